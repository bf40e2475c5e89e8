import type { AnyGame } from "../table/game.ts";
import { magicMaze } from "./magic-maze/index.ts";

/** Every game this build can play: one line a game. */
export const games: ReadonlyMap<string, AnyGame> = new Map([magicMaze].map((game: AnyGame) => [game.id, game]));
