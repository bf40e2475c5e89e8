import type { TableState } from "../../shared/table/board.ts";
import { type ClockReading, matchTime, startedClock, stoppedClock } from "../../shared/table/clock.ts";
import type { AnyGame, Talk } from "../../shared/table/game.ts";
import { type Emitted, type Entry, Match, replayMatch } from "../../shared/table/match.ts";
import { type Answer, type CommandEnvelope, REFUSED } from "../../shared/table/protocol.ts";
import { Refusal } from "../../shared/table/refusal.ts";
import type { House } from "../house.ts";
import type { MatchHead, StoredMatch } from "../journal/journal.ts";
import { Answers } from "./answers.ts";

/** To whom a match speaks: the table sends it on. */
export interface Audience {
  /** The synchronized state changed. */
  patch(): void;
  hand(seat: number, hand: unknown): void;
  events(emitted: readonly Emitted[]): void;
  /** The match has ended; its end is in the journal, and not yet sent. */
  ended(): void;
  /** The match cannot be rebuilt from its journal. */
  broken(error: unknown): void;
}

/** A match on the table: its clock, its deadlines, its journal, and who is told what. */
export class Play {
  readonly id: number;
  readonly #house: House;
  readonly #game: AnyGame;
  readonly #head: MatchHead;
  readonly #state: TableState;
  readonly #audience: Audience;
  #match: Match;
  #answers: Answers;
  /** Match time of the last entry. */
  #at = 0;
  #told: unknown[];
  #timer: NodeJS.Timeout | undefined;

  /** Begins a new match, journalled under the table's id. */
  static begin(
    house: House,
    game: AnyGame,
    head: MatchHead,
    tableId: number,
    state: TableState,
    audience: Audience,
  ): Play {
    const match = new Match(game, setupOf(head));
    const id = house.journal.beginMatch(tableId, head);
    return new Play(house, game, id, head, match, [], state, audience);
  }

  /** Lays a match of a former process on the table again. @throws Error when its journal does not fit these rules */
  static resume(
    house: House,
    game: AnyGame,
    id: number,
    stored: StoredMatch,
    state: TableState,
    audience: Audience,
  ): Play {
    const { head, entries } = stored;
    if (head.game !== game.id || head.rulesVersion !== game.rulesVersion) {
      throw new Error(`played under ${head.game} ${head.rulesVersion}, these are ${game.id} ${game.rulesVersion}`);
    }
    const match = replayMatch(game, setupOf(head), entries);
    // The process ended between the last entry and the end being written down.
    if (match.isOver && stored.endedAt === undefined) house.journal.endMatch(id, Date.now(), match.board.toJSON());
    return new Play(house, game, id, head, match, entries, state, audience);
  }

  private constructor(
    house: House,
    game: AnyGame,
    id: number,
    head: MatchHead,
    match: Match,
    entries: readonly Entry[],
    state: TableState,
    audience: Audience,
  ) {
    this.id = id;
    this.#house = house;
    this.#game = game;
    this.#head = head;
    this.#match = match;
    this.#state = state;
    this.#audience = audience;
    this.#at = entries.at(-1)?.at ?? 0;
    this.#answers = Answers.of(entries);
    this.#told = [...match.hands];
    this.#state.board = match.board;
    this.#setClock({ isRunning: false, at: this.#at });
  }

  get talk(): Talk {
    return this.#match.isOver ? "open" : this.#game.talk(this.#match.board);
  }

  get isOver(): boolean {
    return this.#match.isOver;
  }

  /** The options of the match that would follow, or undefined. */
  nextOptions(): unknown {
    return this.#game.next(this.#head.options, this.#match.board);
  }

  hand(seat: number): unknown {
    return this.#match.hands[seat];
  }

  /** Sets match time going, or stops it; never after the end. */
  run(isRunning: boolean): void {
    const turned = isRunning && !this.isOver ? startedClock : stoppedClock;
    this.#setClock(turned(this.#state.clock, this.#house.now()));
    this.#aim();
  }

  answered(seat: number, id: number): { readonly answer: Answer } | undefined {
    return this.#answers.has(seat, id) ? { answer: this.#answers.get(seat, id) } : undefined;
  }

