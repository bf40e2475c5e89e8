import type { AbsencePolicy } from "../../shared/table/absence.ts";
import type { Phase } from "../../shared/table/board.ts";
import type { Audience, GameRecord } from "../../shared/table/game.ts";
import type { Entry } from "../../shared/table/match.ts";
import type { ChatLine, MatchHead, MatchRecord } from "../../shared/table/protocol.ts";

export interface SeatRecord {
  readonly name: string;
  readonly colour: number;
  readonly isReady: boolean;
  /** The hash of the seat's token; absent where the place is free. */
  readonly tokenHash?: string | undefined;
  readonly isBot?: boolean | undefined;
}

/** A line of the chat, and who heard it: everybody, or these seats of the match that lay on the table then. */
export interface SaidLine {
  readonly line: ChatLine;
  readonly hearers: Audience;
}

/** All of a table that outlives the process, besides its matches. */
export interface TableRecord {
  readonly code: string;
  readonly game: string;
  readonly options: unknown;
  readonly isPublic: boolean;
  readonly phase: Phase;
  readonly host: number;
  readonly seats: readonly SeatRecord[];
  /** How many matches were begun. */
  readonly match: number;
  /** The match whose board lies on the table, being played or ended. */
  readonly matchId?: number | undefined;
  /** What follows is absent where it is as at a new table. */
  readonly absence?: AbsencePolicy | undefined;
  readonly isPaused?: true | undefined;
  readonly isLocked?: true | undefined;
  readonly isWatchingForbidden?: true | undefined;
  readonly seesAll?: true | undefined;
  /** The hashes of the tokens of those who were put out. */
  readonly banned?: readonly string[] | undefined;
}

export interface StoredTable {
  readonly id: number;
  /** Undefined when the row cannot be read. */
  readonly table: TableRecord | undefined;
  /** The last lines of the chat. */
  readonly chat: readonly SaidLine[];
}

export interface StoredMatch {
  /** By which it is asked for from outside: nobody can guess it. */
  readonly key: string;
  readonly head: MatchHead;
  readonly entries: readonly Entry[];
  /** Milliseconds since 1970; undefined while it is being played. */
  readonly endedAt: number | undefined;
  readonly result: unknown;
}

export interface FinishedFilter {
  /** Of this game alone. */
  readonly game?: string | undefined;
  /** Of the table with this id alone. */
  readonly table?: number | undefined;
  /** At most so many. */
  readonly limit: number;
}

export interface BestFilter {
  readonly game?: string | undefined;
  readonly table?: number | undefined;
  /** At most so many of each category, level and number of players. */
  readonly each: number;
}

/** Why a table is no longer open. What is `damaged` is kept aside for whoever wants to look into it. */
export type Closing = "closed" | "damaged";

/** What the server remembers. Whatever it is told is on the disk, or at least with the system, when the call returns. */
export interface Journal {
  /** @returns the id of the table: codes come back into use, ids do not */
  openTable(table: TableRecord): number;
  saveTable(id: number, table: TableRecord): void;
  saveChat(id: number, chat: readonly SaidLine[]): void;
  closeTable(id: number, why: Closing): void;
  openTables(): StoredTable[];
  /** @returns the id of the match */
  beginMatch(tableId: number, head: MatchHead): number;
  append(matchId: number, entry: Entry): void;
  /** @param record its line in the book of challenges, if it has one */
  endMatch(matchId: number, endedAt: number, result: unknown, record?: GameRecord): void;
  /** @throws Error when there is no such match or it cannot be read */
  match(id: number): StoredMatch;
  /** @returns undefined where no match with this key has ended */
  finishedMatch(key: string): StoredMatch | undefined;
  /** The matches that have ended, the newest first. */
  finishedMatches(filter: FinishedFilter): MatchRecord[];
  /** The best of all that were won: fewer timers, then more sand left, then the quicker, then the earlier first. */
  bestMatches(filter: BestFilter): MatchRecord[];
  close(): void;
}
