import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { type Random, seededRandom } from "../../shared/table/random.ts";

/** The ways in which a link fails. */
export const FAULTS = ["stall", "swallow", "cut", "refuse"] as const;
export type Fault = (typeof FAULTS)[number];

/**
 * A link between one page and the server that can be made worse than any network: bytes come late, or in fits, or never,
 * and connections break without a word. What it does by chance hangs on its seed alone.
 */
export class FaultyLink {
  readonly #server: Server;
  readonly #random: Random;
  readonly #wires = new Set<Wire>();
  readonly #sockets = new Set<Socket>();
  #target: number;
  #delay: readonly [least: number, most: number] = [0, 0];
  #isRefusing = false;

  private constructor(server: Server, target: number, seed: number) {
    this.#server = server;
    this.#target = target;
    this.#random = seededRandom(seed);
    server.on("connection", (near) => this.#carry(near));
  }

  static async open(target: number, seed = 1): Promise<FaultyLink> {
    const server = createServer();
    const link = new FaultyLink(server, target, seed);
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return link;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** New connections go to another port: the server was started anew. */
  aim(port: number): void {
    this.#target = port;
  }

  /** From now on bytes take so many milliseconds each way, by chance, and stay in order. */
  slow(least: number, most: number): void {
    this.#delay = [least, most];
  }

  fail(fault: Fault): void {
    switch (fault) {
      case "stall":
        // Nothing gets through for now; nothing is lost.
        for (const wire of this.#wires) wire.stall();
        return;
      case "swallow":
        // The connections look open, and lead nowhere any more.
        for (const wire of this.#wires) wire.swallow();
        return;
      case "cut":
        for (const socket of this.#sockets) socket.resetAndDestroy();
        return;
      case "refuse":
        this.#isRefusing = true;
        for (const socket of this.#sockets) socket.resetAndDestroy();
    }
  }

  /** Stalled connections go on, and new ones get through. Those that swallow are lost: they break. */
  heal(): void {
    this.#isRefusing = false;
    for (const wire of this.#wires) wire.heal();
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, "close");
  }

  #carry(near: Socket): void {
    if (this.#isRefusing) {
      near.resetAndDestroy();
      return;
    }
    const far = connect(this.#target, "127.0.0.1");
    const delay = () => this.#random.integer(...this.#delay);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      const wire = new Wire(from, to, delay);
      this.#wires.add(wire);
      this.#sockets.add(from);
      // The wire stays: what is stalled on it, its end among it, is yet to arrive.
      from.on("close", () => this.#sockets.delete(from));
    }
  }
}

/** One direction of a connection. */
class Wire {
  readonly #to: Socket;
  readonly #from: Socket;
  /** What is on its way, in order: timers alone may overtake one another. */
  readonly #onItsWay: (() => void)[] = [];
  /** What was stalled, in order. */
  #held: (() => void)[] | undefined;
  #isSwallowing = false;
  /** When the last piece arrives: none overtakes it. */
  #lastAt = 0;

  constructor(from: Socket, to: Socket, delay: () => number) {
    this.#from = from;
    this.#to = to;
    from.setNoDelay(true);
    from.on("data", (bytes) => this.#later(delay(), () => to.write(bytes)));
    from.on("end", () => this.#later(delay(), () => to.end()));
    from.on("close", () => this.#later(delay(), () => to.destroy()));
    from.on("error", () => to.destroy());
  }

  stall(): void {
    this.#held ??= [];
  }

  swallow(): void {
    this.#isSwallowing = true;
  }

  heal(): void {
    if (this.#isSwallowing) {
      this.#from.destroy();
      this.#to.destroy();
    }
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const act of held) act();
  }

  #later(delay: number, act: () => void): void {
    const now = performance.now();
    this.#lastAt = Math.max(this.#lastAt, now + delay);
    this.#onItsWay.push(act);
    setTimeout(() => this.#pass(), this.#lastAt - now);
  }

  #pass(): void {
    const act = this.#onItsWay.shift();
    if (act === undefined || this.#isSwallowing || this.#to.destroyed) return;
    if (this.#held === undefined) act();
    else this.#held.push(act);
  }
}
