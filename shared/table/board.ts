import { type SchemaType, schema, t } from "@colyseus/schema";
import type { AbsencePolicy } from "./absence.ts";

/** What every game's board extends: all that lies on the table for everybody to see. It never holds a secret. */
export const Board = schema({}, "Board");
export type Board = SchemaType<typeof Board>;

/** A place at the table. Its number is its index; its colour always comes with the shape of the same number. */
export const Seat = schema(
  {
    name: t.string(),
    /** 1 to 9, no two alike at a table. */
    colour: t.uint8(),
    /** Somebody holds the seat's token. Free seats exist only during a match, where a leaver's place stays open. */
    isTaken: t.boolean(),
    isConnected: t.boolean(),
    isReady: t.boolean(),
    /** A bot holds the seat; its name is empty. It is always there and always ready. */
    isBot: t.boolean().default(false),
    /** A bot plays for the seat's absent player, until that player is back. */
    hasStandIn: t.boolean().default(false),
    /** How good the line is: 3 good, 2 fair, 1 poor; 0 not known. */
    latency: t.uint8().default(0),
  },
  "Seat",
);
export type Seat = SchemaType<typeof Seat>;

/** See `ClockReading` in clock.ts. */
export const Clock = schema({ isRunning: t.boolean(), at: t.float64(), startsAt: t.float64().default(0) }, "Clock");
export type Clock = SchemaType<typeof Clock>;

/** Somebody who watches. */
export const Watcher = schema(
  {
    /** No two at a table are alike. */
    id: t.uint16(),
    /** Empty where none was given. */
    name: t.string(),
  },
  "Watcher",
);
export type Watcher = SchemaType<typeof Watcher>;

/** What a vote is about. */
export type VoteKind = "handOver" | "kick" | "pause" | "resume" | "end";

/** A proposal that waits for the others' agreement. */
export const Vote = schema(
  {
    kind: t.string<VoteKind>(),
    /** The seat that proposed it. */
    by: t.uint8(),
    /** Whose seat it is about; -1: nobody's. */
    seat: t.int8().default(-1),
    /** `handOver`: to whom: -1 a bot, 0 whoever sits down first, else a watcher's id. */
    to: t.int32().default(0),
    /** One bit a seat (1 << seat): whose agreement counts. */
    needed: t.uint16(),
    /** One bit a seat: who agreed so far. */
    agreed: t.uint16(),
    /** Half of them is not enough, but more than half is; else all must agree. */
    isMajority: t.boolean(),
    /** Server time at which it lapses. */
    endsAt: t.float64(),
  },
  "Vote",
);
export type Vote = SchemaType<typeof Vote>;

/** `gathering`: before the start; `playing`; `ended`: the summary lies open. */
export type Phase = "gathering" | "playing" | "ended";

/** All that is synchronized to every client of a table, players and spectators alike. */
export const TableState = schema(
  {
    code: t.string(),
    game: t.string(),
    phase: t.string<Phase>().default("gathering"),
    isPublic: t.boolean(),
    /** The host's seat. */
    host: t.uint8(),
    /** The game's options as JSON: their shape is the game's own. */
    options: t.string(),
    seats: t.array(Seat),
    spectators: t.uint8(),
    clock: t.ref(Clock),
    /** Goes up with every match of the table, so that clients see a new one begin. */
    match: t.uint16(),
    board: t.ref(Board).optional(),
    /** What happens when a player is away. */
    absence: t.string<AbsencePolicy>().default("pause"),
    /** The players agreed on a pause: match time stands, and no command is performed. */
    isPaused: t.boolean().default(false),
    /** Match time stands until the absent are back, at most until this server time; -1: however long it takes; 0: no. */
    waitsUntil: t.float64().default(0),
    vote: t.ref(Vote).optional(),
    /** Nobody new may take a seat. */
    isLocked: t.boolean().default(false),
    mayWatch: t.boolean().default(true),
    /** Whoever watches is shown all hands, a minute of match time late. */
    seesAll: t.boolean().default(false),
    watchers: t.array(Watcher),
    /** After the end: by which the match can be had from `GET /api/matches/KEY`. */
    matchKey: t.string().default(""),
    /** The players ended the match by vote, before its rules did: no game has an end to show for it. */
    isEndedByVote: t.boolean().default(false),
  },
  "TableState",
);
export type TableState = SchemaType<typeof TableState>;
