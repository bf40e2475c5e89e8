import type { Point, Rect } from "../../../scene/shapes.ts";
import { actingCamper } from "./acting.ts";
import { spotPlace } from "./hits.ts";
import { circlePlace, pointPlace, WORLD } from "./plan.ts";
import type { CampSceneModel } from "./types.ts";

/** Units about what is framed: pawns stand above their points, and one wants to see where one is. */
const MARGIN = 110;
/** A frame never shows less than this, however near everything lies. */
const SMALLEST = 440;
/** Units: what is farther from a pawn than this is not about where it stands. */
const NEAR = 400;
/** While the match is on, nothing is framed smaller than this, CSS pixels a unit. */
const LEGIBLE = 0.5;
/** Nothing is framed larger than this, CSS pixels a unit. */
export const LARGEST_FRAME = 0.86;

/** What asks for attention: who acts and what may be chosen. The same text: nothing new to look at. */
export function subjectOf({ board, lit, hand, trail }: CampSceneModel): string {
  const item = board.agenda.at(-1);
  return JSON.stringify([
    board.chapter,
    board.round,
    item?.stage,
    actingCamper(board),
    lit.length > 0,
    hand?.side,
    board.result !== "" && trail,
  ]);
}

/**
 * The part of the camp that the one who acts wants to see, at the end the trail. Who waits sees where the maniac may be,
 * if that is known at all; else the whole.
 */
export function frameOf({ board, hand, lit, way, trail, possible }: CampSceneModel): Rect {
  const places: Point[] = [...lit, ...way].map(spotPlace);
  if (board.result !== "") return around(trail.flatMap(({ circles }) => circles.map(circlePlace)));
  const acting = board.campers[actingCamper(board)];
  if (hand?.side === "maniac" && hand.circle > 0 && (lit.length > 0 || acting === undefined)) {
    places.push(circlePlace(hand.circle));
  } else if (acting && acting.point > 0) {
    const { x, y } = pointPlace(acting.point);
    // Who looks at clues all over the camp need not see where he stands himself.
    const isNear = places.some((place) => Math.hypot(place.x - x, place.y - y) < NEAR);
    if (isNear || places.length === 0) places.push({ x, y });
  }
  return around(places.length > 0 ? places : possible.map(circlePlace));
}

/**
 * The scale at which a frame is shown on a small screen, CSS pixels a unit. At the end the trail is seen to both its ends.
 * @param fitting the scale at which it just fits
 * @returns undefined where so little of it would be seen that the whole camp is shown instead
 */
export function scaleOf({ board }: CampSceneModel, fitting: number): number | undefined {
  if (board.result !== "") return Math.min(LARGEST_FRAME, fitting);
  return fitting < LEGIBLE * 0.6 ? undefined : Math.min(LARGEST_FRAME, Math.max(LEGIBLE, fitting));
}

function around(places: readonly Point[]): Rect {
  if (places.length === 0) return WORLD;
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  const width = Math.max(...xs) + MARGIN - left;
  const height = Math.max(...ys) + MARGIN - top;
  const grown = { width: Math.max(SMALLEST, width), height: Math.max(SMALLEST, height) };
  return { x: left - (grown.width - width) / 2, y: top - (grown.height - height) / 2, ...grown };
}
