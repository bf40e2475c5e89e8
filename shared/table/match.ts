import type { Board } from "./board.ts";
import type { GameEvent } from "./events.ts";
import type { AnyGame, Audience } from "./game.ts";
import { type Random, seededRandom } from "./random.ts";
import { Refusal } from "./refusal.ts";

/** All that a match is made from, besides its journal. */
export interface MatchSetup {
  readonly options: unknown;
  /** The number of seats that play. */
  readonly seats: number;
  readonly seed: number;
}

/**
 * What happened at the table itself while the match was played. The rules know nothing of it; a replay shows it.
 * `takeover`: a bot plays for the absent player of the seat; `return`: the player is back, and plays again; `bot`: the
 * seat was handed over to a bot; `player`: it was handed over to somebody called `name`; `free`: it was given up;
 * `pause`, `resume`: by agreement; `end`: the match was ended by vote, before its rules ended it.
 */
export interface Note {
  readonly type: "takeover" | "return" | "bot" | "player" | "free" | "pause" | "resume" | "end";
  readonly seat?: number;
  readonly name?: string;
}

/** One line of the journal: a command somebody performed, a note, or time itself acting (neither seat nor command). */
export interface Entry {
  /** 0, 1, 2, ... within the match. */
  readonly number: number;
  /** Match time in milliseconds; a deadline's entry bears the deadline's own time. */
  readonly at: number;
  readonly seat?: number;
  readonly command?: { readonly type: string };
  /** The id the sender's client gave the command: sent again, it is not performed again. */
  readonly commandId?: number;
  /** What happened at the table, where that is all the entry tells. */
  readonly note?: Note;
}

export interface Emitted {
  readonly event: GameEvent;
  readonly audience: Audience;
}

/** A match in play: the envelopes, and the two ways they change. The server, bots, replay and tests all use this. */
export class Match {
  readonly game: AnyGame;
  readonly board: Board;
  readonly hands: unknown[];
  /** What nobody is told before the match is over: for the rules, and for replays. */
  readonly secret: unknown;
  readonly #random: Random;
  #length = 0;
  #emitted: Emitted[] = [];

  constructor(game: AnyGame, setup: MatchSetup) {
    this.game = game;
    this.#random = seededRandom(setup.seed);
    const { board, hands, secret } = game.setUp(setup.options, setup.seats, this.#random);
    this.board = board;
    this.hands = hands;
    this.secret = secret;
  }

  /** The number of entries so far. */
  get length(): number {
    return this.#length;
  }

  get isOver(): boolean {
    return this.game.isOver(this.board);
  }

  /** Fires every deadline due at `now` (match time), each at its own time. @returns the entries for the journal */
  advance(now: number): Entry[] {
    const entries: Entry[] = [];
    for (;;) {
      const deadline = this.isOver ? undefined : this.game.nextDeadline(this.board);
      if (deadline === undefined || deadline > now) return entries;
      this.game.onDeadline(this.#view(deadline));
      if (!this.isOver && this.game.nextDeadline(this.board) === deadline) {
        throw new Error(`${this.game.id}: the deadline at ${deadline} did not move`);
      }
      entries.push({ number: this.#length++, at: deadline });
    }
  }

  /**
   * Performs a command at `now`. Whoever calls has called `advance(now)` before: what was due comes first.
   * @throws Refusal when it is not lawful; nothing has changed then
   */
  perform(now: number, seat: number, command: { readonly type: string }, commandId?: number): Entry {
    if (this.isOver) throw new Refusal("match-over");
    const marked = this.#emitted.length;
    try {
      this.game.perform(this.#view(now), seat, command);
    } catch (error) {
      this.#emitted.length = marked;
      throw error;
    }
    return { number: this.#length++, at: now, seat, command, ...(commandId === undefined ? {} : { commandId }) };
  }

  /** Takes down what happened at the table at `now`. @returns the entry for the journal */
  note(now: number, note: Note): Entry {
    return { number: this.#length++, at: now, note };
  }

  /** Performs an entry of a journal again. @throws Error when the journal does not fit these rules */
  replay(entry: Entry): void {
    if (entry.number !== this.#length) throw new Error(`entry ${entry.number} where ${this.#length} was due`);
    if (entry.note !== undefined) {
      this.#length++;
    } else if (entry.command === undefined) {
      const fired = this.advance(entry.at);
      if (fired.length !== 1 || fired[0]?.at !== entry.at) throw new Error(`no deadline at ${entry.at}`);
    } else {
      this.perform(entry.at, entry.seat ?? -1, entry.command);
    }
  }

  /** What was emitted since the last call. */
  takeEvents(): Emitted[] {
    const events = this.#emitted;
    this.#emitted = [];
    return events;
  }

  #view(now: number) {
    return {
      board: this.board,
      hands: this.hands,
      secret: this.secret,
      random: this.#random,
      now,
      emit: (event: GameEvent, audience: Audience = "everybody") => {
        this.#emitted.push({ event, audience });
      },
    };
  }
}

/** The match as it stands after its journal. */
export function replayMatch(game: AnyGame, setup: MatchSetup, entries: Iterable<Entry>): Match {
  const match = new Match(game, setup);
  for (const entry of entries) match.replay(entry);
  match.takeEvents();
  return match;
}
