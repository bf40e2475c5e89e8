import { DIRECTIONS } from "../../../../shared/games/magic-maze/actions.ts";
import type { Colour } from "../../../../shared/games/magic-maze/heroes.ts";
import { isSame, type Mall, type Spot } from "../../../../shared/games/magic-maze/mall.ts";

/** How a hero came from one cell to another, as far as two boards tell. */
export type Journey =
  | { readonly by: "walk"; readonly cells: readonly Spot[] }
  | { readonly by: "escalator" | "vortex" | "hop"; readonly to: Spot };

/** A longer walk than this is a jump to the eye. */
const LONGEST_WALK = 14;

/** The most likely way: what a player may do in one action first, then a walk round corners, then a hop. */
export function journeyOf(mall: Mall, colour: Colour, from: Spot, to: Spot): Journey {
  const line = straightWalk(mall, colour, from, to);
  if (line !== undefined) return { by: "walk", cells: line };
  const isEscalator = mall.escalators.some(
    ([a, b]) => (isSame(a, from) && isSame(b, to)) || (isSame(b, from) && isSame(a, to)),
  );
  if (isEscalator) return { by: "escalator", to };
  const feature = mall.cell(to.row, to.col)?.feature;
  if (feature?.type === "vortex" && feature.color === colour) return { by: "vortex", to };
  const walk = shortestWalk(mall, colour, from, to);
  return walk === undefined ? { by: "hop", to } : { by: "walk", cells: walk };
}

function straightWalk(mall: Mall, colour: Colour, from: Spot, to: Spot): Spot[] | undefined {
  if (from.row !== to.row && from.col !== to.col) return undefined;
  for (const direction of DIRECTIONS) {
    const cells: Spot[] = [];
    let at: Spot | undefined = mall.step(from, direction, colour);
    while (at !== undefined) {
      cells.push(at);
      if (isSame(at, to)) return cells;
      at = mall.step(at, direction, colour);
    }
  }
  return undefined;
}

function shortestWalk(mall: Mall, colour: Colour, from: Spot, to: Spot): Spot[] | undefined {
  const name = ({ row, col }: Spot) => `${row},${col}`;
  const seen = new Set([name(from)]);
  let ways: Spot[][] = [[]];
  for (let length = 1; length <= LONGEST_WALK && ways.length > 0; length++) {
    const longer: Spot[][] = [];
    for (const way of ways) {
      for (const direction of DIRECTIONS) {
        const next = mall.step(way.at(-1) ?? from, direction, colour);
        if (next === undefined || seen.has(name(next))) continue;
        seen.add(name(next));
        if (isSame(next, to)) return [...way, next];
        longer.push([...way, next]);
      }
    }
    ways = longer;
  }
  return undefined;
}
