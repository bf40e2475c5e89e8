import type { ChoiceOf } from "./commands.ts";
import { revealedTile, tileAt } from "./complex.ts";
import { cellsOfLine, type Direction, exitOf, isCentralLine, type Line, SIZE } from "./geometry.ts";
import { item } from "./item.ts";
import type { Play } from "./play.ts";
import type { RefusalCode } from "./refusals.ts";
import type { RoomView } from "./view.ts";

/** Why this line cannot move this way now, whoever slides it, or undefined. rules: 3.3, Control */
export function slideRefusal(view: RoomView, line: Line, direction: Direction): RefusalCode | undefined {
  if (isCentralLine(line)) return "central-line";
  return item(view.lines, line) === -direction ? "other-direction" : undefined;
}

/** Slides a line one step, with everybody inside, and puts a Control token on it. Nothing is entered. */
export function slide(play: Play, by: number, { line, direction }: ChoiceOf<"slide">): void {
  const { board } = play;
  const cells = cellsOfLine(line);
  const tiles = cells.map((cell) => tileAt(board, cell));
  for (const [index, cell] of cells.entries()) {
    board.cells[cell] = item(tiles, (index - direction + SIZE) % SIZE);
  }
  board.lines[line] = direction;
  play.emit({ type: "slid", by, line, direction });
}

/** Would this slide push a revealed Room 25 over the edge? */
export function wouldEject(view: RoomView, line: Line, direction: Direction): boolean {
  return tileAt(view, exitOf(line, direction)) === revealedTile(view, "room25");
}
