import type { MazeView } from "./board.ts";
import { dimensionOf } from "./dimensions.ts";
import { COLOURS, type Colour } from "./heroes.ts";
import { type Cell, mallOf, type Spot } from "./mall.ts";
import { pawnOf } from "./pawns.ts";
import { bears, whyClosed } from "./places.ts";
import type { RefusalCode } from "./refusals.ts";
import { switchesOf } from "./scenarios.ts";

/** The vortex cell at the spot, if the hero may be drawn to it from wherever it stands; or why not. rules: Vortex */
export function vortexed(view: MazeView, colour: Colour, { row, col }: Spot): Cell | RefusalCode {
  if (!switchesOf(view).hasVortexes) return "no-vortexes";
  if (view.isTheftDone) return "vortexes-dead";
  const cell = mallOf(view.tiles).cell(row, col);
  if (cell?.feature?.type !== "vortex") return "no-vortex-there";
  if (!bears(cell, "vortex", colour)) return "vortex-wrong-colour";
  return whyNotAcross(view, colour, cell) ?? whyClosed(view, cell, colour) ?? cell;
}

/**
 * Where there are two dimensions a vortex leads from a vortex in one to a vortex in the other, and never do all four
 * heroes come together in one. rules: Scenarios 13
 */
function whyNotAcross(view: MazeView, colour: Colour, to: Spot): RefusalCode | undefined {
  if (!switchesOf(view).hasDimensions) return undefined;
  const pawn = pawnOf(view, colour);
  if (!bears(mallOf(view.tiles).cell(pawn.row, pawn.col), "vortex", colour)) return "not-on-vortex";
  const goal = dimensionOf(to);
  if (dimensionOf(pawn) === goal) return "same-dimension";
  const others = COLOURS.filter((other) => other !== colour);
  return others.every((other) => dimensionOf(pawnOf(view, other)) === goal) ? "all-in-one-dimension" : undefined;
}

/** All vortex cells of the hero's colour, free or not. */
export function vortexesOf(view: MazeView, colour: Colour): Cell[] {
  return mallOf(view.tiles).cells.filter((cell) => bears(cell, "vortex", colour));
}
