import type { Camper, CampBoard, Token } from "./board.ts";
import { ARROW } from "./camp.ts";
import { stepsAway } from "./distance.ts";
import { distinct } from "./lists.ts";
import { type CampMap, mapOf, near, type Way } from "./ways.ts";

/** @throws RangeError for a camper that is not 0 to 4 */
export function camperOf(board: CampBoard, camper: number): Camper {
  const found = board.campers[camper];
  if (found === undefined) throw new RangeError(`no camper ${camper}`);
  return found;
}

/** Every camper that is not dead, by number. */
export function livingCampers(board: CampBoard): number[] {
  return [...board.campers].flatMap(({ life }, camper) => (life === "dead" ? [] : [camper]));
}

/** The campers standing on a point (two at most, while one passes the other). */
export function pawnsAt(board: CampBoard, point: number): number[] {
  return point === 0 ? [] : livingCampers(board).filter((camper) => camperOf(board, camper).point === point);
}

export function tokenAt(board: CampBoard, point: number): Token | undefined {
  return [...board.tokens.values()].find((token) => token.point === point);
}

/** The tokens of a kind, by id. */
export function tokensOf(board: CampBoard, kind: Token["kind"]): Token[] {
  return [...board.tokens.values()].filter((token) => token.kind === kind).sort((one, other) => one.id - other.id);
}

export function hasCorpse(board: CampBoard, point: number): boolean {
  return tokenAt(board, point)?.kind === "corpse";
}

/** Neither pawn nor token lies there. */
export function isFree(board: CampBoard, point: number): boolean {
  return pawnsAt(board, point).length === 0 && tokenAt(board, point) === undefined;
}

/** A camper's steps from a point; from the entrance (0) the only one leads to the arrow. */
export function stepsFrom(map: CampMap, point: number): readonly Way[] {
  return point === 0 ? [{ to: ARROW, over: [] }] : (map.steps[point] ?? []);
}

/** Points a step away; the entrance's is the arrow. rules: pointNbr */
export function neighboursOf(map: CampMap, point: number): readonly number[] {
  return point === 0 ? [ARROW] : (map.neighbours[point] ?? []);
}

/**
 * Where something may be laid from here: the free points up to `reach` steps away, or, where there is none, the nearest
 * free ones beyond. Ordered by number. rules: Camper turn, discards
 */
export function freeAround(board: CampBoard, point: number, reach = 1): number[] {
  return freeFrom(board, [point], reach).filter((candidate) => candidate !== point);
}

/** Where a clue may be laid beside a circle. rules: Trail reveal */
export function freeNear(board: CampBoard, circle: number): number[] {
  return freeFrom(board, near(mapOf(board.cabins), circle), 0);
}

function freeFrom(board: CampBoard, starts: readonly number[], reach: number): number[] {
  const map = mapOf(board.cabins);
  const distances = stepsAway(starts, (point) => neighboursOf(map, point));
  const free = [...distances.keys()].filter((point) => point > 0 && isFree(board, point));
  const distanceOf = (point: number) => distances.get(point) ?? 0;
  const isStart = (point: number) => reach > 0 && starts.includes(point);
  const within = free.filter((point) => distanceOf(point) <= reach && !isStart(point));
  if (within.length > 0) return distinct(within).sort(ascending);
  const beyond = free.filter((point) => distanceOf(point) > reach);
  const nearest = Math.min(...beyond.map(distanceOf));
  return beyond.filter((point) => distanceOf(point) === nearest).sort(ascending);
}

function ascending(one: number, other: number): number {
  return one - other;
}