  perform(seat: number, { id, c: command }: CommandEnvelope): Answer {
    return this.#safely(() => {
      const now = this.#now();
      this.#append(this.#match.advance(now));
      const result = this.#attempt(now, seat, command, id);
      this.#tell();
      this.#answers.keep(seat, id, result);
      return result;
    });
  }

  /** Fires what is due. */
  tick(): void {
    if (!this.#state.clock.isRunning) return;
    const answer = this.#safely(() => {
      const fired = this.#match.advance(this.#now());
      this.#append(fired);
      if (fired.length > 0) this.#tell();
      return undefined;
    });
    if (answer !== undefined) this.#halt();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Whole milliseconds, and never before the last entry. */
  #now(): number {
    return Math.max(this.#at, Math.floor(matchTime(this.#state.clock, this.#house.now())));
  }

  #attempt(now: number, seat: number, command: CommandEnvelope["c"], id: number): Answer {
    try {
      this.#append([this.#match.perform(now, seat, command, id)]);
      return undefined;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return error.params === undefined ? { refused: error.code } : { refused: error.code, params: error.params };
    }
  }

  #append(entries: readonly Entry[]): void {
    for (const entry of entries) {
      this.#house.journal.append(this.id, entry);
      this.#at = entry.at;
    }
  }

  /** Tells everybody what changed: the state, then the hands, then what happened. */
  #tell(): void {
    const hasEnded = this.isOver && this.#state.phase === "playing";
    if (hasEnded) {
      this.#setClock({ isRunning: false, at: this.#at });
      this.#house.journal.endMatch(this.id, Date.now(), this.#match.board.toJSON());
      this.#audience.ended();
    }
    this.#audience.patch();
    for (const [seat, hand] of this.#match.hands.entries()) {
      if (hand !== this.#told[seat]) this.#audience.hand(seat, hand);
    }
    this.#told = [...this.#match.hands];
    const emitted = this.#match.takeEvents();
    if (emitted.length > 0) this.#audience.events(emitted);
    this.#aim();
  }

  /** The rules, or the disk, failed: the match is rebuilt from what is in the journal, so that the board is whole. */
  #safely(act: () => Answer): Answer {
    try {
      return act();
    } catch (error) {
      this.#house.log.error({ event: "rules failed", code: this.#state.code, match: this.id, err: error });
      try {
        const { entries } = this.#house.journal.match(this.id);
        this.#match = replayMatch(this.#game, setupOf(this.#head), entries);
        this.#at = entries.at(-1)?.at ?? 0;
        this.#state.board = this.#match.board;
        this.#tell();
      } catch (cause) {
        this.stop();
        this.#audience.broken(cause);
      }
      return { refused: REFUSED.internal };
    }
  }

  /** A deadline cannot be acted on: match time stands just before it, instead of running into it again and again. */
  #halt(): void {
    const deadline = this.#game.nextDeadline(this.#match.board) ?? this.#at;
    this.#setClock({ isRunning: false, at: Math.max(this.#at, deadline - 1) });
    this.#audience.patch();
  }

  #setClock(reading: ClockReading): void {
    const { clock } = this.#state;
    if (clock.isRunning !== reading.isRunning) clock.isRunning = reading.isRunning;
    if (clock.at !== reading.at) clock.at = reading.at;
  }

  /** The tick may come 50 ms late; a timer aimed at the deadline itself makes the end prompt. */
  #aim(): void {
    clearTimeout(this.#timer);
    if (!this.#state.clock.isRunning) return;
    const deadline = this.#game.nextDeadline(this.#match.board);
    if (deadline === undefined) return;
    const delay = deadline - matchTime(this.#state.clock, this.#house.now());
    this.#timer = setTimeout(
      () => {
        this.tick();
        // Timers may be a little early: then nothing was due yet, and it is aimed again.
        this.#aim();
      },
      Math.min(Math.max(1, Math.ceil(delay)), 60_000),
    );
  }
}

function setupOf({ options, names, seed }: MatchHead) {
  return { options, seats: names.length, seed };
}
