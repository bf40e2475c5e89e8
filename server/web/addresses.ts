import { networkInterfaces } from "node:os";

/** Names of interfaces that lead to containers and virtual machines, not to the phones in the room. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|tun|tap|zt|tailscale|utun)/;
/** What home networks use, most likely first. */
const LIKELY = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];

/** The addresses at which others reach this server, the most likely first; never empty. A public one goes for all. */
export function addresses(host: string, port: number, publicUrl: string | undefined): string[] {
  if (publicUrl !== undefined) return [publicUrl];
  const isAnyHost = host === "0.0.0.0" || host === "::";
  const hosts = isAnyHost ? lanHosts() : [host.includes(":") ? `[${host}]` : host];
  return (hosts.length > 0 ? hosts : ["localhost"]).map((each) => `http://${each}:${port}`);
}

function lanHosts(): string[] {
  return Object.entries(networkInterfaces())
    .flatMap(([name, list = []]) => list.map((each) => ({ ...each, isVirtual: VIRTUAL.test(name) })))
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .sort((a, b) => Number(a.isVirtual) - Number(b.isVirtual) || likelihood(a.address) - likelihood(b.address))
    .map(({ address }) => address);
}

function likelihood(address: string): number {
  const place = LIKELY.findIndex((network) => network.test(address));
  return place < 0 ? LIKELY.length : place;
}
