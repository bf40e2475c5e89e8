import { cooperation } from "./cooperation.ts";
import { endingFor } from "./counting.ts";
import type { Mode } from "./mode.ts";

/** One player, four prisoners, no programming; one death loses. rules: 5.5 */
export const solo: Mode = {
  ...cooperation,
  seats: () => ({ min: 1, max: 1 }),
  charactersEach: () => 4,
  pairing: () => "free",
  isUnprogrammed: true,
  afterDeath: ({ board }) => endingFor(board, "deaths", () => "lost"),
};
