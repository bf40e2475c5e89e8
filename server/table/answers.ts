import type { Entry } from "../../shared/table/match.ts";
import type { Answer } from "../../shared/table/protocol.ts";

/** How many answers a seat's commands are remembered. */
const KEPT = 64;

/** The last answers to a seat's commands, in a ring: nothing is made anew for each of them. */
class Ring {
  /** What is not a number is no command's. */
  readonly #ids = new Float64Array(KEPT).fill(Number.NaN);
  readonly #answers: Answer[] = new Array(KEPT).fill(undefined);
  #next = 0;

  /** @returns its place, or -1 */
  find(id: number): number {
    return this.#ids.indexOf(id);
  }

  at(place: number): Answer {
    return this.#answers[place];
  }

  put(id: number, answer: Answer): void {
    this.#ids[this.#next] = id;
    this.#answers[this.#next] = answer;
    this.#next = (this.#next + 1) % KEPT;
  }
}

/** The answers given to a match's commands, so that one sent again after a broken line is answered, not performed. */
export class Answers {
  readonly #bySeat = new Map<number, Ring>();

  /** What a former process performed is done. */
  static of(entries: readonly Entry[]): Answers {
    const answers = new Answers();
    for (const { seat, commandId } of entries) {
      if (seat !== undefined && commandId !== undefined) answers.keep(seat, commandId, undefined);
    }
    return answers;
  }

  /** @returns undefined where this seat sent no such command of late */
  given(seat: number, id: number): { readonly answer: Answer } | undefined {
    const ring = this.#bySeat.get(seat);
    const place = ring?.find(id) ?? -1;
    return ring === undefined || place < 0 ? undefined : { answer: ring.at(place) };
  }

  keep(seat: number, id: number, answer: Answer): void {
    let ring = this.#bySeat.get(seat);
    if (ring === undefined) {
      ring = new Ring();
      this.#bySeat.set(seat, ring);
    }
    ring.put(id, answer);
  }
}
