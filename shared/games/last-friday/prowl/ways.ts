import type { CampBoard } from "../board.ts";
import { hatches } from "../cabins.ts";
import { PIERS } from "../camp.ts";
import { chapterOf } from "../chapters/index.ts";
import { camperOf, pawnsAt, tokenAt } from "../places.ts";
import { shelteredCircles } from "../shelter.ts";
import { mapOf, type Way } from "../ways.ts";
import type { Foresight, Victim } from "./foresight.ts";

/** The campers on a way, in order, but for those already among the victims. */
export function metOn(board: CampBoard, way: Way, victims: readonly Victim[] = []): Victim[] {
  return way.over
    .flatMap((point) => pawnsAt(board, point).map((camper) => ({ camper, point })))
    .filter(({ camper }) => !victims.some((victim) => victim.camper === camper));
}

/** The ids of traps or lanterns on a way, in order. */
export function tokensOn(board: CampBoard, way: Way, kind: "trap" | "lantern", gone: readonly number[]): number[] {
  return way.over.flatMap((point) => {
    const token = tokenAt(board, point);
    return token?.kind === kind && !gone.includes(token.id) ? [token.id] : [];
  });
}

function isOpen(board: CampBoard, foresight: Foresight, way: Way): boolean {
  const isBlocking = chapterOf(board).onPawn === "blocks";
  return metOn(board, way, foresight.victims).every(
    ({ camper }) => !isBlocking && camperOf(board, camper).life !== "safe",
  );
}

/** Every lawful way of one step, all ways to the same circle included. rules: Movement, Cabins, IV */
export function prowlWays(board: CampBoard, foresight: Foresight): Way[] {
  const sheltered = shelteredCircles(board);
  const ways = mapOf(foresight.cabins).prowls[foresight.circle] ?? [];
  return ways.filter((way) => !sheltered.includes(way.to) && isOpen(board, foresight, way));
}

/** Ways to the same circle are alike when they meet the same things. rules: The map as a graph */
function meetings(board: CampBoard, foresight: Foresight, way: Way): string {
  return JSON.stringify([
    metOn(board, way, foresight.victims),
    tokensOn(board, way, "trap", foresight.traps),
    tokensOn(board, way, "lantern", foresight.snuffed),
  ]);
}

/** One way for every circle and everything different that could be met on the way there. */
export function differentWays(board: CampBoard, foresight: Foresight): Way[] {
  const different = new Map<string, Way>();
  for (const way of prowlWays(board, foresight)) {
    const key = `${way.to} ${meetings(board, foresight, way)}`;
    if (!different.has(key)) different.set(key, way);
  }
  return [...different.values()];
}

/** Where he may swim to: once a chapter, from pier to pier; not as a bonus step. */
export function swimsFrom(board: CampBoard, foresight: Foresight): number[] {
  const piers = PIERS.map(({ circle }) => circle);
  return foresight.hasSwum ? [] : secretMoves(board, foresight, piers);
}

/** Where the secret passage leads: once a chapter, between the maniac's cabins; not as a bonus step. */
export function passagesFrom(board: CampBoard, foresight: Foresight): number[] {
  return foresight.hasPassed ? [] : secretMoves(board, foresight, hatches(foresight.cabins));
}

function secretMoves(board: CampBoard, foresight: Foresight, mouths: readonly number[]): number[] {
  if (foresight.numbers.length >= foresight.ownMoves || !mouths.includes(foresight.circle)) return [];
  const sheltered = shelteredCircles(board);
  return mouths.filter((to) => to !== foresight.circle && !sheltered.includes(to));
}

/** Whether there is any lawful move from where the draft stands. */
export function canMove(board: CampBoard, foresight: Foresight): boolean {
  return (
    prowlWays(board, foresight).length > 0 ||
    swimsFrom(board, foresight).length > 0 ||
    passagesFrom(board, foresight).length > 0
  );
}
