import type { CampBoard, Camper, Token } from "./board.ts";
import { ARROW } from "./camp.ts";
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
  if (point === 0) return [];
  return [...board.campers].flatMap((pawn, camper) => (pawn.point === point && pawn.life !== "dead" ? [camper] : []));
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
  return freeFrom(board, [point], reach, new Set([point]));
}

/** Where a clue may be laid beside a circle. rules: Trail reveal */
export function freeNear(board: CampBoard, circle: number): number[] {
  return freeFrom(board, near(mapOf(board.cabins), circle), 0, new Set());
}

/** Every point on which a pawn or a token is. */
function occupied(board: CampBoard): Set<number> {
  const tokens = [...board.tokens.values()].map(({ point }) => point);
  return new Set([...tokens, ...[...board.campers].flatMap(({ life, point }) => (life === "dead" ? [] : [point]))]);
}

function freeFrom(board: CampBoard, starts: readonly number[], reach: number, barred: ReadonlySet<number>): number[] {
  const map = mapOf(board.cabins);
  const taken = occupied(board);
  const seen = new Set(starts);
  const found: number[] = [];
  let ring: readonly number[] = starts;
  for (let distance = 0; ring.length > 0 && (distance <= reach || found.length === 0); distance++) {
    found.push(...ring.filter((point) => point > 0 && !taken.has(point) && !barred.has(point)));
    ring = distinct(ring.flatMap((point) => neighboursOf(map, point))).filter((point) => !seen.has(point));
    for (const point of ring) seen.add(point);
  }
  return found.sort((one, other) => one - other);
}
