import { describe, expect, it } from "vitest";
import { dimensionOf } from "../../../shared/games/magic-maze/dimensions.ts";
import { magicMaze } from "../../../shared/games/magic-maze/index.ts";
import { placesFor } from "../../../shared/games/magic-maze/placing.ts";
import { removableTiles } from "../../../shared/games/magic-maze/rearrangement.ts";
import { switches } from "../../../shared/games/magic-maze/switches.ts";
import { seededRandom } from "../../../shared/table/random.ts";
import { cell, explore, type Maze, maze, move, vortex } from "./maze.ts";

const two = (more: object = {}) => maze({ scenario: 13, choices: { side: "A" }, ...more });
const dimensions = (table: Maze) => [...table.board.heroes].map((hero) => dimensionOf(hero));
/** Green on its vortex of tile 1; tile 3 has another. */
const green = () => {
  const table = two();
  return table
    .put("yellow", table.on("3", 3, 1))
    .put("purple", table.on("3", 2, 1))
    .put("green", cell(3, 0));
};

describe("two dimensions (13)", () => {
  it("begin with tile 1 and tile 3 apart, tile 3 not in the stack", () => {
    const { board, secret } = magicMaze.setUp({ scenario: 13, sand: 180, level: 24 }, 4, seededRandom(1));
    expect([...board.tiles].map((tile) => [tile.id, dimensionOf(tile)])).toEqual([
      ["1B", 0],
      ["3", 1],
    ]);
    expect(secret.stack).not.toContain("3");
    expect(secret.stack).toHaveLength(22);
  });

  it("begin with green and orange on tile 1 and the others at random on tile 3, one a cell", () => {
    const placings = Array.from({ length: 30 }, (_, seed) => {
      const { board } = magicMaze.setUp({ scenario: 13, sand: 180 }, 4, seededRandom(seed));
      expect([...board.heroes].map((hero) => dimensionOf(hero))).toEqual([1, 1, 0, 0]);
      const cells = [...board.heroes].map(({ row, col }) => `${row},${col}`);
      expect(new Set(cells).size).toBe(4);
      return cells;
    });
    expect(new Set(placings.map(([yellow]) => yellow)).size).toBeGreaterThan(5);
  });

  it("let the players choose the cells of yellow and purple on tile 3 before the start, and no others", () => {
    const table = two({ isSandRunning: false });
    const place = (hero: "yellow" | "green", spot = table.on("3", 0, 2)) => ({ type: "place", hero, ...spot }) as const;
    table.put("purple", table.on("3", 1, 1));
    table.do(place("yellow"), 1);
    expect(table.where("yellow")).toEqual(table.on("3", 0, 2));
    expect(table.takeFullEvents().at(-1)).toEqual({ type: "placed", seat: 1, hero: 0 });
    expect(table.why(place("yellow", table.on("3", 1, 1)))).toBe("no-place-there");
    expect(table.why(place("yellow", cell(1, 1)))).toBe("no-place-there");
    expect(table.why(place("green"))).toBe("no-place-there");
    expect(placesFor(table.board, "green")).toEqual([]);
    expect(placesFor(table.board, "yellow")).toHaveLength(11);
    expect(two().why(place("yellow"))).toBe("sand-already-running");
    expect(placesFor(two().board, "yellow")).toEqual([]);
  });

  it("are no choice of cells elsewhere", () => {
    const table = maze({ scenario: 8, isSandRunning: false });
    expect(table.why({ type: "place", hero: "yellow", row: 0, col: 2 })).toBe("no-place-there");
  });

  it("are changed by the vortex action from a vortex of the own colour to one in the other dimension", () => {
    const table = green();
    table.do(vortex("green", table.on("3", 1, 3)));
    expect(dimensions(table)).toEqual([1, 1, 1, 0]);
    table.do(vortex("green", cell(3, 0)));
    expect(dimensions(table)).toEqual([1, 1, 0, 0]);
  });

  it("are not changed from any other cell", () => {
    const table = green().put("green", cell(1, 1));
    expect(table.why(vortex("green", table.on("3", 1, 3)))).toBe("not-on-vortex");
    table.put("green", cell(2, 0));
    expect(table.why(vortex("green", table.on("3", 1, 3)))).toBe("not-on-vortex");
  });

  it("have no other use for vortexes", () => {
    const table = green().with("7", "N");
    expect(table.why(vortex("green", table.on("7", 0, 2)))).toBe("same-dimension");
    expect(table.why(vortex("green", cell(3, 0)))).toBe("same-dimension");
  });

  it("never hold all four heroes in one", () => {
    const table = green();
    table.put("orange", table.on("3", 0, 2));
    expect(table.why(vortex("green", table.on("3", 1, 3)))).toBe("all-in-one-dimension");
  });

  it("are both explored from the one stack", () => {
    const table = two({ stack: ["6", "7"] });
    table.put("orange", cell(0, 2)).put("yellow", table.on("3", 2, 3));
    table.do(explore(cell(0, 2))).do(explore(table.on("3", 2, 3)));
    expect([...table.board.tiles].map((tile) => [tile.id, dimensionOf(tile)]).slice(2)).toEqual([
      ["6", 0],
      ["7", 1],
    ]);
  });

  it("join the arrow edge of tile 3 to an explore cell that meets it", () => {
    const table = two().with("13", "W", "3");
    // South of tile 13 lies a tile whose eastern neighbour place is below tile 3.
    const entry = table.on("3", 3, 1);
    table.with("5", "S", "13");
    const below = table.mall.cell(entry.row + 1, entry.col);
    expect(below).toBeUndefined();
    table.with("19", "E", "5");
    expect(table.mall.step(entry, "S", "yellow")).toBeDefined();
  });

  it("keep tile 3, and reach from it, where tiles are removed as well", () => {
    const own = switches.parse({ hasDimensions: true, hasRearrangement: true });
    const table = maze({ scenario: 0, choices: { side: "A", own } })
      .with("13", "E", "3")
      .with("6", "N")
      .put("green", cell(0, 1));
    table.do(move("green", "W"));
    expect(removableTiles(table.board).map(({ id }) => id)).toEqual(["13", "6"]);
    expect(table.why({ type: "removeTile", tile: "3" })).toBe("start-tile");
  });

  it.each([8, 11, 17])("are no rule of scenario %i: a vortex is reached from anywhere", (scenario) => {
    const table = maze({ scenario, choices: { side: "A" } });
    expect([...table.board.tiles]).toHaveLength(1);
    expect(new Set(dimensions(table))).toEqual(new Set([0]));
    expect(table.why(vortex("green", cell(3, 0)))).toBeUndefined();
  });
});
