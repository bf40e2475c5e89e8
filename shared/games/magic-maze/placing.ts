import { Refusal } from "../../table/refusal.ts";
import type { MazeView } from "./board.ts";
import type { Command } from "./commands.ts";
import { dimensionOf } from "./dimensions.ts";
import type { MazeMatch } from "./envelopes.ts";
import { COLOURS, type Colour } from "./heroes.ts";
import { type Cell, isSame, mallOf } from "./mall.ts";
import { isTaken, pawnOf } from "./pawns.ts";
import { switchesOf } from "./scenarios.ts";

/** Who starts on the tile that lies apart. rules: Scenarios 13 */
export const FAR_HEROES: readonly Colour[] = ["yellow", "purple"];

/** Where the hero may be placed before the sand is turned: any free cell of tile 3, for those who start there. */
export function placesFor(view: MazeView, colour: Colour): Cell[] {
  if (view.sandOut >= 0 || !switchesOf(view).hasDimensions || !FAR_HEROES.includes(colour)) return [];
  return mallOf(view.tiles).cells.filter((cell) => dimensionOf(cell) === 1 && cell.isWalkable && !isTaken(view, cell));
}

/** The players choose the cells of the far heroes. rules: Scenarios 13 @throws Refusal */
export function place({ board, emit }: MazeMatch, seat: number, command: Extract<Command, { type: "place" }>): void {
  if (board.sandOut >= 0) throw new Refusal("sand-already-running");
  const { hero, row, col } = command;
  if (!placesFor(board, hero).some((cell) => isSame(cell, command))) throw new Refusal("no-place-there");
  const pawn = pawnOf(board, hero);
  pawn.row = row;
  pawn.col = col;
  emit({ type: "placed", seat, hero: COLOURS.indexOf(hero) });
}
