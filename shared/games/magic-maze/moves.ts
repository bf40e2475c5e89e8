import type { Direction } from "./actions.ts";
import type { MazeView } from "./board.ts";
import type { Colour } from "./heroes.ts";
import { type Cell, mallOf } from "./mall.ts";
import { pawnOf } from "./pawns.ts";
import { whyClosed } from "./places.ts";
import type { RefusalCode } from "./refusals.ts";
import { switchesOf } from "./scenarios.ts";

/**
 * The cells of a straight line from the hero, as far as it may go, and what stops it there. rules: Move, Dwarf
 * @param most cells that are asked for
 */
export function lineOf(
  view: MazeView,
  colour: Colour,
  direction: Direction,
  most = Number.POSITIVE_INFINITY,
): { readonly cells: readonly Cell[]; readonly end: RefusalCode } {
  const mall = mallOf(view.tiles);
  const walker = switchesOf(view).hasDwarf ? colour : undefined;
  const cells: Cell[] = [];
  let next = mall.step(pawnOf(view, colour), direction, walker);
  for (; next !== undefined && cells.length < most; next = mall.step(next, direction, walker)) {
    const end = whyClosed(view, next, colour);
    if (end !== undefined) return { cells, end };
    cells.push(next);
  }
  return { cells, end: "wall" };
}

/** Where the hero stands after so many cells in a straight line, or why it may not go there. rules: Move */
export function moved(view: MazeView, colour: Colour, direction: Direction, cells: number): Cell | RefusalCode {
  const line = lineOf(view, colour, direction, cells);
  return line.cells[cells - 1] ?? line.end;
}
