import { ARROW } from "./camp.ts";
import type { CampMap } from "./ways.ts";

/** Farther than anything in the camp. */
export const FAR = 999;

/**
 * The segments between a point and every circle, by circle; FAR where no way leads. A newcomer (point 0) is one segment
 * before the arrow. rules: II, the Chosen one
 */
export function segmentsToCircles({ graph }: CampMap, point: number): number[] {
  const start = point === 0 ? ARROW : point;
  const circles: number[] = new Array(graph.pointsOfCircle.length).fill(FAR);
  const points = new Map([[start, point === 0 ? 1 : 0]]);
  const queue: (readonly ["c" | "w", number])[] = [["w", start]];
  const visit = (kind: "c" | "w", node: number, distance: number): void => {
    const isKnown = kind === "w" ? points.has(node) : (circles[node] ?? 0) < FAR;
    if (isKnown) return;
    if (kind === "w") points.set(node, distance);
    else circles[node] = distance;
    queue.push([kind, node]);
  };
  for (const [kind, node] of queue) {
    const next = 1 + ((kind === "w" ? points.get(node) : circles[node]) ?? 0);
    const isPoint = kind === "w";
    for (const to of (isPoint ? graph.pointsOfPoint : graph.pointsOfCircle)[node] ?? []) visit("w", to, next);
    if (isPoint) for (const to of graph.circlesOfPoint[node] ?? []) visit("c", to, next);
  }
  return circles;
}

/** Distances by steps from any of the starts, breadth first, up to `limit`; those farther are missing. */
export function stepsAway(
  starts: Iterable<number>,
  neighbours: (node: number) => Iterable<number>,
  limit: number = FAR,
): Map<number, number> {
  const distances = new Map<number, number>();
  for (const start of starts) distances.set(start, 0);
  for (const [node, distance] of distances) {
    if (distance >= limit) break;
    for (const next of neighbours(node)) if (!distances.has(next)) distances.set(next, distance + 1);
  }
  return distances;
}
