import type { MazeView } from "./board.ts";
import type { Spot } from "./mall.ts";
import { switchesOf } from "./scenarios.ts";

/** The tile that lies apart where there are two dimensions. */
export const APART = "3";

/**
 * Where its north-western cell lies. From either first tile 22 more reach 88 cells at most, so that the second lattice
 * never comes near the first. rules: Scenarios 13
 */
export const APART_ORIGIN: Spot = { row: 0, col: 200 };

/** 0: the mall of tile 1; 1: the mall of tile 3, where there is one. */
export function dimensionOf({ col }: Pick<Spot, "col">): 0 | 1 {
  return col < APART_ORIGIN.col / 2 ? 0 : 1;
}

/** How many tiles lie from the start, the first of the list: no tile of the stack. */
export function startTiles(view: Pick<MazeView, "scenario" | "own">): number {
  return switchesOf(view).hasDimensions ? 2 : 1;
}
