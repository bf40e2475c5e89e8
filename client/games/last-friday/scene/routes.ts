import type { CabinSides } from "../../../../shared/games/last-friday/cabins.ts";
import { ARROW, numberOf, PIERS } from "../../../../shared/games/last-friday/camp.ts";
import { mapOf } from "../../../../shared/games/last-friday/ways.ts";
import type { Point } from "../../../scene/shapes.ts";
import { ARROW_PLACE, BUOY, type NodeId, placeOf, pointPlace, SLOTS } from "./plan.ts";

/** Longer ways than this nobody goes at once. */
const LONGEST = 12;

/** A way over the map, and whether it follows the paths; the swimmer's and the passage's do not. */
export interface Route {
  readonly places: readonly Point[];
  readonly isOnPaths: boolean;
}

/** Where a camper goes from point to point; 0 is the entrance. */
export function walkRoute(cabins: CabinSides, camper: number, from: number, to: number): Route {
  if (from === 0 || to === 0) {
    const slot = SLOTS[camper] ?? ARROW_PLACE;
    const inside = walkRoute(cabins, camper, from === 0 ? ARROW : from, to === 0 ? ARROW : to).places;
    return { places: from === 0 ? [slot, ...inside] : [...inside, slot], isOnPaths: true };
  }
  const isSail = [from, to].every((point) => PIERS.some((pier) => pier.point === point));
  if (isSail && from !== to) return sail(pointPlace(from), pointPlace(to));
  return search(cabins, `w${from}`, `w${to}`, () => true);
}

export function sail(from: Point, to: Point): Route {
  return { places: [from, BUOY, to], isOnPaths: false };
}

/** Where the maniac goes from circle to circle: over points only. */
export function prowlRoute(cabins: CabinSides, from: number, to: number): Route {
  return search(cabins, `c${from}`, `c${to}`, (id) => id.startsWith("w") || id === `c${to}`);
}

/** Between two nodes of a way that is drawn or chosen. */
export function wayRoute(cabins: CabinSides, from: NodeId, to: NodeId): Route {
  const isProwl = from.startsWith("c") && to.startsWith("c");
  return search(cabins, from, to, (id) => !isProwl || id.startsWith("w") || id === to);
}

/** The shortest way on which every node may be trodden; straight across where there is none. */
function search(cabins: CabinSides, from: NodeId, to: NodeId, isFree: (id: NodeId) => boolean): Route {
  const { graph } = mapOf(cabins);
  const cameFrom = new Map<NodeId, NodeId>([[from, from]]);
  let ring: NodeId[] = [from];
  for (let steps = 0; steps < LONGEST && ring.length > 0 && !cameFrom.has(to); steps++) {
    const next: NodeId[] = [];
    for (const id of ring) {
      for (const neighbour of neighboursOf(id)) {
        if (cameFrom.has(neighbour) || !isFree(neighbour)) continue;
        cameFrom.set(neighbour, id);
        next.push(neighbour);
      }
    }
    ring = next;
  }
  if (!cameFrom.has(to)) return { places: [placeOf(from), placeOf(to)], isOnPaths: false };
  const places: Point[] = [];
  for (let at = to; ; at = cameFrom.get(at) ?? from) {
    places.unshift(placeOf(at));
    if (at === from) return { places, isOnPaths: true };
  }

  function neighboursOf(id: NodeId): NodeId[] {
    const number = numberOf(id);
    const points = (id.startsWith("c") ? graph.pointsOfCircle : graph.pointsOfPoint)[number] ?? [];
    const circles = id.startsWith("c") ? [] : (graph.circlesOfPoint[number] ?? []);
    return [...points.map((point) => `w${point}`), ...circles.map((circle) => `c${circle}`)];
  }
}

/** How long a way is, and the place at any part of it. */
export interface Course {
  readonly length: number;
  at(part: number): Point;
}

export function courseOf(places: readonly Point[]): Course {
  const marks = [0];
  for (let at = 1; at < places.length; at++) {
    const [a, b] = [places[at - 1], places[at]];
    marks.push((marks[at - 1] ?? 0) + (a && b ? Math.hypot(b.x - a.x, b.y - a.y) : 0));
  }
  const length = marks.at(-1) ?? 0;
  return {
    length,
    at(part) {
      const gone = Math.min(1, Math.max(0, part)) * length;
      const next = Math.max(
        1,
        marks.findIndex((mark, at) => at > 0 && mark >= gone),
      );
      const [a, b] = [places[next - 1], places[next]];
      if (a === undefined || b === undefined) return places.at(-1) ?? { x: 0, y: 0 };
      const [low, high] = [marks[next - 1] ?? 0, marks[next] ?? 0];
      const t = high > low ? (gone - low) / (high - low) : 1;
      return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
    },
  };
}
