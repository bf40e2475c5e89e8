import type { MazeView } from "./board.ts";
import type { Colour } from "./heroes.ts";
import { type Cell, mallOf, type Spot } from "./mall.ts";
import { bears, whyClosed } from "./places.ts";
import type { RefusalCode } from "./refusals.ts";

/** The vortex cell at the spot, if the hero may be drawn to it from wherever it stands; or why not. rules: Vortex */
export function vortexed(view: MazeView, colour: Colour, { row, col }: Spot): Cell | RefusalCode {
  if (view.isTheftDone) return "vortexes-dead";
  const cell = mallOf(view.tiles).cell(row, col);
  if (cell?.feature?.type !== "vortex") return "no-vortex-there";
  if (!bears(cell, "vortex", colour)) return "vortex-wrong-colour";
  return whyClosed(view, cell) ?? cell;
}

/** All vortex cells of the hero's colour, free or not. */
export function vortexesOf(view: MazeView, colour: Colour): Cell[] {
  return mallOf(view.tiles).cells.filter((cell) => bears(cell, "vortex", colour));
}
