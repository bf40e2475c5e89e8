import type { CampBoard } from "../board.ts";
import { CABIN, circlesInside } from "../cabins.ts";
import { PIERS } from "../camp.ts";

/** A pier circle or the inside of one of his cabins. rules: II to IV, setup */
export function piersAndCabins(board: CampBoard): number[] {
  return [...PIERS.map(({ circle }) => circle), ...circlesInside(board.cabins, CABIN.maniac)];
}
