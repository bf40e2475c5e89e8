import type { ReadonlyList } from "../../table/lists.ts";
import { CABINS } from "./camp.ts";

/** The states of a cabin. rules: Cabins */
export const CABIN = { closed: 0, campers: 1, maniac: 2 } as const;

/** The state of every cabin, by colour. */
export type CabinSides = ReadonlyList<number>;

/** The circles inside the cabins that are in this state. */
export function circlesInside(cabins: CabinSides, state: number): number[] {
  return CABINS.flatMap(({ circles }, cabin) => (cabins[cabin] === state ? circles : []));
}

/** The points inside the cabins that are in this state. */
export function pointsInside(cabins: CabinSides, state: number): number[] {
  return CABINS.flatMap(({ points }, cabin) => (cabins[cabin] === state ? points : []));
}

/** The hatch circles of the maniac's cabins: the mouths of the secret passage. rules: Maniac turn */
export function hatches(cabins: CabinSides): number[] {
  return CABINS.flatMap(({ hatch }, cabin) => (cabins[cabin] === CABIN.maniac ? [hatch] : []));
}
