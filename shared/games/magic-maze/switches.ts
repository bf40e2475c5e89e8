import { z } from "zod";

const on = z.boolean().default(true);
const off = z.boolean().default(false);

/**
 * The switches of a scenario. The rules ask these, never the scenario's number, so that switches combine freely. Left
 * out, each is as in scenario 7: the whole introduction and no challenge. rules: Scenarios
 */
export const switches = z.strictObject({
  /**
   * `common`: every hero leaves by the purple exit; `own`: by the exit of its colour; `others`: each steals an item that
   * is not its own, and leaves by an exit that is not its own. rules: Exits, Scenarios 10
   */
  exits: z.enum(["common", "own", "others"]).default("own"),
  /**
   * `free`: all the time; `earned`: after a turn of the timer, and after the elf explores; `emotes`: then too, but
   * without words; `never`: not even before the sand is turned. rules: Talking
   */
  talk: z.enum(["free", "earned", "emotes", "never"]).default("earned"),
  /** The action tiles move left at every turn of the timer. rules: Time */
  hasPassing: on,
  /** Orange passes the gaps in orange walls. rules: Abilities */
  hasDwarf: on,
  /** Everybody may talk after green explores. rules: Abilities */
  hasElf: on,
  /** Crystal balls work. rules: Abilities */
  hasMage: on,
  /** Cameras watch the timer cells, and yellow switches them off. rules: Abilities */
  hasCameras: on,
  /** The stack lies face up. rules: Scenarios 8 */
  hasOpenStack: off,
  /** One player has no action tile, and alone may use the red pawn. rules: Scenarios 9 */
  hasLeader: off,
  /** Before the theft, two tiles are removed at every turn of the timer. rules: Scenarios 11 */
  hasRearrangement: off,
  /** Tile 3 lies apart: two malls that never join. rules: Scenarios 13 */
  hasDimensions: off,
  /** rules: Scenarios 15 */
  hasRedPawn: on,
  /** rules: Scenarios 16 */
  hasVortexes: on,
  /** Heroes may meet on a tile. rules: Scenarios 17 */
  hasGroups: on,
});
export type Switches = Readonly<z.infer<typeof switches>>;
