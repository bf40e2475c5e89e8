import type { AnyGame } from "../shared/table/game.ts";
import type { TableListing } from "../shared/table/protocol.ts";
import type { Journal } from "./journal/journal.ts";
import type { Log } from "./log.ts";

/** How long the house waits, in milliseconds. */
export interface Patience {
  /** A dropped player's seat is kept so long while the table gathers; during a match for ever. */
  readonly seat: number;
  /** The host may be away so long before another player becomes host. */
  readonly host: number;
  /** A table at which nobody has sat for so long, gathering, is closed. */
  readonly emptyTable: number;
  /** A table without any connection for so long is closed. */
  readonly idleTable: number;
  /** A table that was set and that nobody joined is closed: no page takes so long. */
  readonly unjoinedTable: number;
  /** A page that does not finish its join in this time is sent away. */
  readonly join: number;
  /** In a public table nobody is waited for longer. */
  readonly wait: number;
  /** After a pause, and when all are back, the match sets going so long afterwards: three, two, one; see `Hold`. */
  readonly countdown: number;
  /** A bot plays for a player who has been away so long: a reload is shorter. */
  readonly standIn: number;
  /** A bot takes about so long to make up its mind. */
  readonly bot: number;
  /** A vote lapses. */
  readonly vote: number;
  /** A link that hands a seat on to another page is good so long. */
  readonly link: number;
  /** How often a seat's latency may change. */
  readonly latency: number;
}

export const PATIENCE = {
  seat: 60_000,
  host: 30_000,
  emptyTable: 600_000,
  unjoinedTable: 20_000,
  join: 10_000,
  wait: 300_000,
  countdown: 3000,
  standIn: 8000,
  bot: 1200,
  vote: 60_000,
  link: 300_000,
  latency: 10_000,
} as const;

/** What the rest of the server may know of an open table. */
export interface OpenTable {
  /** By which the journal knows it. */
  readonly id: number;
  readonly isPublic: boolean;
  /** Somebody with a seat is there. */
  readonly isAlive: boolean;
  listing(): TableListing;
}

/** What every table of this server has in common. */
export interface House {
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly journal: Journal;
  readonly log: Log;
  /** Server time in milliseconds. */
  readonly now: () => number;
  /** A fresh seed of 32 bits. */
  readonly seed: () => number;
  readonly patience: Patience;
  readonly maxTables: number;
  /** By code. */
  readonly tables: Map<string, OpenTable>;
  /** The codes of tables that could not be brought back when this process began. */
  readonly damaged: Set<string>;
}
