import { sandLeft } from "../../../../shared/games/magic-maze/sand.ts";

/** Below this the sand turns red-gold and ticks, in milliseconds. */
export const LAST_SAND = 30_000;

/** The sand to show, in milliseconds: a clock that is a little early shows no more than a full timer. */
export function shownSand(board: { readonly sandTotal: number; readonly sandOut: number }, now: number): number {
  return Math.min(board.sandTotal, sandLeft(board, now));
}

/** The sand is shown grain by grain: a tenth of a second, which in a timer of minutes is finer than a pixel. */
const GRAIN = 100;

/** @returns how long to wait until another grain has run through, ms: so each second is seen to change when it does */
export function untilNextGrain(left: number): number {
  return left % GRAIN || GRAIN;
}
