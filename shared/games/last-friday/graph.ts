import { CABIN, type CabinSides } from "./cabins.ts";
import { CIRCLE_COUNT, numberOf, POINT_COUNT, SEGMENTS, type Segment } from "./camp.ts";

/** What is joined by one segment, by number. No segment joins two circles. rules: The map as a graph */
export interface Graph {
  readonly pointsOfCircle: readonly (readonly number[])[];
  readonly pointsOfPoint: readonly (readonly number[])[];
  readonly circlesOfPoint: readonly (readonly number[])[];
}

function exists({ cabin, side }: Segment, cabins: CabinSides): boolean {
  const state = cabins[cabin];
  if (state === undefined) return true;
  if (state === CABIN.closed) return false;
  return side === "both" || side === (state === CABIN.campers ? "camper" : "maniac");
}

function lists(count: number): number[][] {
  return Array.from({ length: count + 1 }, () => []);
}

/** The camp as it is joined while the cabins are in these states. */
export function graphOf(cabins: CabinSides): Graph {
  const graph = {
    pointsOfCircle: lists(CIRCLE_COUNT),
    pointsOfPoint: lists(POINT_COUNT),
    circlesOfPoint: lists(POINT_COUNT),
  };
  for (const segment of SEGMENTS.filter((candidate) => exists(candidate, cabins))) {
    const [a, b] = segment.ends;
    join(graph, a, b);
    join(graph, b, a);
  }
  return graph;
}

function join(graph: ReturnType<typeof graphOf>, from: string, to: string): void {
  const list = from.startsWith("c")
    ? graph.pointsOfCircle[numberOf(from)]
    : (to.startsWith("c") ? graph.circlesOfPoint : graph.pointsOfPoint)[numberOf(from)];
  (list as number[]).push(numberOf(to));
}
