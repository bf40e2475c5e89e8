import type { MazeView } from "../../../shared/games/magic-maze/board.ts";
import { COLOURS } from "../../../shared/games/magic-maze/heroes.ts";
import { magicMaze } from "../../../shared/games/magic-maze/index.ts";
import { targetsOf } from "../../../shared/games/magic-maze/lawful.ts";
import type { AnyGame } from "../../../shared/table/game.ts";
import type { Random } from "../../../shared/table/random.ts";
import { pebbles } from "./pebbles.ts";

export interface Wish {
  readonly type: string;
}

/** What a player who plays by chance wishes next; undefined: nothing now. */
export type Wisher = (board: unknown, hand: unknown, seat: number, random: Random) => Wish | undefined;

/** For the games that have no bots, or whose bots would finish too soon. */
const WISHERS: Readonly<Record<string, Wisher>> = {
  [pebbles.id]: (_board, _hand, _seat, random) => {
    const wishes = [
      { type: "move", row: random.integer(-9, 9), col: random.integer(-9, 9) },
      { type: "move", row: 12, col: 0 },
      { type: "take", count: random.integer(1, 9) },
      { type: "take", count: random.integer(1, 9) },
      { type: "peek" },
      { type: "hurry", milliseconds: random.integer(0, 300) },
    ];
    return random.pick(wishes);
  },
  [magicMaze.id]: (board, _hand, seat, random) => {
    const view = board as MazeView;
    const targets = COLOURS.flatMap((colour) => targetsOf(view, seat, colour)).map(({ command }) => command);
    const readiness = { type: "ready", isReady: true };
    return random.pick<Wish>([{ type: "turnSand" }, ...(targets.length > 0 ? targets : [readiness])]);
  },
};

/** @throws Error for a game that nobody here knows how to play */
export function wisherOf(game: AnyGame): Wisher {
  const wisher = WISHERS[game.id] ?? game.think;
  if (wisher === undefined) throw new Error(`no script plays ${game.id}`);
  return wisher;
}
