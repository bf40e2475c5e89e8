import type { CampBoard } from "./board.ts";
import type { Act } from "./commands.ts";
import type { ManiacHand } from "./envelopes.ts";
import { after, foresee } from "./prowl/foresee.ts";

/** What cannot be taken back once the draft is committed. The client has a text for each (`warning.<code>`). */
export const WARNINGS = [
  "kills-the-chosen",
  "kills",
  "is-caught",
  "springs-a-trap",
  "is-shown",
  "plays-a-token",
  "uses-up-the-swim",
  "uses-up-the-passage",
  "breaks-a-lantern",
] as const;
export type Warning = (typeof WARNINGS)[number];

/** What the maniac's draft, and one more lawful act if given, would bring about if it were committed. */
export function warningsOf(board: CampBoard, hand: ManiacHand, next?: Act): Warning[] {
  const drafted = foresee(board, hand);
  const foresight = next === undefined ? drafted : after(board, drafted, next);
  const { victims, catcher, traps, shown, isCloaked, token, snuffed } = foresight;
  const isTrue: Record<Warning, boolean> = {
    "kills-the-chosen": victims.some(({ camper }) => camper === board.chosen),
    kills: victims.length > 0,
    "is-caught": catcher >= 0,
    "springs-a-trap": traps.length > 0,
    "is-shown": shown.length > 0 && !isCloaked,
    "plays-a-token": token !== "",
    "uses-up-the-swim": foresight.hasSwum && !hand.hasSwum,
    "uses-up-the-passage": foresight.hasPassed && !hand.hasPassed,
    "breaks-a-lantern": snuffed.length > 0,
  };
  return WARNINGS.filter((warning) => isTrue[warning]);
}
