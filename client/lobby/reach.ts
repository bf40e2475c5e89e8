import type { ServerInfo } from "../../shared/table/protocol.ts";

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;
const PRIVATE = /^(10|127|192\.168|172\.(1[6-9]|2\d|3[01])|169\.254)\.|\.local$/;

/**
 * Where a phone beside this screen finds the server: the address this page came from proves itself, unless it only
 * means this machine; then the server's best guess.
 */
export function reachableOrigin(
  info: ServerInfo | undefined,
  here: Pick<Location, "origin" | "hostname" | "protocol">,
): string {
  if (!LOOPBACK.test(here.hostname)) return here.origin;
  const address = info?.addresses[0];
  if (address === undefined) return here.origin;
  return address.includes("://") ? new URL(address).origin : `${here.protocol}//${address}`;
}

/** Whether an address is one of a home network. */
export function isAtHome(origin: string): boolean {
  return PRIVATE.test(new URL(origin).hostname);
}
