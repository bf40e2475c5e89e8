import type { PackedEvent } from "../../shared/table/events.ts";

/** How many frames of events a page may have missed. */
const KEPT = 50;

type Frame = readonly PackedEvent[];

/** The last frames of a seat, in a ring. */
class Stream {
  /** How many frames there have been. */
  count = 0;
  /** How many of them are here. */
  #kept = 0;
  readonly #frames: Frame[] = [];

  push(frame: Frame): void {
    this.#frames[this.count++ % KEPT] = frame;
    this.#kept = Math.min(this.#kept + 1, KEPT);
  }

  /** @returns the last of them, in order, or none where they are not all here */
  last(number: number): Frame[] {
    if (number > this.#kept) return [];
    return Array.from({ length: number }, (_, n) => this.#frames[(this.count - number + n) % KEPT] ?? []);
  }

  clear(): void {
    this.#kept = 0;
    this.#frames.length = 0;
  }
}

/** What each seat, and whoever watches (-1), was told last, for those who come back. */
export class Streams {
  readonly #first: number;
  readonly #streams = new Map<number, Stream>();

  /** @param first above every number that a former process may have given */
  constructor(first: number) {
    this.#first = Math.ceil(first);
  }

  push(seat: number, frame: Frame): void {
    let stream = this.#streams.get(seat);
    if (stream === undefined) {
      stream = new Stream();
      this.#streams.set(seat, stream);
    }
    stream.push(frame);
  }

  /** The number of the last frame. */
  numberOf(seat: number): number {
    return this.#first + (this.#streams.get(seat)?.count ?? 0);
  }

  /** What came after that frame; nothing when it is not all here. */
  since(seat: number, number: number): PackedEvent[] {
    const missed = this.numberOf(seat) - number;
    return missed > 0 ? (this.#streams.get(seat)?.last(missed).flat() ?? []) : [];
  }

  /** Another match begins: what was told belongs to the former. */
  clear(): void {
    for (const stream of this.#streams.values()) stream.clear();
  }
}
