import { z } from "zod";
import { ACTIONS } from "./actions/action.ts";
import { CHARACTERS } from "./characters.ts";
import { ROOM_COLOURS } from "./kinds.ts";

const index = z.number().int().min(0);
const cell = index.max(24);
const tile = index.max(24);
const character = index.max(7);
const action = z.enum(ACTIONS);

/** Answers to the decision that is awaited. One option of a decision is one of these. */
const choices = [
  z.strictObject({ type: z.literal("takeCharacter"), name: z.enum(CHARACTERS) }),
  /** A single programmed action: now, or in round 2. rules: 3.1 */
  z.strictObject({ type: z.literal("playNow") }),
  z.strictObject({ type: z.literal("keep") }),
  /** Who does not program picks an action when its slot comes. rules: 5.1, 5.5 */
  z.strictObject({ type: z.literal("act"), action }),
  /** The room to look at, to go to, or to swap with. */
  z.strictObject({ type: z.literal("target"), cell }),
  z.strictObject({ type: z.literal("push"), character, cell }),
  z.strictObject({
    type: z.literal("slide"),
    line: index.max(9),
    direction: z.union([z.literal(1), z.literal(-1)]),
  }),
] as const;

/** Characters of a note at most. */
export const NOTE_LENGTH = 24;

/** The only way in. */
export const command = z.discriminatedUnion("type", [
  ...choices,
  /** The starting clue. rules: 2.4 */
  z.strictObject({ type: z.literal("peek"), cell }),
  /** One or two different actions in order; may be changed until everybody's are in. rules: 3.1 */
  z.strictObject({ type: z.literal("programme"), character, actions: z.array(action).min(1).max(2) }),
  z.strictObject({ type: z.literal("unprogramme"), character }),
  /** A guard shows who he is. rules: 5.1 */
  z.strictObject({ type: z.literal("reveal") }),
  /** rules: 3.5 */
  z.strictObject({ type: z.literal("placeReminder"), tile }),
  /** What a hidden room's colour is said to be, true or not; no colour takes the claim back. rules: 3.3, 11 */
  z.strictObject({ type: z.literal("claim"), tile, colour: z.union([z.enum(ROOM_COLOURS), z.literal("")]) }),
  /** A private mark on a tile; empty text removes it. */
  z.strictObject({ type: z.literal("note"), tile, text: z.string().trim().max(NOTE_LENGTH) }),
]);
export type Command = z.infer<typeof command>;

export type CommandOf<T extends Command["type"]> = Extract<Command, { type: T }>;
export type Choice = z.infer<(typeof choices)[number]>;
export type ChoiceOf<T extends Choice["type"]> = Extract<Choice, { type: T }>;
