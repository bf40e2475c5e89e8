import type { PackedEvent } from "../../shared/table/events.ts";

/** How many frames of events a page may have missed. */
const KEPT = 50;

interface Stream {
  /** How many frames there have been. */
  count: number;
  /** The last of them. */
  frames: (readonly PackedEvent[])[];
}

/** What each seat, and whoever watches (-1), was told last, for those who come back. */
export class Streams {
  readonly #first: number;
  readonly #streams = new Map<number, Stream>();

  /** @param first above every number that a former process may have given */
  constructor(first: number) {
    this.#first = Math.ceil(first);
  }

  push(seat: number, frame: readonly PackedEvent[]): void {
    const stream = this.#streams.get(seat) ?? { count: 0, frames: [] };
    this.#streams.set(seat, stream);
    stream.count++;
    stream.frames.push(frame);
    if (stream.frames.length > KEPT) stream.frames.shift();
  }

  /** The number of the last frame. */
  numberOf(seat: number): number {
    return this.#first + (this.#streams.get(seat)?.count ?? 0);
  }

  /** What came after that frame; nothing when it is not all here. */
  since(seat: number, number: number): PackedEvent[] {
    const missed = this.numberOf(seat) - number;
    const frames = this.#streams.get(seat)?.frames ?? [];
    return missed > 0 && missed <= frames.length ? frames.slice(-missed).flat() : [];
  }

  /** Another match begins: what was told belongs to the former. */
  clear(): void {
    for (const stream of this.#streams.values()) stream.frames = [];
  }
}
