import type { Board, TableState } from "../../shared/table/board.ts";
import { type ClockReading, matchTime, startedClock, stoppedClock } from "../../shared/table/clock.ts";
import type { AnyGame, GameRecord, Audience as Hearers, Talk } from "../../shared/table/game.ts";
import { type Emitted, type Entry, Match, type Note, replayMatch } from "../../shared/table/match.ts";
import { type Answer, type CommandEnvelope, type MatchHead, REFUSED } from "../../shared/table/protocol.ts";
import { Refusal } from "../../shared/table/refusal.ts";
import type { House } from "../house.ts";
import type { StoredMatch } from "../journal/journal.ts";
import { Answers } from "./answers.ts";
import { REST } from "./writings.ts";

/** To whom a match speaks: the table sends it on. */
export interface Audience {
  /** The synchronized state changed. */
  patch(): void;
  hand(seat: number, hand: unknown): void;
  events(emitted: readonly Emitted[]): void;
  /** This is in the journal now. */
  taken(entry: Entry): void;
  /** Everybody has been told of a change of the match, or of its clock having set going. */
  changed(): void;
  /** The match has ended; its end is in the journal, and not yet sent. */
  ended(): void;
  /** Writes it down, now or when the disk can. */
  write(what: string, act: () => void): void;
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
  /** The players ended it before its rules did. */
  #isAbandoned: boolean;
  /** It cannot be rebuilt: its time stands for good. */
  #isBroken = false;
  readonly #answers: Answers;
  /** Match time of the last entry. */
  #at = 0;
  readonly #told: unknown[];
  /** The last entry was written down. */
  #isWritable = true;
  /** Server time at which match time, which stands because the disk failed, is set going again. */
  #tryAt: number | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** Server time at which the timer goes off, 0 when there is none. */
  #aimedAt = 0;

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
    if ((match.isOver || isAbandoned(entries)) && stored.endedAt === undefined)
      house.journal.endMatch(id, Date.now(), match.board.toJSON(), lineOf(game, head, match.board));
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
    this.#isAbandoned = isAbandoned(entries);
    this.#state = state;
    this.#audience = audience;
    this.#at = entries.at(-1)?.at ?? 0;
    this.#answers = Answers.of(entries);
    this.#told = [...match.hands];
    this.#state.board = match.board;
    this.#setClock({ isRunning: false, at: this.#at });
  }

  get talk(): Talk {
    return this.isOver ? "open" : this.#game.talk(this.#match.board);
  }

  /** Who hears what this seat says in private, or undefined where the game has no such talk. */
  hearers(seat: number): Hearers | undefined {
    return this.#game.hearers?.(this.#match.board, seat);
  }

  get isOver(): boolean {
    return this.#match.isOver || this.#isAbandoned;
  }

  /** Ended by vote, before its rules ended it. */
  get isAbandoned(): boolean {
    return this.#isAbandoned;
  }

  get head(): MatchHead {
    return this.#head;
  }

  get board(): Board {
    return this.#match.board;
  }

  /** Match time in whole milliseconds, and never before the last entry. */
  get now(): number {
    return Math.max(this.#at, Math.floor(matchTime(this.#state.clock, this.#house.now())));
  }

  /** The options of the match that would follow, or undefined. */
  nextOptions(): unknown {
    return this.#game.next(this.#head.options, this.#match.board);
  }

  hand(seat: number): unknown {
    return this.#match.hands[seat];
  }

  /** Sets match time going, after a countdown in milliseconds, or stops it; never after the end. */
  run(isRunning: boolean, countdown: number): void {
    const { clock } = this.#state;
    const now = this.#house.now();
    this.#tryAt = undefined;
    this.#settle();
    if (!isRunning || this.isOver || this.#isBroken) this.#setClock(stoppedClock(clock, now));
    else if (clock.startsAt === 0 && !clock.isRunning) {
      this.#setClock(
        countdown > 0 ? { isRunning: false, at: clock.at, startsAt: now + countdown } : startedClock(clock, now),
      );
    }
    this.#aim();
  }

  /** Takes down what happened at the table. */
  note(note: Note): void {
    this.#safely(() => {
      this.#append(this.#match.advance(this.now));
      this.#append([this.#match.note(this.now, note)]);
      this.#tell();
      return undefined;
    });
  }

  /** Ends the match as it stands. */
  abandon(): void {
    this.#safely(() => {
      this.#append([this.#match.note(this.now, { type: "end" })]);
      this.#isAbandoned = true;
      this.#tell();
      return undefined;
    });
  }

  answered(seat: number, id: number): { readonly answer: Answer } | undefined {
    return this.#answers.given(seat, id);
  }

  /** @param id absent for a bot, which never sends a command again */
  perform(seat: number, command: CommandEnvelope["c"], id?: number): Answer {
    return this.#safely(() => {
      const { now } = this;
      this.#append(this.#match.advance(now));
      const result = this.#attempt(now, seat, command, id);
      this.#tell();
      if (id !== undefined) this.#answers.keep(seat, id, result);
      return result;
    });
  }

  /** Fires what is due. */
  tick(): void {
    if (this.#settle()) {
      this.#audience.patch();
      this.#audience.changed();
    }
    if (this.#tryAt !== undefined && this.#house.now() >= this.#tryAt) {
      this.run(true, 0);
      this.#audience.patch();
    }
    if (!this.#state.clock.isRunning) return;
    const answer = this.#safely(() => {
      const fired = this.#match.advance(this.now);
      this.#append(fired);
      if (fired.length > 0) this.#tell();
      return undefined;
    });
    if (answer !== undefined && !this.#isBroken) this.#halt();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#aimedAt = 0;
  }

  /** A countdown is over: match time goes on from that very moment. @returns whether it was */
  #settle(): boolean {
    const { clock } = this.#state;
    if (clock.startsAt === 0 || this.#house.now() < clock.startsAt) return false;
    this.#setClock(startedClock(clock, clock.startsAt));
    return true;
  }

  #attempt(now: number, seat: number, command: CommandEnvelope["c"], id: number | undefined): Answer {
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
      this.#isWritable = false;
      this.#house.journal.append(this.id, entry);
      this.#isWritable = true;
      this.#at = entry.at;
      this.#audience.taken(entry);
    }
  }

  /** Tells everybody what changed: the state, then the hands, then what happened. */
  #tell(): void {
    const hasEnded = this.isOver && this.#state.phase === "playing";
    if (hasEnded) {
      this.#setClock({ isRunning: false, at: this.#at });
      const { board } = this.#match;
      const end = [this.id, Date.now(), board.toJSON(), lineOf(this.#game, this.#head, board)] as const;
      // What ended it is in the journal: no failure to write the end itself takes that back.
      this.#audience.write(`end ${this.id}`, () => this.#house.journal.endMatch(...end));
      this.#audience.ended();
    }
    this.#audience.patch();
    this.#match.hands.forEach((hand, seat) => {
      if (hand === this.#told[seat]) return;
      this.#told[seat] = hand;
      this.#audience.hand(seat, hand);
    });
    const emitted = this.#match.takeEvents();
    if (emitted.length > 0) this.#audience.events(emitted);
    this.#aim();
    this.#audience.changed();
  }

  /** The rules, or the disk, failed: the match is rebuilt from what is in the journal, so that the board is whole. */
  #safely(act: () => Answer): Answer {
    if (this.#isBroken) return { refused: REFUSED.internal };
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
        this.#isBroken = true;
        // Not even the rules are asked any more: what they threw in a timer would end the whole server.
        this.#setClock({ isRunning: false, at: this.#at });
        this.#audience.broken(cause);
      }
      return { refused: REFUSED.internal };
    }
  }

  /**
   * A deadline cannot be acted on: match time stands just before it, instead of running into it again and again. Where
   * it was the disk that failed it is tried again after a while; rules that failed would fail again.
   */
  #halt(): void {
    const deadline = this.#game.nextDeadline(this.#match.board) ?? this.#at;
    this.#setClock({ isRunning: false, at: Math.max(this.#at, deadline - 1) });
    this.#tryAt = this.#isWritable ? undefined : this.#house.now() + REST;
    this.#audience.patch();
  }

  #setClock(reading: ClockReading): void {
    const { clock } = this.#state;
    const { startsAt = 0 } = reading;
    if (clock.startsAt !== startsAt) clock.startsAt = startsAt;
    if (clock.isRunning !== reading.isRunning) clock.isRunning = reading.isRunning;
    if (clock.at !== reading.at) clock.at = reading.at;
  }

  /** The table's tick may come late; a timer aimed at the deadline itself makes the end prompt. */
  #aim(): void {
    const due = this.#due() ?? 0;
    if (due === this.#aimedAt) return;
    clearTimeout(this.#timer);
    this.#aimedAt = due;
    if (due === 0) return;
    const delay = Math.ceil(due - this.#house.now());
    this.#timer = setTimeout(
      () => {
        this.#aimedAt = 0;
        this.tick();
        // Timers may be a little early: then nothing was due yet, and it is aimed again.
        this.#aim();
      },
      Math.min(Math.max(1, delay), 60_000),
    );
  }

  /** Server time at which time itself acts next: at the end of a countdown, or at a deadline. */
  #due(): number | undefined {
    const { clock } = this.#state;
    if (clock.startsAt > 0) return clock.startsAt;
    const deadline = clock.isRunning ? this.#game.nextDeadline(this.#match.board) : undefined;
    return deadline === undefined ? undefined : clock.at + deadline;
  }
}

export function setupOf({ options, names, seed }: MatchHead) {
  return { options, seats: names.length, seed };
}

/** What the book of challenges keeps of the match; nothing when its rules did not end it. */
function lineOf(game: AnyGame, { options }: MatchHead, board: Board): GameRecord | undefined {
  return game.isOver(board) ? game.record?.(options, board) : undefined;
}

function isAbandoned(entries: readonly Entry[]): boolean {
  return entries.some(({ note }) => note?.type === "end");
}
