import { z } from "zod";
import { DIRECTIONS } from "./actions.ts";
import { COLOURS } from "./heroes.ts";

const hero = z.enum(COLOURS);
/** Enough for two malls side by side. */
const coordinate = z.number().int().min(-300).max(300);
const seat = z.number().int().min(0).max(8);

/** The only way in. rules: Acting, Talking */
export const command = z.discriminatedUnion("type", [
  /** Ready for the sand to be turned. rules: Setup 5 */
  z.strictObject({ type: z.literal("ready"), isReady: z.boolean() }),
  /** Turns the sand for the first time: the game begins. Any seat, once all are ready. */
  z.strictObject({ type: z.literal("turnSand") }),
  /** `cells` cells in a straight line. */
  z.strictObject({
    type: z.literal("move"),
    hero,
    direction: z.enum(DIRECTIONS),
    cells: z.number().int().min(1).max(127),
  }),
  /** To the vortex at (row, col), from wherever the hero stands. */
  z.strictObject({ type: z.literal("vortex"), hero, row: coordinate, col: coordinate }),
  /** From one end, where the hero stands, to the other. */
  z.strictObject({ type: z.literal("escalator"), hero }),
  /** Lays the top tile at the explore cell (row, col): the hero of its colour stands there, or the mage's ball reaches it. */
  z.strictObject({ type: z.literal("explore"), row: coordinate, col: coordinate }),
  /** Sets the red pawn before a seat: "do something!". */
  z.strictObject({ type: z.literal("doSomething"), seat }),
  /** A silent look at a seat, allowed everywhere. */
  z.strictObject({ type: z.literal("stare"), seat }),
  /** One player alone: turns the next action tile up. rules: Solo */
  z.strictObject({ type: z.literal("turnUp") }),
  /** Removes a laid tile, by its id, when tiles are due to go. rules: Scenarios 11 */
  z.strictObject({ type: z.literal("removeTile"), tile: z.string().max(2) }),
  /** Before the sand is turned: chooses where a far hero starts. rules: Scenarios 13 */
  z.strictObject({ type: z.literal("place"), hero, row: coordinate, col: coordinate }),
  /** Before the sand is turned: an arrow of a plan. */
  z.strictObject({
    type: z.literal("sketch"),
    row: coordinate,
    col: coordinate,
    toRow: coordinate,
    toCol: coordinate,
  }),
  /** Before the sand is turned: a ring round a cell. */
  z.strictObject({ type: z.literal("ping"), row: coordinate, col: coordinate }),
  /** Takes all one's own arrows and rings away. */
  z.strictObject({ type: z.literal("wipe") }),
]);
export type Command = z.infer<typeof command>;
