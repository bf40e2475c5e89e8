import type { MazeView } from "./board.ts";
import type { MazeMatch } from "./envelopes.ts";
import { COLOURS, type Colour } from "./heroes.ts";
import { type Cell, mallOf } from "./mall.ts";
import { pawnOf } from "./pawns.ts";
import { switchesOf } from "./scenarios.ts";

/** Whether the cell bears an item that this hero steals: its own, or any but its own. rules: Theft, Scenarios 10 */
export function isItemFor(view: MazeView, cell: Cell, colour: Colour): boolean {
  const { feature } = cell;
  return feature?.type === "item" && (feature.color === colour) === (switchesOf(view).exits !== "others");
}

/** All four heroes stand at the same time on items that they steal. rules: Theft */
function isEveryItemInHand(view: MazeView): boolean {
  const mall = mallOf(view.tiles);
  return COLOURS.every((colour) => {
    const { row, col } = pawnOf(view, colour);
    const cell = mall.cell(row, col);
    return cell !== undefined && isItemFor(view, cell, colour);
  });
}

/** The theft happens by itself, once. From then on vortexes are dead and exits open. rules: Theft */
export function stealIfReady(match: MazeMatch): void {
  const { board, secret, now } = match;
  if (board.isTheftDone || !isEveryItemInHand(board)) return;
  board.isTheftDone = true;
  secret.tallies.marks.push({ at: now, what: "theft" });
  match.emit({ type: "theft" });
}
