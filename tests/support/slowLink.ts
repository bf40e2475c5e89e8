import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A link between clients and a server on this machine that carries every byte late. */
export interface SlowLink {
  readonly port: number;
  close(): Promise<void>;
}

/** @param delay milliseconds each way */
export async function slowLink(serverPort: number, delay: number): Promise<SlowLink> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(serverPort, "127.0.0.1");
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.setNoDelay(true);
      from.on("data", (bytes) => later(delay, () => to.write(bytes)));
      from.on("end", () => later(delay, () => to.end()));
      from.on("error", () => to.destroy());
      from.on("close", () => sockets.delete(from));
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

/** Timers of equal length fire in order, so the bytes stay in order too. */
function later(delay: number, act: () => void): void {
  setTimeout(act, delay);
}
