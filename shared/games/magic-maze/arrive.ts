import { Token } from "./board.ts";
import type { MazeMatch } from "./envelopes.ts";
import { leaveByExit } from "./exits.ts";
import type { Colour } from "./heroes.ts";
import type { Cell } from "./mall.ts";
import { isWorking } from "./places.ts";
import { turnSand } from "./sand.ts";
import { switchesOf } from "./scenarios.ts";
import { stealIfReady } from "./theft.ts";

/**
 * What happens by itself when a hero has come onto a cell, by a move, a vortex or an escalator alike.
 * @returns whether the sand timer was turned over
 */
export function arrive(match: MazeMatch, seat: number, colour: Colour, cell: Cell): boolean {
  const turnsTimer = isWorking(match.board, cell, "timer");
  if (turnsTimer) turnSand(match, seat, cell);
  if (colour === "yellow") switchCameraOff(match, seat, cell);
  // The theft goes first only in name: no cell is both an item and an exit.
  stealIfReady(match);
  leaveByExit(match, colour, cell);
  return turnsTimer;
}

/** rules: Barbarian (6) */
function switchCameraOff(match: MazeMatch, seat: number, cell: Cell): void {
  const { board } = match;
  if (!switchesOf(board).hasCameras || !isWorking(board, cell, "camera")) return;
  board.tokens.push(new Token({ row: cell.row, col: cell.col }));
  match.emit({ type: "cameraOff", seat });
}
