import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DIRECTIONS } from "../../../shared/games/magic-maze/actions.ts";
import { COLOURS } from "../../../shared/games/magic-maze/heroes.ts";
import { isSame, mallOf, opposite, type Placement, type Spot, turned } from "../../../shared/games/magic-maze/mall.ts";
import { TILES } from "../../../shared/games/magic-maze/tiles.ts";
import { seededRandom } from "../../../shared/table/random.ts";
import { maze } from "./maze.ts";

/** All tiles of the box, laid one by one at random open explore cells, of whatever colour. */
function randomMall(seed: number, start: string): Placement[] {
  const random = seededRandom(seed);
  const stack = random.shuffle([...TILES.values()].filter(({ number }) => number > 1).map(({ id }) => id));
  const tiles: Placement[] = [{ id: start, row: 0, col: 0, turns: 0 }];
  for (const id of stack) {
    const open = mallOf(tiles).explores.filter((cell) => cell.leadsTo);
    if (open.length === 0) return tiles;
    const place = random.pick(open).leadsTo;
    if (place) tiles.push({ id, ...place });
  }
  return tiles;
}

const anyMall = fc
  .tuple(fc.integer(), fc.constantFrom("1A", "1B"))
  .map(([seed, start]) => mallOf(randomMall(seed, start)));

const oneStep = (from: Spot, to: Spot) => Math.abs(from.row - to.row) + Math.abs(from.col - to.col) === 1;

describe("the mall", () => {
  it("lays a tile beyond each edge of tile 1 so that its entry continues the explore cell", () => {
    for (const edge of DIRECTIONS) {
      const mall = maze().with("3", edge).mall;
      const explore = mall.explores.find((cell) => cell.edge === edge && cell.tile === 0);
      if (!explore) throw new Error("tile 1 explores everywhere");
      const beyond = mall.step(explore, edge, undefined);
      expect(beyond?.tile).toBe(1);
      expect(beyond?.sides[opposite(edge)]).toBe("entry");
    }
  });

  it.each([
    ["N", -4, 1],
    ["E", 1, 4],
    ["S", 4, -1],
    ["W", -1, -4],
  ] as const)("is a pinwheel: the tile to the %s has its corner at (%i, %i)", (edge, row, col) => {
    const [, tile] = maze().with("2", edge).mall.tiles;
    expect(tile).toMatchObject({ row, col });
  });

  it("turns a tile's cells, sides and explore cells with it", () => {
    const table = maze().with("6", "E");
    // Turned clockwise once, the north of tile 6 looks east and its west looks north.
    expect(table.mall.explores.filter((cell) => cell.tile === 1).map(({ edge, colour }) => [edge, colour])).toEqual([
      ["E", "green"],
      ["N", "orange"],
    ]);
    const item = table.on("6", 2, 3);
    expect(table.mall.cell(item.row, item.col)).toMatchObject({
      feature: { type: "item", color: "yellow" },
      sides: { N: "open", E: "wall", S: "wall", W: "wall" },
    });
  });

  it("turns directions clockwise", () => {
    expect(DIRECTIONS.map((direction) => turned(direction, 1))).toEqual(["E", "S", "W", "N"]);
    expect(DIRECTIONS.map(opposite)).toEqual(["S", "W", "N", "E"]);
  });

  it("opens a laid passage both ways for every hero", () => {
    const mall = maze().with("2", "N").mall;
    for (const colour of COLOURS) {
      expect(mall.step({ row: 0, col: 2 }, "N", colour)).toMatchObject({ row: -1, col: 2 });
      expect(mall.step({ row: -1, col: 2 }, "S", colour)).toMatchObject({ row: 0, col: 2 });
    }
  });

  it("opens a passage where an explore cell meets an older tile's explore cell", () => {
    // North of 1, then east of it; the eastern neighbour of 1 explores north into that same tile.
    const table = maze().with("4", "N").with("5", "E", "4").with("10", "E");
    const from = table.on("10", 1, 0);
    const meeting = table.mall.explores.find((cell) => isSame(cell, from));
    expect(meeting).toMatchObject({ edge: "N", leadsTo: undefined });
    expect(table.mall.step(from, "N", undefined)).toBeDefined();
  });

  it("makes a dead end where an explore cell meets a wall", () => {
    const table = maze().with("4", "N").with("2", "E", "4").with("10", "E");
    const from = table.on("10", 1, 0);
    const meeting = table.mall.explores.find((cell) => isSame(cell, from));
    expect(meeting).toMatchObject({ edge: "N", leadsTo: undefined });
    expect(table.mall.step(from, "N", undefined)).toBeUndefined();
  });

  it("never lets tiles overlap, in random malls of all the tiles", () => {
    fc.assert(
      fc.property(anyMall, ({ cells }) => {
        expect(new Set(cells.map(({ row, col }) => `${row},${col}`)).size).toBe(cells.length);
      }),
      { numRuns: 60 },
    );
  });

  it("lets nobody step one way who could not step back", () => {
    fc.assert(
      fc.property(anyMall, (mall) => {
        for (const cell of mall.cells) {
          for (const direction of DIRECTIONS) {
            for (const walker of ["orange", undefined] as const) {
              const there = mall.step(cell, direction, walker);
              if (!there) continue;
              expect(oneStep(cell, there)).toBe(true);
              expect(mall.step(there, opposite(direction), walker)).toBe(cell);
            }
          }
        }
      }),
      { numRuns: 20 },
    );
  });

  it("connects all its tiles on foot and by escalator, gaps not needed", () => {
    fc.assert(
      fc.property(anyMall, (mall) => {
        const start = mall.cell(1, 1);
        const seen = new Set(start ? [start] : []);
        for (const cell of seen) {
          const ends = mall.escalators.filter((ends) => ends.some((end) => isSame(end, cell))).flat();
          for (const next of [
            ...DIRECTIONS.map((direction) => mall.step(cell, direction, undefined)),
            ...ends.map(({ row, col }) => mall.cell(row, col)),
          ]) {
            if (next) seen.add(next);
          }
        }
        expect(new Set([...seen].map(({ tile }) => tile)).size).toBe(mall.tiles.length);
        for (const explore of mall.explores) expect(seen).toContain(mall.cell(explore.row, explore.col));
      }),
      { numRuns: 30 },
    );
  });

  it("is built once for tiles that did not change, and anew when one was laid", () => {
    const table = maze();
    const before = table.mall;
    expect(table.mall).toBe(before);
    expect(table.with("2", "N").mall.tiles).toHaveLength(2);
  });

  it("has no tile that is not in the box", () => {
    expect(() => mallOf([{ id: "25", row: 0, col: 0, turns: 0 }])).toThrow(RangeError);
  });
});
