import { describe, expect, it } from "vitest";
import { magicMaze } from "../../../shared/games/magic-maze/index.ts";
import { cell, escalator, explore, type Maze, maze, move, vortex } from "./maze.ts";

const talk = (table: Maze) => magicMaze.talk(table.board);

describe("talking", () => {
  it("is free before the sand is turned, and closes with it", () => {
    const table = maze({ scenario: 2, isSandRunning: false });
    expect(talk(table)).toBe("open");
    for (const seat of [0, 1]) table.do({ type: "ready", isReady: true }, seat);
    table.do({ type: "turnSand" });
    expect(talk(table)).toBe("closed");
    expect(table.takeEvents()).toEqual(["ready", "ready", "sandStarted", "talkClosed"]);
  });

  it("is free all the time in scenario 1", () => {
    const table = maze({ scenario: 1 });
    expect(talk(table)).toBe("open");
    table.do(move("yellow", "N")).at(9_000).do(move("yellow", "W")).do(move("purple", "N"));
    expect(talk(table)).toBe("open");
    expect(table.takeEvents()).toEqual(["moved", "moved", "sandTurned", "moved"]);
  });

  it("is allowed after a turn of the timer, until the first action by anybody", () => {
    const table = maze({ scenario: 2 }).put("yellow", cell(0, 1));
    table.at(60_000).do(move("yellow", "W"));
    expect(talk(table)).toBe("open");
    expect(table.takeFullEvents()).toContainEqual({ type: "talkOpened", by: "timer" });
    table.at(80_000).do(move("purple", "N"), 1);
    expect(talk(table)).toBe("closed");
    expect(table.takeEvents()).toEqual(["moved", "talkClosed"]);
  });

  it.each([
    ["a move", move("purple", "N")],
    ["a vortex", vortex("purple", cell(0, 3))],
    ["an escalator", escalator("orange")],
    ["an exploration", explore(cell(3, 1))],
  ])("is ended by %s", (_, action) => {
    const table = maze({ scenario: 2, stack: ["2"] })
      .put("green", cell(0, 1))
      .put("orange", cell(2, 3));
    table.put("yellow", cell(3, 1)).do(move("green", "W")).do(action);
    expect(talk(table)).toBe("closed");
  });

  it("is not ended by a refused action, nor by the red pawn or a stare", () => {
    const table = maze({ scenario: 2 }).put("yellow", cell(0, 1)).do(move("yellow", "W"));
    expect(table.why(move("yellow", "W"))).toBe("wall");
    table.do({ type: "doSomething", seat: 1 }).do({ type: "stare", seat: 1 });
    expect(talk(table)).toBe("open");
  });

  it("goes on when the next action turns another timer", () => {
    const table = maze({ scenario: 2 }).with("4", "N").put("yellow", cell(0, 1));
    table
      .put("green", table.on("4", 2, 1))
      .at(10_000)
      .do(move("yellow", "W"));
    table.takeEvents();
    table.do(move("green", "N"));
    expect(talk(table)).toBe("open");
    expect(table.takeEvents()).toEqual(["moved", "sandTurned"]);
  });

  it("is free after the end", () => {
    expect(talk(maze({ scenario: 2 }).at(180_000).deadline())).toBe("open");
  });
});

describe("the elf (from scenario 4)", () => {
  const explores = (scenario: number) =>
    maze({ scenario, stack: ["2"] })
      .put("green", cell(2, 3))
      .do(explore(cell(2, 3)));

  it("lets everybody talk when green is used to explore", () => {
    const table = explores(4);
    expect(talk(table)).toBe("open");
    expect(table.takeFullEvents()).toContainEqual({ type: "talkOpened", by: "elf" });
    table.do(move("yellow", "N"));
    expect(talk(table)).toBe("closed");
  });

  it("does not turn the sand for it", () => {
    expect(explores(4).sandLeft).toBe(180_000);
  });

  it.each([2, 3])("has no such ability in scenario %i", (scenario) => {
    expect(talk(explores(scenario))).toBe("closed");
  });

  it("is no other hero", () => {
    const table = maze({ scenario: 4, stack: ["2"] }).put("orange", cell(0, 2));
    expect(talk(table.do(explore(cell(0, 2))))).toBe("closed");
  });

  it("goes on after the theft", () => {
    const table = maze({ scenario: 4, stack: ["2"] }).put("green", cell(2, 3));
    table.board.isTheftDone = true;
    expect(talk(table.do(explore(cell(2, 3))))).toBe("open");
  });
});
