import { type LazyExoticComponent, lazy } from "react";
import { gameClients } from "../games/registry.ts";
import type { GameClient } from "../games/types.ts";

/** What every game has. */
type Part = "Play" | "Options";
type Parts = { readonly [P in Part]: LazyExoticComponent<GameClient[P]> };

/** Made once and for all: a lazy component made while drawing would be a new one at each try, and never be there. */
const parts: Readonly<Record<string, Parts>> = Object.fromEntries(
  Object.entries(gameClients).map(([game, load]) => [
    game,
    {
      Play: lazy(async () => ({ default: (await load()).default.Play })),
      Options: lazy(async () => ({ default: (await load()).default.Options })),
    },
  ]),
);

/** A part of a game's client, loaded when it is first drawn; undefined for a game this build does not have. */
export function lazyPart<P extends Part>(game: string, part: P): Parts[P] | undefined {
  return parts[game]?.[part];
}
