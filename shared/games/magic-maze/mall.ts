import { itemsOf, type ReadonlyList } from "../../table/lists.ts";
import { DIRECTIONS, type Direction } from "./actions.ts";
import type { Colour } from "./heroes.ts";
import { type Feature, NEIGHBOUR_OFFSET, type Side, TILE_SIZE, TILES } from "./tiles.ts";

export interface Spot {
  readonly row: number;
  readonly col: number;
}

/** A laid tile: the cell of its north-western corner, and its clockwise quarter turns from the data. */
export interface Placement extends Spot {
  readonly id: string;
  readonly turns: number;
}

export interface Cell extends Spot {
  readonly isWalkable: boolean;
  readonly sides: Readonly<Record<Direction, Side>>;
  readonly feature: Feature | undefined;
  /** The index of its tile among the laid tiles. */
  readonly tile: number;
}

export interface ExploreCell extends Spot {
  readonly edge: Direction;
  readonly colour: Colour;
  readonly hasLoudspeaker: boolean;
  readonly tile: number;
  /** Where the tile laid here comes to lie; undefined when that place has a tile already. */
  readonly leadsTo: (Spot & { readonly turns: number }) | undefined;
}

/** The mall as it lies: every question of geometry, and no question of the game. */
export interface Mall {
  readonly tiles: readonly Placement[];
  readonly cells: readonly Cell[];
  readonly explores: readonly ExploreCell[];
  readonly escalators: readonly (readonly [Spot, Spot])[];
  cell(row: number, col: number): Cell | undefined;
  /** The cell one step on, if nothing is in the way; a gap lets orange pass. `undefined`: somebody no gap lets pass. */
  step(from: Spot, direction: Direction, walker: Colour | undefined): Cell | undefined;
}

export const DELTA: Readonly<Record<Direction, readonly [row: number, col: number]>> = {
  N: [-1, 0],
  E: [0, 1],
  S: [1, 0],
  W: [0, -1],
};

export function opposite(direction: Direction): Direction {
  return turned(direction, 2);
}

/** The direction after clockwise quarter turns. */
export function turned(direction: Direction, turns: number): Direction {
  return DIRECTIONS[(DIRECTIONS.indexOf(direction) + turns) % 4] as Direction;
}

export function isSame(a: Spot, b: Spot): boolean {
  return a.row === b.row && a.col === b.col;
}

function spotOn(tile: Placement, [row, col]: readonly [number, number]): Spot {
  let [r, c] = [row, col];
  for (let turn = 0; turn < tile.turns; turn++) [r, c] = [c, TILE_SIZE - 1 - r];
  return { row: tile.row + r, col: tile.col + c };
}

function turnedSides(sides: Readonly<Record<Direction, Side>>, turns: number): Record<Direction, Side> {
  const result = { ...sides };
  for (const direction of DIRECTIONS) result[turned(direction, turns)] = sides[direction];
  return result;
}

function cellsOf(placement: Placement, index: number): Cell[] {
  const rows = tileOf(placement).cells;
  return rows.flatMap((row, r) =>
    row.map((cell, c) => ({
      ...spotOn(placement, [r, c]),
      isWalkable: cell.walkable,
      sides: turnedSides(cell.sides, placement.turns),
      feature: cell.feature,
      tile: index,
    })),
  );
}

function tileOf(placement: Placement) {
  const tile = TILES.get(placement.id);
  if (tile === undefined) throw new RangeError(`there is no mall tile "${placement.id}"`);
  return tile;
}

const key = (row: number, col: number) => row * 1000 + col;

const isGate = (side: Side) => side === "explore" || side === "entry";

/** rules: How tiles join. A laid passage is open both ways for all; a gate that meets a wall is a dead end. */
function isPassable(here: Side, there: Side, walker: Colour | undefined): boolean {
  if (isGate(here)) return isGate(there);
  return here === "open" || (here === "dwarf" && walker === "orange");
}

function build(tiles: readonly Placement[]): Mall {
  const cells = tiles.flatMap(cellsOf);
  const byKey = new Map(cells.map((cell) => [key(cell.row, cell.col), cell]));
  const corners = new Set(tiles.map((tile) => key(tile.row, tile.col)));

  const explores = tiles.flatMap((placement, index) =>
    tileOf(placement).explores.map((explore): ExploreCell => {
      const edge = turned(explore.edge, placement.turns);
      const [row, col] = NEIGHBOUR_OFFSET[edge];
      const place = { row: placement.row + row, col: placement.col + col };
      return {
        ...spotOn(placement, explore.cell),
        edge,
        colour: explore.color,
        hasLoudspeaker: explore.loudspeaker,
        tile: index,
        leadsTo: corners.has(key(place.row, place.col)) ? undefined : { ...place, turns: DIRECTIONS.indexOf(edge) },
      };
    }),
  );

  return {
    tiles,
    cells,
    explores,
    escalators: tiles.flatMap((placement) =>
      tileOf(placement).escalators.map(([a, b]) => [spotOn(placement, a), spotOn(placement, b)] as const),
    ),
    cell: (row, col) => byKey.get(key(row, col)),
    step(from, direction, walker) {
      const [row, col] = DELTA[direction];
      const here = byKey.get(key(from.row, from.col));
      const there = byKey.get(key(from.row + row, from.col + col));
      if (!here || !there?.isWalkable) return undefined;
      return isPassable(here.sides[direction], there.sides[opposite(direction)], walker) ? there : undefined;
    },
  };
}

/** One mall for each list of tiles that is still alive, and the last one built, for lists that are copies. */
const remembered = new WeakMap<object, Mall>();
let last: Mall | undefined;

function isMallOf(mall: Mall | undefined, tiles: readonly Placement[]): mall is Mall {
  if (mall === undefined || mall.tiles.length !== tiles.length) return false;
  return tiles.every(({ id, row, col, turns }, index) => {
    const known = mall.tiles[index];
    return known?.id === id && known.row === row && known.col === col && known.turns === turns;
  });
}

/** The mall that these tiles make, in the order in which they were laid. Asking again for the same tiles is cheap. */
export function mallOf(tiles: ReadonlyList<Placement>): Mall {
  const placements = itemsOf(tiles);
  const known = remembered.get(tiles);
  if (isMallOf(known, placements)) return known;
  if (!isMallOf(last, placements)) last = build(placements.map(({ id, row, col, turns }) => ({ id, row, col, turns })));
  remembered.set(tiles, last);
  return last;
}
