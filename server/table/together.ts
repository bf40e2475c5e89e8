import type { Socket } from "node:net";
import type { Client } from "@colyseus/core";

/**
 * Whatever is sent to these pages within one turn of the event loop leaves in one piece: a patch and what happened cost
 * one write to each socket instead of several, and arrive together.
 */
export function sendTogether(clients: Iterable<Client>): void {
  const sockets: Socket[] = [];
  for (const { ref } of clients) {
    // The types of `ws` keep it private; it is null before the line is open and after it is closed.
    const socket = (ref as unknown as { readonly _socket?: Socket | null })._socket;
    if (socket) sockets.push(socket);
  }
  for (const socket of sockets) socket.cork();
  process.nextTick(() => {
    for (const socket of sockets) socket.uncork();
  });
}
