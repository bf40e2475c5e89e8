import type { GameClient } from "./types.ts";

/** The games this build can show, in the order of the lobby: one line a game, loaded when a table of it opens. */
export const gameClients: Readonly<Record<string, () => Promise<{ readonly default: GameClient }>>> = {
  "magic-maze": () => import("./magic-maze/index.ts"),
  room25: () => import("./room25/index.ts"),
  "last-friday": () => import("./last-friday/index.ts"),
};
