import type { TableState } from "../../shared/table/board.ts";
import type { AnyGame } from "../../shared/table/game.ts";
import type { Answer } from "../../shared/table/protocol.ts";
import { type Random, seededRandom } from "../../shared/table/random.ts";
import type { House } from "../house.ts";

/** What bots need of the match they play in. */
export interface BotsMatch {
  readonly board: unknown;
  hand(seat: number): unknown;
  perform(seat: number, command: { readonly type: string }): Answer;
}

/** Does something after so many milliseconds. @returns how to leave it */
export type Later = (delay: number, act: () => void) => () => void;

const later: Later = (delay, act) => {
  const timer = setTimeout(act, delay);
  return () => clearTimeout(timer);
};

/** How often a bot whose wish was refused, or that failed, tries again before it waits for a change. */
const TRIES = 3;

/**
 * The bots of a table. After each change every one of them is asked once, when it has taken its time: it sees the board
 * as it is then. One that fails stands nobody in the way: when its time is up the game has a default for it.
 */
export class Bots {
  readonly #house: House;
  readonly #game: AnyGame;
  readonly #state: TableState;
  readonly #random: Random;
  readonly #later: Later;
  readonly #waiting = new Map<number, () => void>();

  constructor(house: House, game: AnyGame, state: TableState, how: Later = later) {
    this.#house = house;
    this.#game = game;
    this.#state = state;
    this.#later = how;
    this.#random = seededRandom(house.seed());
  }

  /** Something changed. @param match what they play in, or undefined while they may not */
  ask(match: BotsMatch | undefined): void {
    if (match === undefined) {
      this.stop();
      return;
    }
    if (this.#game.think === undefined) return;
    for (const seat of this.#state.seats.keys()) {
      if (this.#plays(seat) && !this.#waiting.has(seat)) this.#await(match, seat, 0);
    }
  }

  stop(): void {
    for (const leave of this.#waiting.values()) leave();
    this.#waiting.clear();
  }

  #plays(seat: number): boolean {
    const { isBot, hasStandIn } = this.#state.seats[seat] ?? {};
    return this.#game.think !== undefined && (isBot === true || hasStandIn === true);
  }

  #await(match: BotsMatch, seat: number, tries: number): void {
    const delay = ((this.#house.patience.bot * this.#random.integer(50, 150)) / 100) * (tries + 1);
    const leave = this.#later(delay, () => {
      this.#waiting.delete(seat);
      if (!this.#plays(seat) || this.#act(match, seat) || this.#waiting.has(seat)) return;
      if (tries + 1 < TRIES) this.#await(match, seat, tries + 1);
    });
    this.#waiting.set(seat, leave);
  }

  /** @returns whether the bot did what it wished, or wished nothing */
  #act(match: BotsMatch, seat: number): boolean {
    try {
      const wish = this.#game.think?.(match.board, match.hand(seat), seat, this.#random);
      if (wish === undefined) return true;
      const answer = match.perform(seat, this.#game.command.parse(wish) as { readonly type: string });
      if (!answer) return true;
      this.#log("bot refused", seat, { wish: wish.type, refused: answer.refused });
    } catch (error) {
      this.#log("bot failed", seat, { err: error });
    }
    return false;
  }

  #log(event: string, seat: number, details: object): void {
    this.#house.log.warn({ event, code: this.#state.code, seat, ...details });
  }
}
