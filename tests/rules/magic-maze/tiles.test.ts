import { describe, expect, it } from "vitest";
import { DIRECTIONS, type Direction } from "../../../shared/games/magic-maze/actions.ts";
import { COLOURS } from "../../../shared/games/magic-maze/heroes.ts";
import { DELTA, opposite } from "../../../shared/games/magic-maze/mall.ts";
import {
  NEIGHBOUR_OFFSET,
  START_CELLS,
  TILE_SIZE,
  TILES,
  type TileCell,
  type TileData,
} from "../../../shared/games/magic-maze/tiles.ts";

const tiles = [...TILES.values()];

/** rules: How tiles join. */
const SLOT: Readonly<Record<Direction, string>> = { N: "0,2", E: "2,3", S: "3,1", W: "1,0" };

interface Place {
  readonly tile: TileData;
  readonly row: number;
  readonly col: number;
  readonly cell: TileCell;
}

const places: Place[] = tiles.flatMap((tile) =>
  tile.cells.flatMap((cells, row) => cells.map((cell, col) => ({ tile, row, col, cell }))),
);

const nameOf = ({ tile, row, col }: Place) => `${tile.id}[${row},${col}]`;

function next({ tile, row, col }: Place, direction: Direction): TileCell | undefined {
  const [r, c] = DELTA[direction];
  return tile.cells[row + r]?.[col + c];
}

function tilesWith(type: string, colour?: string): string[] {
  return places
    .filter(
      ({ cell: { feature } }) =>
        feature?.type === type && (!colour || ("color" in feature && feature.color === colour)),
    )
    .map(({ tile }) => tile.id);
}

