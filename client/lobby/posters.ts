import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import type { TableListing } from "../../shared/table/protocol.ts";
import camperGreen from "../art/camper-green.svg";
import camperYellow from "../art/camper-yellow.svg";
import emmett from "../art/char-emmett.svg";
import jennifer from "../art/char-jennifer.svg";
import barbarian from "../art/hero-barbarian.svg";
import dwarf from "../art/hero-dwarf.svg";
import elf from "../art/hero-elf.svg";
import mage from "../art/hero-mage.svg";

/** How the lobby announces a game; it shows those that this build has (games/registry.ts). Name and pitch are texts: `game.<id>.name`, `game.<id>.pitch`. */
export interface Poster {
  readonly players: { readonly from: number; readonly to: number };
  readonly minutes: number;
  /** It has first steps, at `/learn/<id>`. */
  readonly hasFirstSteps?: true;
  /** The diorama; where the game stands alone, a wide one. Loaded when it is shown. */
  readonly Scene: LazyExoticComponent<ComponentType<{ readonly isWide: boolean }>>;
  /** Pictures that stand for the game in lists. */
  readonly pieces: readonly string[];
}

export const posters: Readonly<Record<string, Poster>> = {
  "magic-maze": {
    players: { from: 1, to: 9 },
    minutes: 15,
    hasFirstSteps: true,
    Scene: lazy(() => import("./scenes/mall.tsx")),
    pieces: [mage, barbarian, elf, dwarf],
  },
  room25: {
    players: { from: 1, to: 6 },
    minutes: 40,
    Scene: lazy(() => import("./scenes/complex.tsx")),
    pieces: [emmett, jennifer],
  },
  "last-friday": {
    players: { from: 2, to: 6 },
    minutes: 60,
    Scene: lazy(() => import("./scenes/camp.tsx")),
    pieces: [camperGreen, camperYellow],
  },
};

/** The piece that stands for a table: always the same for the same code. */
export function pieceOf({ game, code }: Pick<TableListing, "game" | "code">): string | undefined {
  const pieces = posters[game]?.pieces ?? [];
  const sum = [...code].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return pieces[sum % pieces.length];
}
