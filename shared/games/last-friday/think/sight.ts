import type { CampBoard } from "../board.ts";
import { FAR, stepsAway } from "../distance.ts";
import { camperOf, livingCampers, neighboursOf, stepsFrom, tokensOf } from "../places.ts";
import { type Knowledge, knowledgeOf, possibleCircles } from "../possible.ts";
import { adjacentCircles, mapOf } from "../ways.ts";

const known = new WeakMap<CampBoard, Knowledge>();

/** `possibleCircles`, going on from what was known when it was last asked of this board. */
export function suspected(board: CampBoard): readonly number[] {
  const knowledge = knowledgeOf(board, known.get(board));
  known.set(board, knowledge);
  return possibleCircles(board, knowledge);
}

/** Steps from these points, by point; corpses are walked around, unless they are the goal. */
export function pathsFrom(board: CampBoard, goals: Iterable<number>, limit = FAR): Map<number, number> {
  return stepsAway(goals, openNeighbours(board), limit);
}

function corpsePoints(board: CampBoard): Set<number> {
  return new Set(tokensOf(board, "corpse").map(({ point }) => point));
}

function openNeighbours(board: CampBoard): (point: number) => number[] {
  const map = mapOf(board.cabins);
  const corpses = corpsePoints(board);
  return (point) => neighboursOf(map, point).filter((next) => !corpses.has(next));
}

/** Steps from a point to the nearest of these campers (left out: all who live and are not safe). */
export function farFromPawns(board: CampBoard, point: number, campers: readonly number[] = preyOf(board)): number {
  const distances = pathsFrom(board, [point]);
  return Math.min(FAR, ...campers.map((camper) => distances.get(camperOf(board, camper).point) ?? FAR));
}

/** The campers that are in play and not safe. */
export function preyOf(board: CampBoard): number[] {
  return livingCampers(board).filter((camper) => camperOf(board, camper).life === "alive");
}

/** The circles that any of these campers could cross within so many steps. */
export function circlesInReach(board: CampBoard, campers: readonly number[], steps: number): Set<number> {
  const map = mapOf(board.cabins);
  const corpses = corpsePoints(board);
  const starts = campers.map((camper) => camperOf(board, camper).point);
  const near = stepsAway(starts, openNeighbours(board), steps - 1);
  const ways = [...near.keys()].flatMap((point) => stepsFrom(map, point));
  return new Set(ways.filter(({ to }) => !corpses.has(to)).flatMap(({ over }) => over));
}

/** The points that a maniac on one of these circles could cross with his next step: how many of them for each point. */
export function threats(board: CampBoard, circles: readonly number[]): Map<number, number> {
  const { prowls } = mapOf(board.cabins);
  const counts = new Map<number, number>();
  for (const circle of circles) {
    const points = new Set((prowls[circle] ?? []).flatMap(({ over }) => over));
    for (const point of points) counts.set(point, (counts.get(point) ?? 0) + 1);
  }
  return counts;
}

/** A maniac's steps from these circles, by circle. */
export function prowlsFrom(board: CampBoard, circles: Iterable<number>): Map<number, number> {
  const map = mapOf(board.cabins);
  return stepsAway(circles, (circle) => adjacentCircles(map, circle));
}
