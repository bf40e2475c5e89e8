import type { CabinSides } from "./cabins.ts";
import { CIRCLE_COUNT, POINT_COUNT } from "./camp.ts";
import { type Graph, graphOf } from "./graph.ts";
import { distinct, range } from "./lists.ts";

/** A step: where it leads, and what it crosses on the way, in order (points for the maniac, circles for a camper). */
export interface Way {
  readonly to: number;
  readonly over: readonly number[];
}

/** The camp with the cabins in one certain state: everything the rules ask of the map. rules: The map as a graph */
export interface CampMap {
  readonly graph: Graph;
  /** The maniac's steps from a circle; there may be several ways to the same circle. */
  readonly prowls: readonly (readonly Way[])[];
  /** A camper's steps from a point. */
  readonly steps: readonly (readonly Way[])[];
  /** Points a camper's step apart. */
  readonly neighbours: readonly (readonly number[])[];
  /** Circles reached from a point through points only. rules: litBy */
  readonly litBy: readonly (readonly number[])[];
}

/** All simple paths from a circle to circles through points. */
function prowlsFrom({ pointsOfCircle, pointsOfPoint, circlesOfPoint }: Graph, circle: number): Way[] {
  const ways: Way[] = [];
  const walk = (over: readonly number[], point: number): void => {
    const path = [...over, point];
    for (const to of circlesOfPoint[point] ?? []) if (to !== circle) ways.push({ to, over: path });
    for (const next of pointsOfPoint[point] ?? []) if (!path.includes(next)) walk(path, next);
  };
  for (const point of pointsOfCircle[circle] ?? []) walk([], point);
  return ways;
}

/** All simple paths from a point to points through circles: no two circles are joined, so one circle at most. */
function stepsFrom({ pointsOfCircle, pointsOfPoint, circlesOfPoint }: Graph, point: number): Way[] {
  const direct = (pointsOfPoint[point] ?? []).map((to): Way => ({ to, over: [] }));
  const across = (circlesOfPoint[point] ?? []).flatMap((circle) =>
    (pointsOfCircle[circle] ?? []).filter((to) => to !== point).map((to): Way => ({ to, over: [circle] })),
  );
  return [...direct, ...across];
}

function litFrom({ pointsOfPoint, circlesOfPoint }: Graph, point: number): number[] {
  const seen = new Set([point]);
  for (const reached of seen) for (const next of pointsOfPoint[reached] ?? []) seen.add(next);
  return distinct([...seen].flatMap((reached) => circlesOfPoint[reached] ?? [])).sort((one, other) => one - other);
}

function survey(cabins: CabinSides): CampMap {
  const graph = graphOf(cabins);
  const points = range(POINT_COUNT + 1);
  const steps = points.map((point) => stepsFrom(graph, point));
  return {
    graph,
    prowls: range(CIRCLE_COUNT + 1).map((circle) => prowlsFrom(graph, circle)),
    steps,
    neighbours: steps.map((ways) => distinct(ways.map(({ to }) => to))),
    litBy: points.map((point) => litFrom(graph, point)),
  };
}

const surveyed = new Map<number, CampMap>();

/** The map for these cabins, surveyed once for each of the 243 combinations. */
export function mapOf(cabins: CabinSides): CampMap {
  let key = 0;
  for (let cabin = 0; cabin < cabins.length; cabin++) key = key * 3 + (cabins[cabin] ?? 0);
  let map = surveyed.get(key);
  if (map === undefined) {
    map = survey(cabins);
    surveyed.set(key, map);
  }
  return map;
}

/** Points joined to a circle by one segment. rules: near */
export function near(map: CampMap, circle: number): readonly number[] {
  return map.graph.pointsOfCircle[circle] ?? [];
}

/** Circles one maniac's step away. */
export function adjacentCircles(map: CampMap, circle: number): number[] {
  return distinct((map.prowls[circle] ?? []).map(({ to }) => to));
}
