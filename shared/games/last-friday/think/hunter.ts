import type { CampBoard } from "../board.ts";
import { chapterOf } from "../chapters/index.ts";
import { FAR } from "../distance.ts";
import { best } from "../lists.ts";
import { adjacentCircles, mapOf } from "../ways.ts";
import { pathsFrom, prowlsFrom, threats } from "./sight.ts";

/**
 * Where he most likely is, if he hunts whoever stands on this point (everybody knows where the Chosen one stands): from
 * where he was last known to be, straight at it, so many steps as he has had since.
 */
export function hunterOf(board: CampBoard, { circles, steps }: LastSeen, prey: number): number | undefined {
  const toPrey = prowlsFrom(board, mapOf(board.cabins).litBy[prey] ?? []);
  const farFrom = (circle: number) => toPrey.get(circle) ?? FAR;
  const nearest = (circles: readonly number[]) => best(circles, (circle) => -farFrom(circle));
  let circle = nearest(circles);
  for (let step = 0; step < steps && circle !== undefined && farFrom(circle) > 0; step++) {
    circle = nearest(adjacentCircles(mapOf(board.cabins), circle));
  }
  return circle;
}

/** Where he was last seen or shown (before that, where he may have begun), and the steps he may have taken since. */
export interface LastSeen {
  readonly circles: readonly number[];
  readonly steps: number;
}

/** What the facts on the board say of it. */
export function lastSeen(board: CampBoard): LastSeen {
  const facts = [...board.facts];
  const at = facts.findLastIndex(({ kind }) => kind === "at" || kind === "was" || kind === "start");
  const fact = facts[at];
  if (fact === undefined) return { circles: chapterOf(board).starts(board), steps: 0 };
  const isLater = (index: number, round: number) => (fact.kind === "was" ? round > fact.round : index > at);
  const turns = facts.filter(({ kind, round }, index) => kind === "turn" && isLater(index, round));
  return { circles: [...fact.circles], steps: turns.reduce((sum, { steps }) => sum + steps, 0) };
}

/** Farther from him than this nobody needs to be. */
const SAFE = 6;
const ROOM = 60;

/** How good a point is for who runs from a hunter: far from him, not where he can come next, and with room to run on. */
export function escapeFrom(board: CampBoard, hunter: number | undefined): (point: number) => number {
  if (hunter === undefined) return () => 0;
  const { litBy } = mapOf(board.cabins);
  const his = prowlsFrom(board, [hunter]);
  const turnsTo = (point: number) => Math.min(FAR, ...(litBy[point] ?? []).map((circle) => his.get(circle) ?? FAR));
  const inReach = threats(board, [hunter]);
  const inTwoSteps = threats(board, adjacentCircles(mapOf(board.cabins), hunter));
  const isSoon = (point: number) => (inReach.has(point) ? 2 : inTwoSteps.has(point) ? 1 : 0);
  const room = (point: number) => {
    const mine = [...pathsFrom(board, [point])];
    return Math.min(ROOM, mine.filter(([other, steps]) => Math.ceil(steps / 2) < turnsTo(other)).length);
  };
  const known = new Map<number, number>();
  return (point) => {
    const value = known.get(point) ?? 6 * Math.min(SAFE, turnsTo(point)) - 30 * isSoon(point) + 0.2 * room(point);
    known.set(point, value);
    return value;
  };
}
