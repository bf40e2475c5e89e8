import type { Graphics } from "pixi.js";
import { distance, type Point } from "../../../scene/shapes.ts";
import { type Course, courseOf, type Route } from "./routes.ts";

interface Pen {
  readonly width: number;
  readonly colour: string;
  readonly edge: string;
}

/** Draws a route, or the beginning of it; where it follows no path it is dotted. @param part 0 to 1 */
export function drawRoute(graphics: Graphics, { places, isOnPaths }: Route, pen: Pen, part = 1): void {
  const course = courseOf(places);
  if (course.length === 0 || part <= 0) return;
  if (!isOnPaths) {
    for (let at = 0; at <= course.length * part; at += pen.width * 2.2) {
      const { x, y } = course.at(at / course.length);
      graphics.circle(x, y, pen.width * 0.62);
    }
    graphics.fill(pen.colour).stroke({ width: pen.width * 0.35, color: pen.edge, alignment: 0 });
    return;
  }
  const trace = () => {
    const [first] = places;
    if (first === undefined) return graphics;
    graphics.moveTo(first.x, first.y);
    let gone = 0;
    for (let at = 1; at < places.length; at++) {
      const [before, place] = [places[at - 1], places[at]];
      if (before === undefined || place === undefined) break;
      gone += distance(before, place);
      if (gone > course.length * part) break;
      graphics.lineTo(place.x, place.y);
    }
    const end = course.at(part);
    return graphics.lineTo(end.x, end.y);
  };
  trace().stroke({ width: pen.width * 1.7, color: pen.edge, alpha: 0.75, cap: "round", join: "round" });
  trace().stroke({ width: pen.width, color: pen.colour, cap: "round", join: "round" });
}

/** The head of an arrow that comes along a course and ends a little before its end. */
export function drawHead(graphics: Graphics, course: Course, pen: Pen, gap: number): void {
  if (course.length === 0) return;
  const tip = course.at(1 - gap / course.length);
  const neck = course.at(1 - (gap + pen.width * 2.4) / course.length);
  const long = distance(neck, tip) || 1;
  const side = { x: (-(tip.y - neck.y) / long) * pen.width * 1.5, y: ((tip.x - neck.x) / long) * pen.width * 1.5 };
  const corners: Point[] = [
    tip,
    { x: neck.x + side.x, y: neck.y + side.y },
    { x: neck.x - side.x, y: neck.y - side.y },
  ];
  graphics
    .poly(corners)
    .fill(pen.colour)
    .stroke({ width: pen.width * 0.35, color: pen.edge, join: "round" });
}
