import type { Direction } from "./actions.ts";
import type { Colour } from "./heroes.ts";
import data from "./tiles.json" with { type: "json" };

/** What lies between a cell and the next: `dwarf` is a wall with a gap for orange; `explore` and `entry` are gates. */
export type Side = "open" | "wall" | "dwarf" | "explore" | "entry";

export type Feature =
  | { readonly type: "timer" | "crystal" | "camera" }
  | { readonly type: "vortex" | "item" | "exit"; readonly color: Colour };

export interface TileCell {
  readonly walkable: boolean;
  readonly sides: Readonly<Record<Direction, Side>>;
  readonly feature?: Feature;
}

type Spot = readonly [row: number, col: number];

/** A mall tile as printed, turned so that its entry arrow comes in through the south. See `meta` in tiles.json. */
export interface TileData {
  /** "1A", "1B", "2" to "24". */
  readonly id: string;
  readonly number: number;
  readonly explores: readonly {
    readonly edge: Direction;
    readonly cell: Spot;
    readonly color: Colour;
    readonly loudspeaker: boolean;
  }[];
  readonly escalators: readonly (readonly [Spot, Spot])[];
  readonly cells: readonly (readonly TileCell[])[];
}

export const TILE_SIZE = 4;

// The file is checked cell by cell in tests/rules/magic-maze; the compiler only sees strings where it holds unions.
export const TILES: ReadonlyMap<string, TileData> = new Map(
  (data.tiles as unknown as TileData[]).map((tile) => [tile.id, tile]),
);

/** Where the tile beyond an edge has its corner, from this tile's corner: the pinwheel lattice. rules: How tiles join */
export const NEIGHBOUR_OFFSET = data.meta.neighbourOffset as unknown as Readonly<Record<Direction, Spot>>;

/** The four central cells of tile 1, on which the heroes start. */
export const START_CELLS = data.meta.startCells as unknown as readonly Spot[];
