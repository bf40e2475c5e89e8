import {
  CELLS,
  type Cell,
  colOf,
  DIRECTIONS,
  type Direction,
  isCentralLine,
  LINES,
  type Line,
  rowOf,
  SIZE,
} from "../../../../shared/games/room25/geometry.ts";
import type { Point, Rect } from "../../../scene/shapes.ts";

/** The side of a room in units of the world. */
export const ROOM = 120;
/** From the middle of a room to the middle of the next. */
export const PITCH = 128;
/** From the edge of the world to the outermost rooms: the arrows are there. */
export const MARGIN = 52;
export const WORLD = 2 * MARGIN + (SIZE - 1) * PITCH + ROOM;
/** How far the frame reaches over the rooms. */
export const RIM = 18;
/** All that is to be seen in the fitted view. */
export const WHOLE: Rect = { x: -7, y: -7, width: WORLD + 14, height: WORLD + 14 };

/** A line that is pushed from one of its ends. */
export interface Slide {
  readonly line: Line;
  readonly direction: Direction;
}

/** The sixteen slides there are: central lines never move. */
export const SLIDES: readonly Slide[] = LINES.filter((line) => !isCentralLine(line)).flatMap((line) =>
  DIRECTIONS.map((direction) => ({ line, direction })),
);

export function isSameSlide(a: { line: number; direction: number }, b: { line: number; direction: number }): boolean {
  return a.line === b.line && a.direction === b.direction;
}

export function centreOf(cell: Cell): Point {
  return { x: MARGIN + ROOM / 2 + colOf(cell) * PITCH, y: MARGIN + ROOM / 2 + rowOf(cell) * PITCH };
}

export const isRow = (line: Line): boolean => line < SIZE;

/** One unit along a slide. */
export function along({ line, direction }: Slide): Point {
  return isRow(line) ? { x: direction, y: 0 } : { x: 0, y: direction };
}

/** Where the arrow of a slide stands: at the end from which the line is pushed. */
export function arrowAt(slide: Slide): Point {
  const near = MARGIN - 33;
  const far = WORLD - MARGIN + 33;
  const across = MARGIN + ROOM / 2 + (slide.line % SIZE) * PITCH;
  const end = slide.direction === 1 ? near : far;
  return isRow(slide.line) ? { x: end, y: across } : { x: across, y: end };
}

/** Radians by which an arrow that points east must turn. */
export function angleOf({ line, direction }: Slide): number {
  return (isRow(line) ? 0 : Math.PI / 2) + (direction === 1 ? 0 : Math.PI);
}

/** The room under a point; the gaps between rooms belong to the nearer one. */
export function cellUnder({ x, y }: Point): Cell | undefined {
  const half = PITCH / 2;
  return CELLS.find((cell) => {
    const centre = centreOf(cell);
    return Math.abs(centre.x - x) <= half && Math.abs(centre.y - y) <= half;
  });
}
