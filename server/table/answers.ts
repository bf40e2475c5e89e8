import type { Entry } from "../../shared/table/match.ts";
import type { Answer } from "../../shared/table/protocol.ts";

/** How many answers a seat's commands are remembered. */
const KEPT = 64;

/** The answers given to a match's commands, so that one sent again after a broken line is answered, not performed. */
export class Answers {
  readonly #bySeat = new Map<number, Map<number, Answer>>();

  /** What a former process performed is done. */
  static of(entries: readonly Entry[]): Answers {
    const answers = new Answers();
    for (const { seat, commandId } of entries) {
      if (seat !== undefined && commandId !== undefined) answers.keep(seat, commandId, undefined);
    }
    return answers;
  }

  has(seat: number, id: number): boolean {
    return this.#bySeat.get(seat)?.has(id) ?? false;
  }

  get(seat: number, id: number): Answer {
    return this.#bySeat.get(seat)?.get(id);
  }

  keep(seat: number, id: number, answer: Answer): void {
    const answers = this.#bySeat.get(seat) ?? new Map<number, Answer>();
    this.#bySeat.set(seat, answers.set(id, answer));
    for (const oldest of answers.keys()) {
      if (answers.size <= KEPT) break;
      answers.delete(oldest);
    }
  }
}
