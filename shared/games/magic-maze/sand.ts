import { type MazeView, Token } from "./board.ts";
import { passedLeft } from "./deal.ts";
import type { MazeMatch } from "./envelopes.ts";
import type { Spot } from "./mall.ts";
import { switchesOf } from "./scenarios.ts";
import { shufflePile } from "./solo.ts";

/** @param now match time, ms @returns the sand left, ms; the whole timer before it is first turned */
export function sandLeft(view: Pick<MazeView, "sandOut" | "sandTotal">, now: number): number {
  return view.sandOut < 0 ? view.sandTotal : Math.max(0, view.sandOut - now);
}

/** The timer is turned for the first time: the game begins. rules: Setup 5 */
export function startSand(match: MazeMatch, seat: number): void {
  const { board, secret, now } = match;
  board.sandOut = now + board.sandTotal;
  secret.tallies.startedAt = now;
  secret.tallies.sand.push({ at: now, before: 0, after: board.sandTotal });
  match.emit({ type: "sandStarted", seat });
}

/**
 * A hero came onto a working timer cell: the timer is turned over, whether that helps or hurts, and the cell is spent.
 * What had run through is now the sand left. rules: Time
 */
export function turnSand(match: MazeMatch, seat: number, { row, col }: Spot): void {
  const { board, secret, now } = match;
  const before = sandLeft(board, now);
  const after = board.sandTotal - before;
  board.tokens.push(new Token({ row, col }));
  board.sandOut = now + after;
  secret.tallies.sand.push({ at: now, before, after });
  match.emit({ type: "sandTurned", seat, before, after });
  if (switchesOf(board).hasPassing && board.actions.length > 1) passTiles(match);
  shufflePile(match);
}

function passTiles(match: MazeMatch): void {
  const { actions } = match.board;
  for (const [seat, tile] of passedLeft(actions).entries()) actions[seat] = tile;
  match.emit({ type: "tilesPassed" });
}