describe("the mall tiles", () => {
  it("are 1A, 1B and 2 to 24, each of four rows of four cells", () => {
    const rest = Array.from({ length: 23 }, (_, index) => `${index + 2}`);
    expect(tiles.map(({ id }) => id)).toEqual(["1A", "1B", ...rest]);
    expect(places).toHaveLength(25 * TILE_SIZE * TILE_SIZE);
    for (const { cells } of tiles) expect(cells.map((row) => row.length)).toEqual([4, 4, 4, 4]);
  });

  it("know every side of every cell", () => {
    const sides = new Set(places.flatMap(({ cell }) => DIRECTIONS.map((direction) => cell.sides[direction])));
    expect([...sides].sort()).toEqual(["dwarf", "entry", "explore", "open", "wall"]);
  });

  it("have the same side on both sides of it", () => {
    for (const place of places) {
      for (const direction of DIRECTIONS) {
        const other = next(place, direction);
        if (other) expect(other.sides[opposite(direction)], nameOf(place)).toBe(place.cell.sides[direction]);
      }
    }
  });

  it("are walled in but for their gates, and every unwalkable cell is", () => {
    for (const place of places) {
      for (const direction of DIRECTIONS) {
        const side = place.cell.sides[direction];
        if (!place.cell.walkable) expect(side, nameOf(place)).toBe("wall");
        else if (!next(place, direction)) expect(["wall", "explore", "entry"], nameOf(place)).toContain(side);
        else expect(["wall", "open", "dwarf"], nameOf(place)).toContain(side);
      }
    }
  });

  it("have one gate an edge at most, at the edge's fixed cell", () => {
    for (const tile of tiles) {
      const gates = places.flatMap(({ tile: of, row, col, cell }) =>
        of !== tile
          ? []
          : DIRECTIONS.filter((direction) => ["explore", "entry"].includes(cell.sides[direction])).map((direction) => ({
              direction,
              at: `${row},${col}`,
            })),
      );
      for (const { direction, at } of gates) expect(at, tile.id).toBe(SLOT[direction]);
      expect(new Set(gates.map(({ direction }) => direction)).size, tile.id).toBe(gates.length);
    }
  });

  it("2 to 24 have one entry, in the south at [3,1]; tile 1 has none", () => {
    for (const tile of tiles) {
      const entries = places.flatMap((place) =>
        place.tile !== tile
          ? []
          : DIRECTIONS.filter((direction) => place.cell.sides[direction] === "entry").map(
              (direction) => `${place.row},${place.col} ${direction}`,
            ),
      );
      expect(entries, tile.id).toEqual(tile.number === 1 ? [] : ["3,1 S"]);
    }
  });

  it("list exactly the explore cells that are drawn", () => {
    for (const tile of tiles) {
      const drawn = places.flatMap(({ tile: of, row, col, cell }) =>
        of !== tile
          ? []
          : DIRECTIONS.filter((direction) => cell.sides[direction] === "explore").map(
              (edge) => `${edge} ${row},${col}`,
            ),
      );
      expect(tile.explores.map(({ edge, cell }) => `${edge} ${cell}`).sort(), tile.id).toEqual(drawn.sort());
    }
  });

  it("have a loudspeaker at green explore cells and at no others", () => {
    for (const { id, explores } of tiles) {
      for (const { color, loudspeaker } of explores) expect(loudspeaker, id).toBe(color === "green");
    }
  });

  it("lead on: tile 1 by all four colours, every other by at least one explore cell", () => {
    for (const { id, number, explores } of tiles) {
      if (number === 1) expect(explores.map(({ color }) => color).sort(), id).toEqual([...COLOURS].sort());
      else expect(explores.length, id).toBeGreaterThanOrEqual(1);
    }
  });

  it.each([
    ["yellow", "6", "11"],
    ["purple", "9", "2"],
    ["green", "8", "10"],
    ["orange", "7", "12"],
  ])("have the %s item on tile %s and the exit on tile %s", (colour, item, exit) => {
    expect(tilesWith("item", colour)).toEqual([item]);
    expect(tilesWith("exit", colour)).toEqual([exit]);
  });

  it("have timers on tile 1, either side, 3, 4 and 5", () => {
    expect(tilesWith("timer")).toEqual(["1A", "1B", "3", "4", "5"]);
  });

  it("have crystal balls on 15, 17 and 20, and cameras on 16, 17, 18 and 19", () => {
    expect(tilesWith("crystal")).toEqual(["15", "17", "20"]);
    expect(tilesWith("camera")).toEqual(["16", "17", "18", "19"]);
  });

  it("have gaps for the dwarf on 13, 14, 15, 16, 19, 21 and 24, one each", () => {
    const gaps = places.filter(({ cell }) => cell.sides.E === "dwarf" || cell.sides.S === "dwarf");
    expect(gaps.map(({ tile }) => tile.id)).toEqual(["13", "14", "15", "16", "19", "21", "24"]);
  });

  it("have vortexes of the four colours, on walkable cells", () => {
    for (const colour of COLOURS) expect(tilesWith("vortex", colour).length).toBeGreaterThanOrEqual(6);
    for (const place of places) if (place.cell.feature) expect(place.cell.walkable, nameOf(place)).toBe(true);
  });

  it("have no vortex on side B of tile 1, and one of each colour on side A", () => {
    expect(tilesWith("vortex").filter((id) => id === "1B")).toEqual([]);
    for (const colour of COLOURS) expect(tilesWith("vortex", colour)).toContain("1A");
  });

  it("have timers, cameras, crystal balls, items and exits only in dead ends", () => {
    const special = places.filter(({ cell }) => cell.feature !== undefined && cell.feature.type !== "vortex");
    for (const place of special) {
      const ways = DIRECTIONS.filter((direction) => place.cell.sides[direction] !== "wall");
      expect(ways, nameOf(place)).toHaveLength(1);
    }
  });

  it("have escalators between walkable cells, and never two at one cell", () => {
    for (const { id, escalators, cells } of tiles) {
      const ends = escalators.flat();
      for (const [row, col] of ends) expect(cells[row]?.[col]?.walkable, id).toBe(true);
      expect(new Set(ends.map(String)).size, id).toBe(ends.length);
    }
  });

  it("start the heroes on the four central cells", () => {
    expect(START_CELLS).toEqual([
      [1, 1],
      [1, 2],
      [2, 1],
      [2, 2],
    ]);
  });

  it("make a lattice whose neighbours are each other's neighbours", () => {
    for (const direction of DIRECTIONS) {
      const [row, col] = NEIGHBOUR_OFFSET[direction];
      const [backRow, backCol] = NEIGHBOUR_OFFSET[opposite(direction)];
      expect([row + backRow, col + backCol]).toEqual([0, 0]);
    }
  });
});
