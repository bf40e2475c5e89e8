import type { MazeView } from "./board.ts";
import type { MazeMatch } from "./envelopes.ts";
import { COLOURS } from "./heroes.ts";
import { mallOf } from "./mall.ts";
import { pawnOf } from "./pawns.ts";
import { bears } from "./places.ts";

/** All four heroes stand at the same time on the item of their own colour. rules: Theft */
function isEveryItemInHand(view: MazeView): boolean {
  const mall = mallOf(view.tiles);
  return COLOURS.every((colour) => {
    const { row, col } = pawnOf(view, colour);
    return bears(mall.cell(row, col), "item", colour);
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
