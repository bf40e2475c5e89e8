import type { Phase } from "../../shared/table/board.ts";
import type { Entry } from "../../shared/table/match.ts";

export interface SeatRecord {
  readonly name: string;
  readonly colour: number;
  readonly isReady: boolean;
  /** The hash of the seat's token; absent where the place is free. */
  readonly tokenHash?: string | undefined;
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
}

/** What a match was made from: with its entries it can be played again. */
export interface MatchHead {
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: unknown;
  readonly names: readonly string[];
  readonly seed: number;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
}

export interface StoredTable {
  readonly id: number;
  /** Undefined when the row cannot be read. */
  readonly table: TableRecord | undefined;
}

export interface StoredMatch {
  readonly head: MatchHead;
  readonly entries: readonly Entry[];
  /** Milliseconds since 1970; undefined while it is being played. */
  readonly endedAt: number | undefined;
  readonly result: unknown;
}

/** Why a table is no longer open. What is `damaged` is kept aside for whoever wants to look into it. */
export type Closing = "closed" | "damaged";

/** What the server remembers. Whatever it is told is on the disk, or at least with the system, when the call returns. */
export interface Journal {
  /** @returns the id of the table: codes come back into use, ids do not */
  openTable(table: TableRecord): number;
  saveTable(id: number, table: TableRecord): void;
  closeTable(id: number, why: Closing): void;
  openTables(): StoredTable[];
  /** @returns the id of the match */
  beginMatch(tableId: number, head: MatchHead): number;
  append(matchId: number, entry: Entry): void;
  endMatch(matchId: number, endedAt: number, result: unknown): void;
  /** @throws Error when there is no such match or it cannot be read */
  match(id: number): StoredMatch;
  close(): void;
}
