import { type SchemaType, schema, t } from "@colyseus/schema";

/** What every game's board extends: all that lies on the table for everybody to see. It never holds a secret. */
export const Board = schema({}, "Board");
export type Board = SchemaType<typeof Board>;

/** A place at the table. Its number is its index; its colour always comes with the shape of the same number. */
export const Seat = schema(
  {
    name: t.string(),
    /** 1 to 8, no two alike at a table. */
    colour: t.uint8(),
    /** Somebody holds the seat's token. Free seats exist only during a match, where a leaver's place stays open. */
    isTaken: t.boolean(),
    isConnected: t.boolean(),
    isReady: t.boolean(),
  },
  "Seat",
);
export type Seat = SchemaType<typeof Seat>;

/** See `ClockReading` in clock.ts. */
export const Clock = schema({ isRunning: t.boolean(), at: t.float64() }, "Clock");
export type Clock = SchemaType<typeof Clock>;

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
  },
  "TableState",
);
export type TableState = SchemaType<typeof TableState>;
