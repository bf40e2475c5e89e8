import type { Direction } from "../../../../shared/games/magic-maze/actions.ts";
import { DELTA, type ExploreCell, type Mall, type Spot } from "../../../../shared/games/magic-maze/mall.ts";
import { TILE_SIZE } from "../../../../shared/games/magic-maze/tiles.ts";
import { between, distance, type Point, type Rect } from "../../../scene/shapes.ts";

/** The side of a cell in units of the world; the cell (0,0) begins at the origin. */
export const CELL = 60;
export const PLATE = CELL * TILE_SIZE;

export type { Point, Rect };
export { between, distance };

export function centreOf(spot: Spot): Point {
  return { x: (spot.col + 0.5) * CELL, y: (spot.row + 0.5) * CELL };
}

/** The point that lies `distance` units from the middle of an explore cell, out through its gate. */
export function outside(gate: Pick<ExploreCell, "row" | "col" | "edge">, distance: number): Point {
  return ahead(centreOf(gate), gate.edge, distance);
}

export function ahead(from: Point, direction: Direction, distance: number): Point {
  const [row, col] = DELTA[direction];
  return { x: from.x + col * distance, y: from.y + row * distance };
}

/** The smallest rectangle around the points, with `margin` on all sides. */
export function around(points: readonly Point[], margin: number): Rect {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x: left, y: top, width: Math.max(...xs) + margin - left, height: Math.max(...ys) + margin - top };
}

export function includes(rect: Rect, point: Point): boolean {
  return point.x >= rect.x && point.x <= rect.x + rect.width && point.y >= rect.y && point.y <= rect.y + rect.height;
}

export function plateRect(corner: Spot): Rect {
  return { x: corner.col * CELL, y: corner.row * CELL, width: PLATE, height: PLATE };
}

/** What the whole mall covers; gates stand a little over its edges. */
export function mallRect(mall: Mall, margin: number): Rect {
  return around(mall.tiles.map(plateRect).flatMap(cornersOf), margin);
}

/** Two corners that tell all of a rectangle. */
export function cornersOf({ x, y, width, height }: Rect): Point[] {
  return [
    { x, y },
    { x: x + width, y: y + height },
  ];
}

/** The point at `t` (0 to 1) on the bow that a vortex thread makes. */
export function onBow(from: Point, to: Point, t: number): Point {
  const bend = bow(from, to);
  return between(between(from, bend, t), between(bend, to, t), t);
}

function bow(from: Point, to: Point): Point {
  const middle = between(from, to, 0.5);
  const sag = 0.22;
  return { x: middle.x - (to.y - from.y) * sag, y: middle.y + (to.x - from.x) * sag };
}
