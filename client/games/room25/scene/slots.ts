import type { Point } from "../../../scene/shapes.ts";

export interface Slot extends Point {
  /** The side of the figure's square. */
  readonly size: number;
}

/** How figures stand in a room, by how many they are; from the middle of the room. The room's picture is above them. */
interface Formation {
  readonly rows: readonly number[];
  readonly size: number;
  readonly across: number;
  readonly top: number;
  readonly down: number;
  /** The picture of the room: where, and how large. */
  readonly glyph: { readonly y: number; readonly size: number };
}

const FORMATIONS: readonly Formation[] = [
  { rows: [1], size: 54, across: 0, top: 24, down: 0, glyph: { y: -24, size: 46 } },
  { rows: [2], size: 50, across: 52, top: 25, down: 0, glyph: { y: -24, size: 46 } },
  { rows: [3], size: 42, across: 38, top: 27, down: 0, glyph: { y: -21, size: 50 } },
  { rows: [2, 2], size: 40, across: 48, top: -2, down: 36, glyph: { y: -38, size: 34 } },
  { rows: [3, 2], size: 40, across: 38, top: -2, down: 36, glyph: { y: -38, size: 34 } },
  { rows: [3, 3], size: 40, across: 38, top: -2, down: 36, glyph: { y: -38, size: 34 } },
];

const formationOf = (count: number): Formation | undefined => FORMATIONS[Math.min(count, FORMATIONS.length) - 1];

export function slotsFor(count: number): Slot[] {
  const formation = formationOf(count);
  if (formation === undefined) return [];
  const { rows, size, across, top, down } = formation;
  return rows.flatMap((width, row) =>
    Array.from({ length: width }, (_, at) => ({ x: (at - (width - 1) / 2) * across, y: top + row * down, size })),
  );
}

/** The place of a room's picture above so many figures; undefined when nobody is in. */
export function glyphOver(count: number): { readonly y: number; readonly size: number } | undefined {
  return formationOf(count)?.glyph;
}
