import { type SchemaType, schema, t } from "@colyseus/schema";
import { z } from "zod";
import { Board } from "../../../shared/table/board.ts";
import type { EventTable } from "../../../shared/table/events.ts";
import type { Game } from "../../../shared/table/game.ts";
import { Refusal } from "../../../shared/table/refusal.ts";

/**
 * The smallest game that has everything a table must care for: a board, hands, a secret stack, whispered events, a
 * deadline, silence, a next match, and rules that can be made to fail.
 */
const Pawn = schema({ row: t.int8(), col: t.int8() }, "PebblesPawn");
export const PebblesBoard = Board.extend(
  {
    pawn: t.ref(Pawn),
    /** By seat. */
    pebbles: t.array("uint8"),
    /** Match time at which time is up; -1: never. */
    timeUp: t.float64().default(-1),
    times: t.uint16(),
    lastAt: t.float64(),
    isSilent: t.boolean().default(false),
    isOver: t.boolean().default(false),
    isCursed: t.boolean().default(false),
  },
  "PebblesBoard",
);
export type PebblesBoard = SchemaType<typeof PebblesBoard>;

interface Hand {
  readonly lucky: number;
  readonly peeked: readonly number[];
}

interface Secret {
  readonly stack: number[];
}

const options = z.strictObject({
  seats: z.number().int().min(1).max(8).default(8),
  round: z.number().int().default(1),
  /** Hands tell whose side a player is on. */
  isHidden: z.literal(true).optional(),
});
type Options = z.infer<typeof options>;

const command = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("move"), row: z.number().int(), col: z.number().int() }),
  z.strictObject({ type: z.literal("take"), count: z.number().int().min(1).max(9) }),
  /** Looks at the top of the stack: the seat alone knows, and its neighbour sees that it did. */
  z.strictObject({ type: z.literal("peek") }),
  z.strictObject({ type: z.literal("hurry"), milliseconds: z.number().int() }),
  z.strictObject({ type: z.literal("hush"), isSilent: z.boolean() }),
  z.strictObject({ type: z.literal("finish") }),
  /** The rules throw after having changed half of the board. */
  z.strictObject({ type: z.literal("crash") }),
  /** From now on the deadline throws. */
  z.strictObject({ type: z.literal("curse") }),
]);
type Command = z.infer<typeof command>;

type PebblesEvent =
  | { type: "moved"; seat: number; row: number; col: number }
  | { type: "took"; seat: number; count: number }
  | { type: "peeked"; card: number }
  | { type: "timeUp" };

const events: EventTable<PebblesEvent> = {
  moved: ["seat", "row", "col"],
  took: ["seat", "count"],
  peeked: ["card"],
  timeUp: [],
};

export const pebbles: Game<PebblesBoard, Hand, Secret, Command, Options, PebblesEvent> = {
  id: "pebbles",
  rulesVersion: 1,
  options,
  command,
  events,
  seats: ({ seats }) => ({ min: 1, max: seats }),
  setUp(_options, seats, random) {
    const board = new PebblesBoard({ pawn: new Pawn({ row: 0, col: 0 }), times: 0, lastAt: 0 });
    for (let seat = 0; seat < seats; seat++) board.pebbles.push(0);
    const hands = Array.from({ length: seats }, () => ({
      lucky: random.integer(100_000_000, 999_999_999),
      peeked: [],
    }));
    const stack = Array.from({ length: 40 }, () => random.integer(100_000_000, 999_999_999));
    return { board, hands, secret: { stack } };
  },
  perform({ board, hands, secret, now, emit }, seat, played) {
    switch (played.type) {
      case "move":
        if (Math.abs(played.row) > 9) throw new Refusal("wall", { row: played.row });
        board.pawn.row = played.row;
        board.pawn.col = played.col;
        emit({ type: "moved", seat, row: played.row, col: played.col });
        return;
      case "take":
        board.pebbles[seat] = (board.pebbles[seat] ?? 0) + played.count;
        board.lastAt = now;
        emit({ type: "took", seat, count: played.count });
        return;
      case "peek": {
        const card = secret.stack.pop() ?? 0;
        const hand = hands[seat] ?? { lucky: 0, peeked: [] };
        hands[seat] = { ...hand, peeked: [...hand.peeked, card] };
        emit({ type: "peeked", card }, [seat]);
        return;
      }
      case "hurry":
        board.timeUp = now + played.milliseconds;
        return;
      case "hush":
        board.isSilent = played.isSilent;
        return;
      case "finish":
        board.isOver = true;
        return;
      case "curse":
        board.isCursed = true;
        return;
      case "crash":
        board.pawn.row = 99;
        throw new TypeError("the rules are broken");
    }
  },
  nextDeadline: (board) => (board.timeUp < 0 ? undefined : board.timeUp),
  onDeadline({ board, now, emit }) {
    if (board.isCursed) throw new TypeError("the deadline is broken");
    board.times++;
    board.lastAt = now;
    board.timeUp = -1;
    emit({ type: "timeUp" });
  },
  isOver: (board) => board.isOver,
  talk: (board) => (board.isSilent ? "emotes" : "open"),
  absence: ["deadline", "pause", "bot"],
  hasHiddenRoles: ({ isHidden = false }) => isHidden,
  /** Even seats among themselves, odd seats among themselves. */
  hearers: (board, seat) => [...board.pebbles.keys()].filter((other) => other % 2 === seat % 2),
  /** Takes what it needs to have as many as the others; in row 7 it fails, in row 8 it wishes what is not lawful. */
  think({ pebbles, pawn }, _hand, seat) {
    if (pawn.row === 7) throw new TypeError("the bot is broken");
    if (pawn.row === 8) return { type: "move", row: 99, col: 0 };
    return (pebbles[seat] ?? 0) < Math.max(...pebbles) ? { type: "take", count: 1 } : undefined;
  },
  record: ({ round }, { pebbles, times, lastAt }) => ({
    category: `${round}`,
    level: 0,
    players: pebbles.length,
    result: "won",
    timersUsed: times,
    sandLeft: 0,
    duration: lastAt,
  }),
  next: ({ seats, round }) => (round < 3 ? { seats, round: round + 1 } : undefined),
};
