import type { AnyGame } from "../../shared/table/game.ts";
import { type Entry, Match, type MatchSetup } from "../../shared/table/match.ts";
import { OPEN_DELAY, type OpenMessage } from "../../shared/table/protocol.ts";

/** How often whoever watches is told, ms. */
const EVERY = 1000;

/** The same match a minute behind, for those who watch. */
export class OpenView {
  readonly #match: Match;
  readonly #ahead: Entry[];
  #at = 0;
  /** Server time. */
  #toldAt = Number.NEGATIVE_INFINITY;

  /** @param entries those of the match so far */
  constructor(game: AnyGame, setup: MatchSetup, entries: readonly Entry[]) {
    this.#match = new Match(game, setup);
    this.#ahead = [...entries];
  }

  add(entry: Entry): void {
    this.#ahead.push(entry);
  }

  /**
   * Plays on to what may be seen at this match time.
   * @returns what to tell whoever watches, at most once a second; undefined when there is nothing new
   */
  news(matchNow: number, now: number): OpenMessage | undefined {
    if (matchNow < OPEN_DELAY || now < this.#toldAt + EVERY) return undefined;
    const isFirst = this.#toldAt === Number.NEGATIVE_INFINITY;
    if (!this.#advance(matchNow) && !isFirst) return undefined;
    this.#toldAt = now;
    return this.message;
  }

  /** For a newcomer; undefined in the first minute, when not even the cards dealt may be seen. */
  get message(): OpenMessage | undefined {
    if (this.#toldAt === Number.NEGATIVE_INFINITY) return undefined;
    return { at: this.#at, board: this.#match.board.toJSON(), hands: this.#match.hands };
  }

  /** @returns whether there was anything to play */
  #advance(matchNow: number): boolean {
    const ahead = this.#ahead.findIndex(({ at }) => at + OPEN_DELAY > matchNow);
    const due = this.#ahead.splice(0, ahead < 0 ? this.#ahead.length : ahead);
    for (const entry of due) {
      this.#match.replay(entry);
      this.#at = entry.at;
    }
    this.#match.takeEvents();
    return due.length > 0;
  }
}
