import { distance, type Point } from "../../../scene/shapes.ts";
import { arrowAt, cellUnder, isRow, MARGIN, PITCH, ROOM, SLIDES, type Slide, WORLD } from "./geometry.ts";
import type { Lit } from "./types.ts";

/** CSS pixels: what a thumb can hit. */
const TARGET = 44;

export type Hit =
  | { readonly is: "character"; readonly character: number; readonly isLit: boolean }
  | { readonly is: "slide"; readonly slide: Slide; readonly isLit: boolean }
  | { readonly is: "cell"; readonly cell: number; readonly isLit: boolean }
  | { readonly is: "nothing"; readonly isLit: false };

/** A figure on the board, as it is to be hit. */
export interface Standing extends Point {
  readonly character: number;
  readonly size: number;
}

/**
 * What a point of the world means. What may be chosen comes first and is never smaller than a thumb; then what is seen.
 * @param scale CSS pixels a unit of the world
 */
export function hitAt(point: Point, scale: number, lit: Lit, figures: readonly Standing[]): Hit {
  const thumb = TARGET / scale;
  const chosen = nearest(
    point,
    figures.filter(({ character }) => lit.characters.includes(character)),
    ({ size }) => Math.max(size * 0.62, thumb / 2),
  );
  if (chosen) return { is: "character", character: chosen.character, isLit: true };

  const slide = SLIDES.find((one) => isOnArrow(point, one, thumb, isLitSlide(lit, one)));
  if (slide && isLitSlide(lit, slide)) return { is: "slide", slide, isLit: true };

  const cell = cellUnder(point);
  if (cell !== undefined && lit.cells.includes(cell)) return { is: "cell", cell, isLit: true };
  const seen = nearest(point, figures, ({ size }) => size * 0.55);
  if (seen) return { is: "character", character: seen.character, isLit: false };
  if (cell !== undefined) return { is: "cell", cell, isLit: false };
  return slide ? { is: "slide", slide, isLit: false } : { is: "nothing", isLit: false };
}

export function isLitSlide(lit: Lit, { line, direction }: Slide): boolean {
  return lit.slides.some((other) => other.line === line && other.direction === direction);
}

function nearest(
  point: Point,
  figures: readonly Standing[],
  reach: (figure: Standing) => number,
): Standing | undefined {
  return figures
    .filter((figure) => distance(point, figure) <= reach(figure))
    .sort((a, b) => distance(point, a) - distance(point, b))[0];
}

/** The strip between a line's end and the edge of the world; where it is narrower than a thumb, a lit one reaches in. */
function isOnArrow(point: Point, slide: Slide, thumb: number, isLit: boolean): boolean {
  const arrow = arrowAt(slide);
  const [across, depth] = isRow(slide.line) ? [point.y - arrow.y, point.x] : [point.x - arrow.x, point.y];
  if (Math.abs(across) > Math.max(thumb, Math.min(PITCH, ROOM)) / 2) return false;
  const fromEdge = slide.direction === 1 ? depth : WORLD - depth;
  const reach = isLit ? Math.max(MARGIN, Math.min(thumb, MARGIN + ROOM / 3)) : MARGIN;
  return fromEdge <= reach && fromEdge >= -thumb;
}
