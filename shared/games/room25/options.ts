import { z } from "zod";
import { BASE } from "./edition.ts";
import { ROOM_KINDS } from "./kinds.ts";
import { type Composition, isPlayable, LIST_IDS, LISTS } from "./lists.ts";
import { MODE_IDS } from "./modes/mode.ts";

/** A complex of one's own: 25 tiles out of the supply, the Central Room and Room 25 among them. rules: 8.1 */
const composition = z
  .partialRecord(z.enum(ROOM_KINDS), z.number().int().min(0))
  .refine((rooms) => isPlayable(rooms, BASE.supply));

/** What the host chooses. */
export const options = z.strictObject({
  /** rules: 5 */
  mode: z.enum(MODE_IDS).default("suspicion"),
  /** Team mode only: players in each of the two teams. */
  teamSize: z.union([z.literal(2), z.literal(3)]).default(2),
  rooms: z.union([z.enum(LIST_IDS), composition]).default("beginner"),
  /** Dealt at random, or chosen one player after another. */
  characters: z.enum(["random", "pick"]).default("random"),
  /** Modes of ten turns only. rules: 4 */
  hasAlarm: z.boolean().default(true),
  /** rules: 3.5 */
  hasReminders: z.boolean().default(true),
  /** What one has looked at stays open to one's seat; otherwise it must be remembered from turn to turn. */
  keepsLooks: z.boolean().default(true),
  /** Seconds for a decision; 0: as long as you like. */
  timeLimit: z.union([z.literal(0), z.literal(30), z.literal(60), z.literal(90), z.literal(120)]).default(90),
});
export type Options = z.infer<typeof options>;

/** The tiles of the list that was chosen, or of the complex of one's own. */
export function compositionOf({ rooms }: Options): Composition {
  return typeof rooms === "string" ? LISTS[rooms] : rooms;
}
