import { BASE, type Edition } from "../edition.ts";
import { expose } from "../exposing.ts";
import type { Play } from "../play.ts";
import { isInRoom25 } from "./counting.ts";

/** When those outside Room 25 must show who they are, by the living inside and the living in all (D-7). rules: 10 */
const MASKS_OFF: Readonly<Record<Edition["masksOff"], (inside: number, living: number) => boolean>> = {
  majority: (inside, living) => 2 * inside > living,
};

/** Masks off: those inside stay secret. rules: 5.1 */
export function watchMasks(play: Play): void {
  const living = [...play.board.order];
  const outside = living.filter((character) => !isInRoom25(play.board, character));
  if (!MASKS_OFF[BASE.masksOff](living.length - outside.length, living.length)) return;
  for (const character of outside) expose(play, character, "masks");
}
