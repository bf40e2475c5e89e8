import { distance, type Point } from "../../../scene/shapes.ts";
import { RISE } from "./pawn.ts";
import { CIRCLES, idOf, POINTS, placeOf } from "./plan.ts";
import type { Spot } from "./types.ts";

/** CSS pixels: how far from a node a thumb may be. What is lit is met from further away. */
const NEAR_LIT = 28;
const NEAR = 22;
/** Half of a pawn, units. */
const BODY = { width: 24, height: 34 };

/** A pawn on the map, as it is to be hit. */
export interface PawnPlace extends Point {
  readonly camper: number;
  readonly size: number;
}

export type Hit =
  | { readonly is: "spot"; readonly spot: Spot; readonly isLit: boolean }
  | { readonly is: "camper"; readonly camper: number; readonly isLit: false }
  | { readonly is: "nothing"; readonly isLit: false };

export interface Targets {
  readonly lit: readonly Spot[];
  readonly pawns: readonly PawnPlace[];
  /** Nodes that are there now: a closed cabin has none. */
  isThere(spot: Spot): boolean;
}

const ALL: readonly { readonly spot: Spot; readonly place: Point }[] = [
  ...CIRCLES.map((node) => ({ spot: { circle: node.circle }, place: node })),
  ...POINTS.map((node) => ({ spot: { point: node.point }, place: node })),
];

/** @param scale CSS pixels a unit @returns the node nearest to a place, undefined where none is within `reach` pixels */
export function nodeAt(place: Point, scale: number, reach: number, isThere: (spot: Spot) => boolean): Spot | undefined {
  let [found, least]: [Spot | undefined, number] = [undefined, reach / scale];
  for (const { spot, place: at } of ALL) {
    const far = distance(place, at);
    if (far <= least && isThere(spot)) [found, least] = [spot, far];
  }
  return found;
}

/** What a place of the world means: what may be chosen first, then pawns, then any node. */
export function hitAt(place: Point, scale: number, { lit, pawns, isThere }: Targets): Hit {
  const ids = new Set(lit.map(idOf));
  const chosen = nodeAt(place, scale, NEAR_LIT, (spot) => ids.has(idOf(spot)));
  if (chosen) return { is: "spot", spot: chosen, isLit: true };
  const pawn = pawns.filter((one) => isOnPawn(place, one)).sort((a, b) => distance(place, a) - distance(place, b))[0];
  if (pawn) return { is: "camper", camper: pawn.camper, isLit: false };
  const spot = nodeAt(place, scale, NEAR, isThere);
  return spot ? { is: "spot", spot, isLit: false } : { is: "nothing", isLit: false };
}

/** Whether a pawn is drawn over a place. */
export function isOnPawn(place: Point, { x, y, size }: Omit<PawnPlace, "camper">): boolean {
  const [dx, dy] = [Math.abs(place.x - x), Math.abs(place.y - (y - RISE * size))];
  return dx < BODY.width * size && dy < BODY.height * size;
}

export const spotPlace = (spot: Spot): Point => placeOf(idOf(spot));
