import type { Graphics } from "pixi.js";
import type { Colour } from "../../../../shared/games/magic-maze/heroes.ts";
import { distance, onBow, type Point } from "./geometry.ts";
import { HERO } from "./palette.ts";

const BETWEEN_DOTS = 9.5;

/** A dotted bow from a hero to a vortex: eyes need a line to follow. */
export function drawThread(graphics: Graphics, colour: Colour, from: Point, to: Point): void {
  const length = distance(from, to);
  if (length < 1) return;
  const count = Math.max(8, Math.ceil((length * 1.06) / BETWEEN_DOTS));
  const points = Array.from({ length: count + 1 }, (_, at) => onBow(from, to, at / count));
  graphics.moveTo(from.x, from.y);
  for (const point of points) graphics.lineTo(point.x, point.y);
  graphics.stroke({ width: 8, color: HERO[colour].ink, alpha: 0.55, cap: "round", join: "round" });
  for (const point of points) graphics.circle(point.x, point.y, 2);
  graphics.fill({ color: HERO[colour].light });
}

const DASH = 13;

/** The dashed outline of something that is not there yet. */
export function drawDashes(graphics: Graphics, rect: { x: number; y: number; width: number; height: number }): void {
  const { x, y, width, height } = rect;
  const corners: readonly Point[] = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
  corners.forEach((from, at) => {
    const to = corners[(at + 1) % 4] ?? from;
    const length = distance(from, to);
    const count = Math.floor(length / DASH / 2);
    for (let dash = 0; dash < count; dash++) {
      const [a, b] = [(dash + 0.25) / count, (dash + 0.75) / count];
      graphics.moveTo(from.x + (to.x - from.x) * a, from.y + (to.y - from.y) * a);
      graphics.lineTo(from.x + (to.x - from.x) * b, from.y + (to.y - from.y) * b);
    }
  });
}
