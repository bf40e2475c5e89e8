import type { CampBoard } from "../board.ts";
import { hatches } from "../cabins.ts";
import { PIERS } from "../camp.ts";
import { chapterOf } from "../chapters/index.ts";
import { pawnsAt, tokenAt, tokensOf } from "../places.ts";
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

/** Points over which he may not go: those of pawns that block, and of the sheltered. */
function blockedPoints(board: CampBoard): Set<number> {
  const isBlocking = chapterOf(board).onPawn === "blocks";
  const pawns = [...board.campers].filter(({ life }) => life === "safe" || (isBlocking && life === "alive"));
  return new Set(pawns.map(({ point }) => point));
}

/** Every lawful way of one step, all ways to the same circle included. rules: Movement, Cabins, IV */
export function prowlWays(board: CampBoard, foresight: Foresight): Way[] {
  const sheltered = shelteredCircles(board);
  const blocked = blockedPoints(board);
  const ways = mapOf(foresight.cabins).prowls[foresight.circle] ?? [];
  return ways.filter(({ to, over }) => !sheltered.includes(to) && !over.some((point) => blocked.has(point)));
}

/** What can be met in this draft, by point. */
function meetings(board: CampBoard, { victims, traps, snuffed }: Foresight): Map<number, string> {
  const met = new Map<number, string>();
  const add = (point: number, what: string) => met.set(point, `${met.get(point) ?? ""}${what} `);
  board.campers.forEach(({ point, life }, camper) => {
    if (life !== "dead" && !victims.some((victim) => victim.camper === camper)) add(point, `camper${camper}`);
  });
  for (const kind of ["trap", "lantern"] as const) {
    for (const { id, point } of tokensOf(board, kind)) {
      if (!traps.includes(id) && !snuffed.includes(id)) add(point, `token${id}`);
    }
  }
  return met;
}

/** One way for every circle and everything different that is met on the way there. rules: The map as a graph */
export function differentWays(board: CampBoard, foresight: Foresight): Way[] {
  const met = meetings(board, foresight);
  const different = new Map<string, Way>();
  for (const way of prowlWays(board, foresight)) {
    const key = `${way.to} ${way.over.map((point) => met.get(point) ?? "").join("")}`;
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
