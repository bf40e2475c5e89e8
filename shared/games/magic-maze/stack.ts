import type { Random } from "../../table/random.ts";
import type { MazeBoard } from "./board.ts";
import type { MazeMatch } from "./envelopes.ts";
import type { Options } from "./options.ts";
import { switchesOf } from "./scenarios.ts";
import { stackFor } from "./table.ts";

/** Ids of the mall tiles as they are stacked, the top one first. rules: Setup 1 */
export function shuffledStack(options: Options, random: Random): string[] {
  const { shuffled, onTop } = stackFor(options);
  return [...onTop, ...random.shuffle(shuffled)].map(String);
}

/** Shows how many tiles are left and, where the stack lies face up, the top one. rules: Scenarios 8 */
export function showNext({ board, secret }: Pick<MazeMatch, "secret"> & { readonly board: MazeBoard }): void {
  board.tilesLeft = secret.stack.length;
  if (switchesOf(board).hasOpenStack) board.nextTile = secret.stack[0] ?? "";
}
