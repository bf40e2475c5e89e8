import { setTimeout } from "node:timers/promises";
import type { Sample } from "./statistics.ts";

/** One player of a table under load, whatever the server. */
export interface Player {
  /** Sends a move, if there is a lawful one. @returns whether it did */
  move(): boolean;
  close(): void;
}

export const PLAYERS_PER_TABLE = 4;
/** Two moves a second each. */
const INTERVAL = 500;

/**
 * Lets everybody move at their own beat, spread evenly, for a while: the players of one table, too, each at a time of
 * their own. A late beat does not move the next one. One timer for all: a timer for each would weigh on what is measured.
 */
export async function play(tables: readonly (readonly Player[])[], milliseconds: number): Promise<void> {
  const start = performance.now();
  const inTurn = Array.from({ length: PLAYERS_PER_TABLE }, (_, seat) => tables.map((players) => players[seat])).flat();
  for (let beat = 0; ; beat++) {
    const at = (beat / inTurn.length) * INTERVAL;
    if (at >= milliseconds) return;
    const rest = start + at - performance.now();
    if (rest > 0) await setTimeout(rest);
    inTurn[beat % inTurn.length]?.move();
  }
}

/** When each seat of a table sent the move that the others have yet to see. */
export class InFlight {
  readonly #sentAt = new Map<number, number>();
  readonly #sample: Sample;

  constructor(sample: Sample) {
    this.#sample = sample;
  }
  send(seat: number): void {
    this.#sentAt.set(seat, performance.now());
    this.#sample.sent();
  }
  /** `watcher` sees a move of `mover`: only what others see counts. */
  see(mover: number, watcher: number): void {
    const at = this.#sentAt.get(mover);
    if (at !== undefined && mover !== watcher) this.#sample.seen(performance.now() - at);
  }
}
