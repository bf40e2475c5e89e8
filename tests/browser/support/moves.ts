import type { MazeView } from "../../../shared/games/magic-maze/board.ts";
import { COLOURS, type Colour } from "../../../shared/games/magic-maze/heroes.ts";
import { targetsOf } from "../../../shared/games/magic-maze/lawful.ts";
import type { Spot } from "../../../shared/games/magic-maze/mall.ts";

/** A move of one hero that this seat may make now. */
export function firstMove(board: MazeView, seat: number): { hero: Colour; from: Spot; to: Spot } {
  for (const [index, hero] of COLOURS.entries()) {
    const from = board.heroes[index];
    const to = targetsOf(board, seat, hero).find(({ command }) => command.type === "move");
    if (from !== undefined && to !== undefined) return { hero, from, to };
  }
  throw new Error(`seat ${seat} has no move`);
}
