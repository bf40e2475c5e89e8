import type { AnyGame } from "../table/game.ts";
import { lastFriday } from "./last-friday/index.ts";
import { magicMaze } from "./magic-maze/index.ts";
import { room25 } from "./room25/index.ts";

/** Every game this build can play: one line a game. */
export const games: ReadonlyMap<string, AnyGame> = new Map(
  [magicMaze, room25, lastFriday].map((game: AnyGame) => [game.id, game]),
);
