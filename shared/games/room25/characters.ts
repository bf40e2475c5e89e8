/** Duos stand side by side and share a base shape. rules: 2.3 */
export const CHARACTERS = ["emmett", "kevin", "franck", "jennifer", "max", "alice"] as const;
export type CharacterName = (typeof CHARACTERS)[number];

export const SHAPES = ["cross", "round", "square"] as const;
export type Shape = (typeof SHAPES)[number];

/** The shape of each figure's base. rules: 2.3 */
export const SHAPE_OF = {
  emmett: "cross",
  kevin: "cross",
  franck: "round",
  jennifer: "round",
  max: "square",
  alice: "square",
} as const satisfies Record<CharacterName, Shape>;

/**
 * How the characters of one group (a seat's, or a team's) must go together: `duo`: of one shape, a duo a group;
 * `spread`: no two of one shape; `free`: as you like.
 */
export type Pairing = "free" | "duo" | "spread";

/**
 * May a group that has these names take this one as well? rules: 5.3, 5.4
 * @param mine the names the group has
 * @param others the names that all others have
 */
export function isNameFree(
  pairing: Pairing,
  mine: readonly CharacterName[],
  others: readonly CharacterName[],
  name: CharacterName,
): boolean {
  if (mine.includes(name) || others.includes(name)) return false;
  const isSameShape = (other: CharacterName) => SHAPE_OF[other] === SHAPE_OF[name];
  if (pairing === "spread") return !mine.some(isSameShape);
  if (pairing === "duo") return mine.every(isSameShape) && !others.some(isSameShape);
  return true;
}
