import type { WebSocket } from "ws";
import type { House } from "../house.ts";
import type { Roster } from "./roster.ts";

/** There and back in so many milliseconds at most: so many bars. */
const BARS = [
  [120, 3],
  [350, 2],
] as const;
const POOR = 1;

let lastMark = 0;

/** Sends a ping of its own. @param tell is told how many milliseconds the answer took, if one comes */
export function measureLine(socket: WebSocket, tell: (milliseconds: number) => void): void {
  const mark = Buffer.from(String(++lastMark));
  const sentAt = performance.now();
  const onPong = (data: Buffer) => {
    if (!data.equals(mark)) return;
    socket.off("pong", onPong);
    tell(performance.now() - sentAt);
  };
  socket.on("pong", onPong);
  socket.ping(mark);
}

function barsOf(milliseconds: number): number {
  return BARS.find(([most]) => milliseconds <= most)?.[1] ?? POOR;
}

/** How good the players' lines are: coarse and seldom, since every change is a patch for everybody. */
export class Latencies {
  readonly #house: House;
  readonly #roster: Roster;
  #nextAt: number;

  constructor(house: House, roster: Roster) {
    this.#house = house;
    this.#roster = roster;
    this.#nextAt = house.now() + house.patience.latency;
  }

  /** @returns whether a seat shows another figure */
  tick(): boolean {
    const now = this.#house.now();
    if (now < this.#nextAt) return false;
    this.#nextAt = now + this.#house.patience.latency;
    let isChanged = false;
    for (const { seat, visitor } of this.#roster.places) {
      if (visitor === undefined) continue;
      const bars = visitor.delay === undefined ? seat.latency : barsOf(visitor.delay);
      isChanged ||= bars !== seat.latency;
      seat.latency = bars;
      visitor.measure();
    }
    return isChanged;
  }
}
