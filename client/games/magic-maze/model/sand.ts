import { sandLeft } from "../../../../shared/games/magic-maze/sand.ts";

/** Below this the sand turns red-gold and ticks, in milliseconds. */
export const LAST_SAND = 30_000;

/** The sand to show, in milliseconds: a clock that is a little early shows no more than a full timer. */
export function shownSand(board: { readonly sandTotal: number; readonly sandOut: number }, now: number): number {
  return Math.min(board.sandTotal, sandLeft(board, now));
}
