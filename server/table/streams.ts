import { Packr } from "msgpackr";
import type { PackedEvent } from "../../shared/table/events.ts";

/** How many frames of events a page may have missed. */
const KEPT = 50;

const packr = new Packr({ useRecords: false });

/** Events as they go over the line, and as they are kept. */
export function packFrame(events: readonly PackedEvent[]): Uint8Array {
  return packr.pack(events);
}

/**
 * The last frames of a seat, one behind the other in a few bytes: kept as what they were made of, thousands of small
 * things would live just long enough to make the server stop for them.
 */
class Stream {
  /** How many frames there have been. */
  count = 0;
  /** How many of them are here. */
  #kept = 0;
  #bytes = new Uint8Array(512);
  /** Where each begins. */
  readonly #starts = new Uint32Array(KEPT);
  #end = 0;

  push(frame: Uint8Array): void {
    if (this.#kept < KEPT) this.#kept++;
    if (this.#end + frame.length > this.#bytes.length) this.#makeRoom(frame.length);
    this.#starts[this.count++ % KEPT] = this.#end;
    this.#bytes.set(frame, this.#end);
    this.#end += frame.length;
  }

  /** @returns the events of the last frames, in order, or none where they are not all here */
  last(frames: number): PackedEvent[] {
    if (frames > this.#kept) return [];
    return Array.from({ length: frames }, (_, n) => this.#events(this.count - frames + n)).flat();
  }

  clear(): void {
    this.#kept = 0;
    this.#end = 0;
  }

  #events(number: number): PackedEvent[] {
    const end = number + 1 === this.count ? this.#end : this.#starts[(number + 1) % KEPT];
    return packr.unpack(this.#bytes.slice(this.#starts[number % KEPT], end));
  }

  /** Moves what is still needed to the front: the next frame is counted, but not yet there. */
  #makeRoom(length: number): void {
    const first = this.count + 1 - this.#kept;
    const begin = first < this.count ? (this.#starts[first % KEPT] ?? 0) : this.#end;
    const needed = this.#end - begin + length;
    const former = this.#bytes;
    // At least half is free afterwards: it is not moved often.
    if (2 * needed > former.length) this.#bytes = new Uint8Array(4 * needed);
    this.#bytes.set(former.subarray(begin, this.#end));
    for (let number = first; number < this.count; number++) {
      this.#starts[number % KEPT] = (this.#starts[number % KEPT] ?? 0) - begin;
    }
    this.#end -= begin;
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

  /** @param frame see `packFrame` */
  push(seat: number, frame: Uint8Array): void {
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
    return Number.isInteger(missed) && missed > 0 ? (this.#streams.get(seat)?.last(missed) ?? []) : [];
  }

  /** Another match begins: what was told belongs to the former. */
  clear(): void {
    for (const stream of this.#streams.values()) stream.clear();
  }
}
