import type { CampBoard } from "./board.ts";
import { CABIN, type CabinSides, circlesInside } from "./cabins.ts";
import { tokensOf } from "./places.ts";
import { mapOf } from "./ways.ts";

/**
 * The circles on which the maniac has to show himself: those lit by lanterns and those in the campers' cabins.
 * @param cabins the cabins' states, where they are not the board's @param broken ids of lanterns taken for broken
 * rules: Forced reveals
 */
export function litCircles(
  board: CampBoard,
  cabins: CabinSides = board.cabins,
  broken: readonly number[] = [],
): Set<number> {
  const { litBy } = mapOf(cabins);
  const lanterns = tokensOf(board, "lantern").filter(({ id }) => !broken.includes(id));
  return new Set([...circlesInside(cabins, CABIN.campers), ...lanterns.flatMap(({ point }) => litBy[point] ?? [])]);
}
