import type { MazeView } from "./board.ts";
import { startTiles } from "./dimensions.ts";
import { COLOURS, type Colour } from "./heroes.ts";
import { type Cell, mallOf } from "./mall.ts";
import { isStanding, pawnOf } from "./pawns.ts";
import { switchesOf } from "./scenarios.ts";

/**
 * Whether the hero would meet another on this cell's tile where heroes must not meet. They may on the tiles on which
 * they start. rules: Scenarios 17
 */
export function wouldMeet(view: MazeView, cell: Cell, colour: Colour): boolean {
  if (switchesOf(view).hasGroups || cell.tile < startTiles(view)) return false;
  const mall = mallOf(view.tiles);
  return COLOURS.some((other) => {
    if (other === colour || !isStanding(view, other)) return false;
    const { row, col } = pawnOf(view, other);
    return mall.cell(row, col)?.tile === cell.tile;
  });
}
