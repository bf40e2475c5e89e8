import { z } from "zod";
import { CLUES, MANIAC_TOKENS } from "./clues.ts";
import { SKETCH_SHAPES } from "./sketches.ts";

const camper = z.number().int().min(0).max(4);
const circle = z.number().int().min(1).max(201);
const point = z.number().int().min(1).max(354);
const pier = z.number().int().min(0).max(3);
const token = z.number().int().min(0).max(65535);
const clue = z.enum(CLUES);
const empty = <T extends string>(type: T) => z.strictObject({ type: z.literal(type) });

/** The points a step goes over, where there is more than one way and it matters. */
const over = z.array(point).max(8).optional();

/** What the maniac puts into his draft: nothing of it happens before `commit`. rules: Maniac turn */
const act = z.discriminatedUnion("type", [
  /** The first turn of a chapter without a given start. */
  z.strictObject({ type: z.literal("start"), circle }),
  z.strictObject({ type: z.literal("prowl"), to: circle, over }),
  z.strictObject({ type: z.literal("swim"), to: circle }),
  z.strictObject({ type: z.literal("passage"), to: circle }),
  empty("axe"),
  empty("speed"),
  /** Cancels what would show him at the end of this draft. */
  empty("invisible"),
  /** Takes away a lantern whose point his last step crossed. */
  empty("snuff"),
]);
export type Act = z.infer<typeof act>;

const meetingFront = z.string().max(12);

/** The only way in. */
export const command = z.discriminatedUnion("type", [
  ...act.options,
  /** The maniac's draft happens. */
  empty("commit"),
  /** Takes back the last act of the draft, or the camper's last step if it taught nobody anything. */
  empty("undo"),
  /** Declines what is optional. */
  empty("pass"),

  z.strictObject({ type: z.literal("pickCard"), camper, card: z.number().int().min(0).max(2) }),
  /** The boat's pier and what lies on the ten meeting points, in their order. rules: I, setup */
  z.strictObject({ type: z.literal("arrange"), boat: pier, fronts: z.array(meetingFront).length(10) }),
  z.strictObject({ type: z.literal("openCabin"), cabin: camper }),
  z.strictObject({
    type: z.literal("layOut"),
    corpses: z.array(point).max(8),
    clues: z.array(point).max(15),
  }),
  /** The maniac picks the Chosen one. */
  z.strictObject({ type: z.literal("choose"), camper }),
  z.strictObject({ type: z.literal("spoils"), tokens: z.array(z.enum(MANIAC_TOKENS)).max(5) }),
  empty("twist"),

  z.strictObject({ type: z.literal("trail"), token: z.enum(["", "shadow", "invisible"]), circle, clue: point }),
  /** Lays or stands what is due (a corpse, the Chosen one, a clue or key put away, a staggering pawn) on a point. */
  z.strictObject({ type: z.literal("place"), point }),

  z.strictObject({ type: z.literal("step"), to: point }),
  z.strictObject({ type: z.literal("sail"), pier }),
  z.strictObject({ type: z.literal("use"), clue, point: point.optional() }),
  /** Picks up or turns the token on the pawn's point. */
  empty("take"),
  z.strictObject({ type: z.literal("drop"), what: z.enum([...CLUES, "key"]), point }),
  /** Turns up a face-down clue. */
  z.strictObject({ type: z.literal("look"), token }),
  z.strictObject({ type: z.literal("push"), to: circle, over }),
  /** The camper's turn is over. */
  empty("end"),

  z.strictObject({
    type: z.literal("sketch"),
    shape: z.enum(SKETCH_SHAPES),
    colour: camper,
    nodes: z
      .array(z.string().regex(/^[cw][0-9]{1,3}$/))
      .min(1)
      .max(16),
  }),
  z.strictObject({ type: z.literal("erase"), id: z.number().int().min(0) }),
  empty("wipe"),
]);
export type Command = z.infer<typeof command>;
