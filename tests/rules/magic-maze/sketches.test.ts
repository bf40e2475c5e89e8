import { describe, expect, it } from "vitest";
import { MOST_STROKES } from "../../../shared/games/magic-maze/sketches.ts";
import { maze, move } from "./maze.ts";

const arrow = (row: number) => ({ type: "sketch", row, col: 1, toRow: row, toCol: 3 }) as const;
const planning = (scenario = 2) => maze({ scenario, isSandRunning: false });
const start = (table: ReturnType<typeof planning>) => {
  for (const seat of [0, 1]) table.do({ type: "ready", isReady: true }, seat);
  return table.do({ type: "turnSand" });
};

describe("the ghost of a plan", () => {
  it("is drawn before the sand is turned: arrows and rings, for all to see", () => {
    const table = planning().do(arrow(2), 1).do({ type: "ping", row: -3, col: 4 }, 0);
    expect(table.board.sketches.toJSON()).toEqual([
      { seat: 1, row: 2, col: 1, toRow: 2, toCol: 3 },
      { seat: 0, row: -3, col: 4, toRow: -3, toCol: 4 },
    ]);
    expect(table.takeFullEvents()[0]).toEqual({ type: "sketched", seat: 1, row: 2, col: 1, toRow: 2, toCol: 3 });
  });

  it("is wiped by its own seat", () => {
    const table = planning().do(arrow(0), 0).do(arrow(1), 1).do(arrow(2), 0).do({ type: "wipe" }, 0);
    expect([...table.board.sketches].map(({ seat }) => seat)).toEqual([1]);
    expect(table.takeEvents().at(-1)).toBe("wiped");
  });

  it("has no more than twelve strokes a seat: the oldest goes", () => {
    const table = planning().do(arrow(50), 1);
    for (let row = 0; row <= MOST_STROKES; row++) table.do(arrow(row), 0);
    const own = [...table.board.sketches].filter(({ seat }) => seat === 0);
    expect(own.map(({ row }) => row)).toEqual(Array.from({ length: MOST_STROKES }, (_, index) => index + 1));
    expect(table.board.sketches).toHaveLength(MOST_STROKES + 1);
  });

  it("stays when the sand is turned, and is gone with the first action", () => {
    const table = start(planning().do(arrow(1), 0));
    expect(table.board.sketches).toHaveLength(1);
    table.do({ type: "doSomething", seat: 1 });
    expect(table.board.sketches).toHaveLength(1);
    expect(table.why(move("yellow", "N", 9))).toBe("wall");
    expect(table.board.sketches).toHaveLength(1);
    expect(table.do(move("yellow", "N")).board.sketches).toHaveLength(0);
  });

  it("is drawn no more once the sand runs", () => {
    const table = start(planning());
    for (const command of [arrow(1), { type: "ping", row: 0, col: 0 }, { type: "wipe" }] as const) {
      expect(table.why(command)).toBe("sand-already-running");
    }
  });

  it.each([14, 15])("is not drawn where there is never a word (%i)", (scenario) => {
    expect(planning(scenario).why(arrow(1))).toBe("no-planning");
  });

  it.each([1, 7, 8, 12, 13])("is drawn in scenario %i", (scenario) => {
    expect(planning(scenario).why(arrow(1))).toBeUndefined();
  });
});
