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

/** Lets everybody move at their own beat, spread evenly, for a while. */
export async function play(players: readonly Player[], milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds;
  const timers = new Set<NodeJS.Timeout>();
  await Promise.all(
    players.map(
      (player, index) =>
        new Promise<void>((resolve) => {
          const beat = () => {
            if (performance.now() >= end) return resolve();
            player.move();
            timers.add(setTimeout(beat, INTERVAL));
          };
          setTimeout(beat, (index / players.length) * INTERVAL);
        }),
    ),
  );
  for (const timer of timers) clearTimeout(timer);
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
