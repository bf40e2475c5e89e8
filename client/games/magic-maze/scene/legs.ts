import type { Spot } from "../../../../shared/games/magic-maze/mall.ts";
import { easeInOut, easeOut } from "../../../scene/motion.ts";
import { between, centreOf, distance, type Point } from "./geometry.ts";
import type { Journey } from "./journey.ts";

/** How a pawn is drawn at one moment of a motion. */
interface Pose {
  readonly at: Point;
  /** Lifted off the floor, units. */
  readonly lift: number;
  readonly size: number;
  readonly turn: number;
  readonly alpha: number;
}

/** One piece of a pawn's way. */
export interface Leg {
  /** Milliseconds. */
  readonly duration: number;
  pose(t: number): Pose;
}

const GLIDE_CELL = 70;
const GLIDE_MAX = 420;
const SPIN = 160;
const FADE = 120;

const standing = (at: Point): Pose => ({ at, lift: 0, size: 1, turn: 0, alpha: 1 });

export function legsOf(journey: Journey, from: Point, hasReducedMotion: boolean): Leg[] {
  if (hasReducedMotion) return [fade(centreOf(goalOf(journey)))];
  switch (journey.by) {
    case "walk":
      return [glide(from, journey.cells.map(centreOf))];
    case "escalator":
      return [slide(from, centreOf(journey.to), 340)];
    case "vortex":
      return [spin(from, 1, 0), spin(centreOf(journey.to), 0, 1)];
    case "hop":
      return [slide(from, centreOf(journey.to), 220)];
  }
}

function goalOf(journey: Journey): Spot {
  if (journey.by !== "walk") return journey.to;
  const goal = journey.cells.at(-1);
  if (goal === undefined) throw new RangeError("a walk of no cells");
  return goal;
}

/** Cell by cell, so that one sees through where it went; a small step up and down for each. */
function glide(from: Point, through: readonly Point[]): Leg {
  const points = [from, ...through];
  const steps = points.length - 1;
  return {
    duration: Math.min(GLIDE_MAX, GLIDE_CELL * steps),
    pose(t) {
      const way = (t < 1 ? 1 - (1 - t) ** 1.5 : 1) * steps;
      const step = Math.min(steps - 1, Math.floor(way));
      const [a, b] = [points[step] ?? from, points[step + 1] ?? from];
      return { ...standing(between(a, b, way - step)), lift: Math.sin((way - step) * Math.PI) * 3.5 };
    },
  };
}

function slide(from: Point, to: Point, duration: number): Leg {
  return { duration, pose: (t) => standing(between(from, to, easeInOut(t))) };
}

/** Back to its place, or down from the hand. */
export function settle(from: Point, to: Point, lift: number): Leg {
  const duration = Math.min(200, 90 + distance(from, to) / 3);
  return {
    duration,
    pose: (t) => ({ ...standing(between(from, to, easeOut(t))), lift: lift * (1 - easeOut(t)) }),
  };
}

function spin(at: Point, sizeBefore: number, sizeAfter: number): Leg {
  return {
    duration: SPIN,
    pose(t) {
      const size = sizeBefore + (sizeAfter - sizeBefore) * t;
      return {
        at,
        lift: 0,
        size: 0.12 + 0.88 * size,
        turn: (1 - size) * Math.PI * 1.5,
        alpha: Math.min(1, size * 2.5),
      };
    },
  };
}

function fade(at: Point): Leg {
  return { duration: FADE, pose: (t) => ({ ...standing(at), alpha: 0.15 + 0.85 * t }) };
}

/** Into the doorway and away. */
export function leave(at: Point, hasReducedMotion: boolean): Leg {
  return {
    duration: hasReducedMotion ? FADE : 300,
    pose(t) {
      const gone = hasReducedMotion ? 0 : easeInOut(t);
      return {
        at: { x: at.x, y: at.y - 8 * gone },
        lift: 0,
        size: 1 - 0.7 * gone,
        turn: 0,
        alpha: hasReducedMotion ? 1 - t : 1 - t ** 3,
      };
    },
  };
}
