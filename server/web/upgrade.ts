import type { IncomingMessage } from "node:http";

const REFUSAL = "HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n";

/**
 * Whether the address of a socket that is asked for can be read; one that cannot is turned away. Colyseus throws at it,
 * outside of any promise, and what is thrown there would end the whole process.
 */
export function isUpgradable({ url = "", socket }: IncomingMessage): boolean {
  if (url.startsWith("/") && URL.canParse(`ws://server${url}`)) return true;
  socket.on("error", () => socket.destroy());
  socket.end(REFUSAL);
  return false;
}
