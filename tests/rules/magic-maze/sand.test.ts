import { describe, expect, it } from "vitest";
import { magicMaze } from "../../../shared/games/magic-maze/index.ts";
import { sandLeft } from "../../../shared/games/magic-maze/sand.ts";
import { cell, type Maze, maze, move } from "./maze.ts";

/** Yellow beside the timer of tile 1A, ready to go in by the west. */
const besideTimer = (position: Parameters<typeof maze>[0] = {}): Maze => maze(position).put("yellow", cell(0, 1));

describe("the sand", () => {
  it("is out three minutes after it was first turned", () => {
    const table = maze({ isSandRunning: false });
    for (const seat of [0, 1]) table.do({ type: "ready", isReady: true }, seat);
    table.at(5_000).do({ type: "turnSand" }, 1);
    expect(magicMaze.nextDeadline(table.board)).toBe(185_000);
    expect(table.takeFullEvents().slice(2)).toEqual([{ type: "sandStarted", seat: 1 }]);
  });

  it.each([
    [60_000, 60_000],
    [1, 1],
    [90_000, 90_000],
    [179_999, 179_999],
  ])("turned after %i ms is what had run through: %i ms", (at, left) => {
    const table = besideTimer().at(at).do(move("yellow", "W"));
    expect(table.sandLeft).toBe(left);
    expect(table.takeFullEvents()).toContainEqual({ type: "sandTurned", seat: 0, before: 180_000 - at, after: left });
  });

  it("is turned even where that hurts: at once it is out at once", () => {
    const table = besideTimer().at(0).do(move("yellow", "W"));
    expect(table.sandLeft).toBe(0);
    expect(magicMaze.nextDeadline(table.board)).toBe(0);
  });

  it("keeps count over several turns", () => {
    const table = besideTimer().with("4", "N");
    table.at(150_000).do(move("yellow", "W")); // 30 s left: 150 s
    expect(table.sandLeft).toBe(150_000);
    table
      .at(200_000)
      .put("green", table.on("4", 2, 1))
      .do(move("green", "N")); // 100 s left: 80 s
    expect(table.sandLeft).toBe(80_000);
    expect(table.board.sandOut).toBe(280_000);
  });

  it.each([240, 420] as const)("of %i seconds turns over by its own measure", (sand) => {
    const table = besideTimer({ sand }).at(100_000).do(move("yellow", "W"));
    expect(table.sandLeft).toBe(100_000);
    table.at(150_000);
    expect(sandLeft(table.board, table.now)).toBe(50_000);
  });

  it("is turned by a timer cell only once: the token makes it an ordinary cell", () => {
    const table = besideTimer().at(60_000).do(move("yellow", "W"));
    expect(table.tokens).toEqual([cell(0, 0)]);
    table.at(61_000).do(move("yellow", "E")).do(move("yellow", "W"));
    expect(table.sandLeft).toBe(59_000);
    expect(table.tokens).toHaveLength(1);
    expect(table.takeEvents().filter((type) => type === "sandTurned")).toHaveLength(1);
  });

  it("is turned by any hero", () => {
    for (const colour of ["purple", "green", "orange"] as const) {
      const table = maze().put("yellow", cell(3, 1)).put(colour, cell(0, 1)).at(10_000).do(move(colour, "W"));
      expect(table.sandLeft).toBe(10_000);
    }
  });

  it("ends a run on a working timer cell, which is a dead end", () => {
    expect(besideTimer().why(move("yellow", "W", 2))).toBe("wall");
  });

  it("runs on while everybody talks", () => {
    const table = besideTimer({ scenario: 2 }).at(60_000).do(move("yellow", "W"));
    const { sandOut } = table.board;
    table.at(90_000).do({ type: "doSomething", seat: 1 });
    expect(table.board.isTalkOpen).toBe(true);
    expect(table.board.sandOut).toBe(sandOut);
  });

  it("is whole before it was first turned, and never less than nothing", () => {
    const table = maze({ isSandRunning: false });
    expect(sandLeft(table.board, 99_000)).toBe(180_000);
    expect(sandLeft(maze().board, 500_000)).toBe(0);
  });
});
