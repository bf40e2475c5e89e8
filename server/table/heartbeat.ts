import type { WebSocket } from "ws";

/** How often to look whether a page is heard of, ms. */
const BEAT = 1000;
/** A page that says nothing by itself for so long is asked, ms. */
const SILENT = 750;
/** A page not heard of for so long is gone: the line is dead without a word, ms. */
const DEAD = 4000;
/** Between two looks at a page; beyond it the server itself stood still, and heard nobody, ms. */
const LOOK = 1000;

/**
 * Whether a page is still there. One that plays says so itself; only who is silent is asked, each at a moment of its own,
 * so that a full house is not asked all at once.
 */
export class Heartbeat {
  readonly #socket: WebSocket;
  #heardAt: number;
  #nextAt: number;
  #lookedAt: number;

  /** @param now milliseconds of real time, here and below */
  constructor(socket: WebSocket, now = performance.now()) {
    this.#socket = socket;
    this.#heardAt = now;
    this.#nextAt = now + BEAT;
    this.#lookedAt = now;
    socket.on("pong", () => this.hear());
  }

  /** The page sent something. */
  hear(now = performance.now()): void {
    this.#heardAt = now;
  }

  /** Asks a silent page, and cuts off a dead one. To be called often. */
  beat(now = performance.now()): void {
    const standstill = now - this.#lookedAt - LOOK;
    this.#lookedAt = now;
    // What came meanwhile is still to be read: nobody's silence.
    if (standstill > 0) this.#heardAt = Math.min(now, this.#heardAt + standstill);
    const silence = now - this.#heardAt;
    if (silence >= DEAD) this.#socket.terminate();
    else if (now >= this.#nextAt) {
      this.#nextAt = now + BEAT;
      if (silence >= SILENT) this.#socket.ping();
    }
  }
}
