import { describe, expect, it } from "vitest";
import { targetsOf } from "../../../shared/games/magic-maze/lawful.ts";
import { isStanding } from "../../../shared/games/magic-maze/pawns.ts";
import { switches } from "../../../shared/games/magic-maze/switches.ts";
import { BEFORE_EXIT, cell, escalator, maze, move, vortex } from "./maze.ts";

/** Yellow on tile 3 in the north, orange before the passage to it. */
const met = (scenario = 17) => {
  const table = maze({ scenario, players: 3, choices: { side: "A" } }).with("3", "N");
  return table.put("yellow", table.on("3", 0, 2)).put("orange", cell(0, 2));
};

describe("no groups (17)", () => {
  it("lets no hero onto a tile on which another stands", () => {
    expect(met().why(move("orange", "N"))).toBe("heroes-meet");
  });

  it("lets it on once the other is gone", () => {
    expect(met().put("yellow", cell(1, 1)).why(move("orange", "N"))).toBeUndefined();
  });

  it("does not let it run across either, and lights up no cell of that tile", () => {
    const table = met();
    expect(table.why(move("orange", "N", 3))).toBe("heroes-meet");
    const lit = targetsOf(table.board, 0, "orange").map(({ row, col }) => table.mall.cell(row, col)?.tile);
    expect(new Set(lit)).toEqual(new Set([0]));
  });

  it("does not let a vortex bring them together", () => {
    const table = met();
    expect(table.why(vortex("green", table.on("3", 1, 3)))).toBe("heroes-meet");
    table.put("yellow", cell(1, 1));
    expect(table.why(vortex("green", table.on("3", 1, 3)))).toBeUndefined();
  });

  it("lets a hero walk and ride about alone on its tile", () => {
    const table = maze({ scenario: 17, choices: { side: "A" } }).with("12", "N");
    table.put("yellow", table.on("12", 0, 1));
    expect(table.why(escalator("yellow"))).toBeUndefined();
  });

  it("lets all meet on tile 1", () => {
    expect(met().why(move("yellow", "S", 9))).toBe("wall");
    const table = maze({ scenario: 17, choices: { side: "A" } }).put("yellow", cell(0, 1));
    expect(table.why(move("yellow", "E"))).toBeUndefined();
  });

  it("keeps those who have left on their exits, and others off their tiles", () => {
    const table = maze({ scenario: 17, choices: { side: "A" } })
      .with("11", "N")
      .put("orange", cell(0, 2));
    table.board.isTheftDone = true;
    table.bring("yellow", BEFORE_EXIT.yellow);
    expect([table.isOut("yellow"), isStanding(table.board, "yellow")]).toEqual([true, true]);
    expect(table.why(move("orange", "N"))).toBe("heroes-meet");
  });

  it("lets those who start together on tile 3 meet there", () => {
    const own = switches.parse({ hasDimensions: true, hasGroups: false });
    const table = maze({ scenario: 0, choices: { side: "A", own } });
    table.put("yellow", table.on("3", 3, 1)).put("purple", table.on("3", 0, 2));
    const lit = targetsOf(table.board, 0, "yellow").map(({ row, col }) => table.mall.cell(row, col)?.tile);
    expect(new Set(lit)).toEqual(new Set([1]));
  });

  it.each([8, 9, 10, 11, 12, 14, 15, 16])("is no rule of scenario %i", (scenario) => {
    expect(met(scenario).why(move("orange", "N"))).toBeUndefined();
  });
});
