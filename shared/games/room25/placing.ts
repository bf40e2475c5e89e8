import { cellOf } from "./complex.ts";
import type { Passage } from "./events.ts";
import type { Cell } from "./geometry.ts";
import { item } from "./item.ts";
import type { Play } from "./play.ts";

/** Sets a character into a room, without the effect of entering it: see `enter`. */
export function place(play: Play, character: number, tile: number, by: number, how: Passage): void {
  const piece = item(play.board.characters, character);
  const from = piece.tile;
  piece.tile = tile;
  piece.enteredTurn = play.board.turn;
  piece.isNewcomer = true;
  play.emit({ type: "moved", character, by, from, to: tile, how });
}

/** Two tiles change places, with everybody and everything on them. Nobody enters anything thereby. */
export function swap(play: Play, by: number, tile: number, cell: Cell): number {
  const { board } = play;
  const other = item(board.cells, cell);
  board.cells[cellOf(board, tile)] = other;
  board.cells[cell] = tile;
  play.emit({ type: "swapped", by, tile, other });
  return other;
}
