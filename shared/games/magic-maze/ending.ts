import { itemsOf } from "../../table/lists.ts";
import type { MazeMatch } from "./envelopes.ts";
import { summaryOf } from "./summary.ts";

function end(match: MazeMatch, result: "won" | "lost"): void {
  const { board, secret, now } = match;
  board.result = result;
  board.summary = summaryOf(board, secret.tallies, now);
  match.emit({ type: result });
}

/** Won when all four heroes have left before the sand was out. rules: Goal and end */
export function winIfAllOut(match: MazeMatch): void {
  if (itemsOf(match.board.heroes).every((hero) => hero.isOut)) end(match, "won");
}

/** The sand is out: lost, at whatever moment. rules: Goal and end */
export function lose(match: MazeMatch): void {
  end(match, "lost");
}
