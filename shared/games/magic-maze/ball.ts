import { type MazeView, Token } from "./board.ts";
import type { MazeMatch } from "./envelopes.ts";
import { type Cell, mallOf, type Spot } from "./mall.ts";
import { pawnOf } from "./pawns.ts";
import { isWorking } from "./places.ts";
import { switchesOf } from "./scenarios.ts";

const TILES_A_BALL = 2;

/** The crystal-ball cell without a token on which the mage stands, where the scenario has the mage. rules: Mage (5) */
export function ballInUse(view: MazeView): Cell | undefined {
  const mage = pawnOf(view, "purple");
  if (!switchesOf(view).hasMage || mage.isOut) return undefined;
  const cell = mallOf(view.tiles).cell(mage.row, mage.col);
  return cell && isWorking(view, cell, "crystal") ? cell : undefined;
}

function spend(match: MazeMatch, { row, col }: Spot): void {
  match.board.tokens.push(new Token({ row, col }));
  match.board.ballTilesLaid = 0;
  match.emit({ type: "ballSpent" });
}

/** After a tile was laid through the ball, or the last one anyhow: is the ball spent? rules: Mage (5) */
export function wearBall(match: MazeMatch, viaBall: boolean): void {
  const { board } = match;
  const ball = ballInUse(board);
  if (ball === undefined) return;
  if (viaBall) board.ballTilesLaid += 1;
  const isLast = board.ballTilesLaid === TILES_A_BALL || board.tilesLeft === 0;
  if (board.ballTilesLaid > 0 && isLast) spend(match, ball);
}

/** The mage has left the ball: one that has laid a tile is spent, an unused one stays. rules: Mage (5) */
export function leaveBall(match: MazeMatch, ball: Cell): void {
  if (match.board.ballTilesLaid > 0) spend(match, ball);
}
