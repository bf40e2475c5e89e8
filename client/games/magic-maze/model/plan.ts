import type { MazeView } from "../../../../shared/games/magic-maze/board.ts";
import { switchesOf } from "../../../../shared/games/magic-maze/scenarios.ts";
import { isPlanningOpen } from "../../../../shared/games/magic-maze/talk.ts";

/** Whether this seat may draw a plan on the mall now. rules: Setup 5 */
export function mayDraw(board: MazeView | undefined, seat: number): boolean {
  if (!board || seat < 0 || board.sandOut >= 0 || board.result !== "") return false;
  return isPlanningOpen(switchesOf(board));
}
