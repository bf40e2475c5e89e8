import type { Sprite } from "pixi.js";
import { easeIn, easeInOut, type Motion } from "../../../scene/motion.ts";
import type { Point } from "../../../scene/shapes.ts";
import type { CabinView } from "./cabin.ts";
import type { Mark } from "./marks.ts";
import type { Pawn } from "./pawn.ts";
import type { Changes, Picture } from "./picture.ts";
import type { Piece } from "./pieces.ts";
import { circlePlace, PIER_PLACES } from "./plan.ts";
import { courseOf, prowlRoute, type Route, sail, walkRoute } from "./routes.ts";

/** Ms a unit of the way, and how short and long a walk may be. */
const PACE = 3.6;
const SHORTEST = 320;
const LONGEST = 1100;
const SAIL = 1300;
const STRIDE = 42;
const DIE = 640;
const FADE = 120;

/** Everything that can move, and where it moves. */
export interface Cast {
  readonly motion: Motion;
  readonly hasReducedMotion: boolean;
  readonly boat: Sprite;
  readonly maniac: Pawn;
  pawn(camper: number): Pawn;
  cabin(cabin: number): CabinView;
  piece(id: string): Piece;
  removePiece(id: string): void;
  mark(kind: "trail" | "sighting"): Mark;
  /** Where a camper stands. */
  placeOf(camper: number, point: number): Point;
  /** Somebody who carries light has moved. */
  relight(): void;
}

/** Shows how the camp changed, one thing after another where one follows from another. */
export async function perform(changes: Changes, former: Picture, next: Picture, cast: Cast): Promise<void> {
  const { motion, hasReducedMotion } = cast;
  for (const camper of changes.arrivals) cast.pawn(camper).stand(cast.placeOf(camper, next.campers[camper] ?? 0));
  await Promise.all([
    ...changes.walks.map(({ camper, from, to }) => {
      const route = walkRoute(next.cabins, camper, from, to);
      return walk(cast, cast.pawn(camper), route, cast.placeOf(camper, to), changes.isBoatMoving && !route.isOnPaths);
    }),
    changes.isBoatMoving ? glide(cast, former.boat, next.boat) : undefined,
    changes.maniac ? prowl(cast, next, changes.maniac) : undefined,
  ]);
  await Promise.all(changes.deaths.map((camper) => fall(cast, cast.pawn(camper))));
  cast.relight();
  await Promise.all(
    changes.cabins.map((cabin) => cast.cabin(cabin).change(next.cabins[cabin] ?? 0, motion, hasReducedMotion)),
  );
  await Promise.all([
    ...changes.lifted.map(async (id) => {
      await cast.piece(id).leave(motion);
      cast.removePiece(id);
    }),
    ...changes.turned.map((id) => turn(cast, id, former, next)),
  ]);
  await Promise.all(
    changes.laid.map((id) => {
      const look = next.pieces.get(id);
      if (look) cast.piece(id).wear(look);
      return cast.piece(id).arrive(motion, hasReducedMotion);
    }),
  );
  for (const kind of changes.marks) {
    const look = next[kind];
    if (look) await cast.mark(kind).drop(look, motion, hasReducedMotion);
    else cast.mark(kind).show(undefined);
  }
}

async function turn(cast: Cast, id: string, former: Picture, next: Picture): Promise<void> {
  const [before, look] = [former.pieces.get(id), next.pieces.get(id)];
  if (look === undefined) return;
  const isTurned = before?.front !== look.front || before.kind !== look.kind;
  if (isTurned) await cast.piece(id).turn(look, cast.motion, cast.hasReducedMotion);
  else cast.piece(id).wear(look);
}

async function walk(cast: Cast, pawn: Pawn, route: Route, end: Point, isSailing: boolean): Promise<void> {
  const [first] = route.places;
  if (cast.hasReducedMotion || first === undefined) {
    await fadeOver(cast, pawn, end);
    return;
  }
  // From wherever it stands: two may share a point for a moment.
  const course = courseOf([pawn.place, ...route.places.slice(1, -1), end]);
  if (course.length === 0) return;
  const duration = isSailing ? SAIL : Math.min(LONGEST, Math.max(SHORTEST, course.length * PACE));
  const strides = Math.max(1, Math.round(course.length / STRIDE));
  await cast.motion.play(duration, (t) => {
    const part = easeInOut(t);
    const { x, y } = course.at(part);
    pawn.view.position.set(x, y);
    pawn.pose(isSailing ? {} : { hop: Math.abs(Math.sin(part * strides * Math.PI)) * 8 });
    cast.relight();
  });
  await cast.motion.play(FADE, (t) => pawn.pose({ squash: 0.05 * Math.sin(Math.PI * t) }));
  pawn.stand(end);
}

async function fadeOver(cast: Cast, pawn: Pawn, end: Point): Promise<void> {
  await cast.motion.play(FADE / 2, (t) => {
    pawn.view.alpha = 1 - t;
  });
  pawn.stand(end);
  cast.relight();
  await cast.motion.play(FADE / 2, (t) => {
    pawn.view.alpha = t;
  });
}

async function glide(cast: Cast, from: number, to: number): Promise<void> {
  const [start, end] = [PIER_PLACES[from]?.boat, PIER_PLACES[to]?.boat];
  if (start === undefined || end === undefined) return;
  if (cast.hasReducedMotion) {
    cast.boat.position.set(end.x, end.y);
    return;
  }
  const course = courseOf(sail(start, end).places);
  await cast.motion.play(SAIL, (t) => {
    const { x, y } = course.at(easeInOut(t));
    cast.boat.position.set(x, y);
    cast.boat.rotation = 0.06 * Math.sin(t * 4 * Math.PI);
  });
  cast.boat.rotation = 0;
}

async function prowl(cast: Cast, { cabins }: Picture, { from, to }: { from: number; to: number }): Promise<void> {
  const { maniac } = cast;
  if (to === 0) {
    maniac.view.visible = false;
    return;
  }
  if (from === 0) {
    maniac.stand(circlePlace(to));
    cast.relight();
    return;
  }
  const route = prowlRoute(cabins, from, to);
  await walk(cast, maniac, route, circlePlace(to), !route.isOnPaths);
}

/** Somebody dies: the pawn tips over and is gone; what is left of it is laid afterwards. */
async function fall(cast: Cast, pawn: Pawn): Promise<void> {
  await cast.motion.play(cast.hasReducedMotion ? FADE : DIE, (t) => {
    const gone = easeIn(t);
    pawn.view.alpha = 1 - gone;
    if (!cast.hasReducedMotion) pawn.pose({ lean: 1.35 * easeInOut(Math.min(1, t * 1.4)) });
  });
  pawn.view.visible = false;
  pawn.view.alpha = 1;
  pawn.pose();
}
