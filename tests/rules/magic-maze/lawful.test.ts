import { describe, expect, it } from "vitest";
import { actionSet } from "../../../shared/games/magic-maze/actions.ts";
import type { Colour } from "../../../shared/games/magic-maze/heroes.ts";
import { targetsOf } from "../../../shared/games/magic-maze/lawful.ts";
import { cell, type Maze, maze } from "./maze.ts";

const targets = (table: Maze, colour: Colour, type: string, seat = 0) =>
  targetsOf(table.board, seat, colour)
    .filter(({ command }) => command.type === type)
    .map(({ row, col }) => cell(row, col));

describe("the targets of a seat with a hero", () => {
  it("are every cell that a run in a direction of its tile reaches", () => {
    const table = maze({ actions: [actionSet("N", "E"), actionSet("S")] }).put("orange", cell(3, 1));
    table.put("purple", cell(0, 0)).put("yellow", cell(2, 1));
    expect(targets(table, "orange", "move")).toEqual([cell(3, 2)]);
    expect(targets(table, "yellow", "move")).toEqual(
      [cell(1, 1), cell(0, 1), cell(2, 2)].slice(0, 2).concat(cell(2, 2)),
    );
    expect(targets(table, "yellow", "move", 1)).toEqual([]);
  });

  it("carry the very command that does it", () => {
    const table = maze({ actions: [actionSet("N"), 0] });
    expect(targetsOf(table.board, 0, "yellow")).toEqual([
      { row: 0, col: 1, command: { type: "move", hero: "yellow", direction: "N", cells: 1 } },
    ]);
  });

  it("are the free vortexes of its colour", () => {
    const table = maze().with("3", "N");
    expect(targets(table, "green", "vortex")).toEqual([cell(3, 0), table.on("3", 1, 3)]);
    table.put("yellow", cell(3, 0));
    expect(targets(table, "green", "vortex")).toEqual([table.on("3", 1, 3)]);
    table.board.isTheftDone = true;
    expect(targets(table, "green", "vortex")).toEqual([]);
  });

  it("are the other end of the escalator it stands on", () => {
    const table = maze().put("yellow", cell(2, 3));
    expect(targets(table, "yellow", "escalator")).toEqual([cell(3, 2)]);
    expect(targets(table, "purple", "escalator")).toEqual([]);
  });

  it("are the explore cell of its colour on which it stands", () => {
    const table = maze({ stack: ["2"] })
      .put("orange", cell(0, 2))
      .put("green", cell(3, 1));
    expect(targets(table, "orange", "explore")).toEqual([cell(0, 2)]);
    expect(targets(table, "green", "explore")).toEqual([]);
    expect(targets(table, "purple", "explore")).toEqual([]);
  });

  it("are every open explore cell for the mage on a working ball, and for nobody else", () => {
    const table = maze({ scenario: 5, stack: ["2"] }).with("15", "N");
    const ball = table.on("15", 3, 0);
    table.put("purple", ball);
    const open = table.mall.explores.filter(({ leadsTo }) => leadsTo).map(({ row, col }) => cell(row, col));
    expect(open).toHaveLength(5);
    expect(targets(table, "purple", "explore")).toEqual(open);
    expect(targets(table, "green", "explore")).toEqual([]);
    table.token(ball);
    expect(targets(table, "purple", "explore")).toEqual([]);
  });

  it("are none for a hero who is out, before the sand runs, after the end, and for no seat", () => {
    const table = maze();
    table.board.heroes[0]?.assign({ isOut: true });
    expect(targetsOf(table.board, 0, "yellow")).toEqual([]);
    expect(targetsOf(maze({ isSandRunning: false }).board, 0, "yellow")).toEqual([]);
    expect(targetsOf(maze().at(180_000).deadline().board, 0, "yellow")).toEqual([]);
    expect(targetsOf(maze().board, 2, "yellow")).toEqual([]);
    expect(targetsOf(maze().board, -1, "yellow")).toEqual([]);
  });

  it("are the same on a plain copy of the board", () => {
    const table = maze({ scenario: 5 }).with("15", "N");
    const copy = JSON.parse(JSON.stringify(table.board.toJSON()));
    for (const colour of ["yellow", "purple", "green", "orange"] as const) {
      expect(targetsOf(copy, 0, colour)).toEqual(targetsOf(table.board, 0, colour));
    }
  });
});
