/** The five kinds of clues. A camper's clues are a set of bits in this order. rules: Clue kinds */
export const CLUES = ["hearing", "trap", "lantern", "shovel", "sneakers"] as const;
export type Clue = (typeof CLUES)[number];

/** Seven tokens of each kind. */
export const CLUES_OF_EACH = 7;

/** The five tokens of the maniac; a set of bits in this order. rules: Maniac tokens */
export const MANIAC_TOKENS = ["axe", "shadow", "speed", "twist", "invisible"] as const;
export type ManiacToken = (typeof MANIAC_TOKENS)[number];

/** @returns the set of bits of these names, in the order of `all` */
export function bitsOf<T>(all: readonly T[], names: Iterable<T>): number {
  return [...names].reduce((bits, name) => bits | (1 << all.indexOf(name)), 0);
}

export function hasBit<T>(all: readonly T[], bits: number, name: T): boolean {
  return (bits & (1 << all.indexOf(name))) !== 0;
}

/** The names whose bits are set, in the order of `all`. */
export function namesOf<T>(all: readonly T[], bits: number): T[] {
  return all.filter((_, index) => (bits & (1 << index)) !== 0);
}
