import type { MazeView } from "./board.ts";
import type { Colour } from "./heroes.ts";
import { type Cell, isSame, mallOf } from "./mall.ts";
import { pawnOf } from "./pawns.ts";
import { whyClosed } from "./places.ts";
import type { RefusalCode } from "./refusals.ts";

/** The other end of the escalator on which the hero stands, if it is free; or why not. rules: Escalator */
export function escalated(view: MazeView, colour: Colour): Cell | RefusalCode {
  const mall = mallOf(view.tiles);
  const pawn = pawnOf(view, colour);
  const ends = mall.escalators.find((escalator) => escalator.some((end) => isSame(end, pawn)));
  const other = ends?.find((end) => !isSame(end, pawn));
  const cell = other && mall.cell(other.row, other.col);
  if (cell === undefined) return "no-escalator-here";
  return whyClosed(view, cell, colour) ?? cell;
}
