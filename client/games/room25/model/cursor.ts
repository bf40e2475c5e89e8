import { cellOfCharacter } from "../../../../shared/games/room25/complex.ts";
import { CELLS, CENTRE, colOf, rowOf, SIZE } from "../../../../shared/games/room25/geometry.ts";
import type { RoomView } from "../../../../shared/games/room25/view.ts";
import { isSameSpot, type Spot } from "./aims.ts";

/** A step of the arrow keys: columns to the right, rows downwards. */
export interface Step {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

export const ALL_CELLS: readonly Spot[] = CELLS.map((cell) => ({ cell }));
/** How much dearer it is to stray from the line of the arrow than to follow it. */
const ASTRAY = 2.5;
/** Figures stand in their rooms, beside each other. */
const ABREAST = 0.2;

/** Columns and rows from the north-west corner; arrows lie outside of the rooms, at the end from which they push. */
function placeOf(board: RoomView, spot: Spot): { readonly x: number; readonly y: number } {
  if ("cell" in spot) return { x: colOf(spot.cell), y: rowOf(spot.cell) };
  if ("line" in spot) {
    const end = spot.direction === 1 ? -1 : SIZE;
    return spot.line < SIZE ? { x: end, y: spot.line } : { x: spot.line - SIZE, y: end };
  }
  const cell = cellOfCharacter(board, spot.character);
  return { x: colOf(cell) + ABREAST * spot.character, y: rowOf(cell) };
}

/**
 * Where the cursor goes among these spots: to the nearest one on that side. The first step sets it on the first spot
 * (in the middle of all rooms, where nothing is lit).
 */
export function stepped(board: RoomView, spots: readonly Spot[], cursor: Spot | undefined, { x, y }: Step): Spot {
  const start = spots === ALL_CELLS ? { cell: CENTRE } : (spots[0] ?? { cell: CENTRE });
  if (cursor === undefined) return start;
  const from = placeOf(board, cursor);
  const cost = (spot: Spot): number => {
    const to = placeOf(board, spot);
    const [ahead, aside] = [(to.x - from.x) * x + (to.y - from.y) * y, (to.x - from.x) * y + (to.y - from.y) * x];
    return ahead > 0.01 ? ahead + ASTRAY * Math.abs(aside) : Number.POSITIVE_INFINITY;
  };
  const ahead = spots.filter((spot) => !isSameSpot(spot, cursor) && Number.isFinite(cost(spot)));
  const nearest = ahead.sort((a, b) => cost(a) - cost(b))[0];
  if (nearest) return nearest;
  return spots.some((spot) => isSameSpot(spot, cursor)) ? cursor : start;
}
