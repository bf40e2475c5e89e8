import { describe, expect, it } from "vitest";
import { COLOURS } from "../../../shared/games/magic-maze/heroes.ts";
import { magicMaze } from "../../../shared/games/magic-maze/index.ts";
import { switches } from "../../../shared/games/magic-maze/switches.ts";
import { BEFORE_EXIT, cell, maze, mazeWithItemsAndExits, move } from "./maze.ts";

describe("the book of challenges", () => {
  it("has no line before the end", () => {
    expect(magicMaze.record?.({ scenario: 2, sand: 180 }, maze({ scenario: 2 }).board)).toBeUndefined();
  });

  it("says with how few timers and how much sand left a match was won", () => {
    const table = mazeWithItemsAndExits({ players: 3 }).put("yellow", cell(0, 1));
    table.at(100_000).do(move("yellow", "W")).steal();
    for (const colour of COLOURS) table.bring(colour, BEFORE_EXIT[colour]);
    expect(magicMaze.record?.({ scenario: 2, sand: 180 }, table.board)).toEqual({
      category: "2",
      level: 12,
      players: 3,
      result: "won",
      timersUsed: 1,
      sandLeft: 100_000,
      duration: 100_000,
    });
  });

  it("keeps a loss as well", () => {
    const { board } = maze({ scenario: 8, choices: { level: 15 } })
      .at(180_000)
      .deadline();
    const line = magicMaze.record?.({ scenario: 8, sand: 180, level: 15 }, board);
    expect(line).toMatchObject({
      category: "8",
      level: 15,
      players: 2,
      result: "lost",
      sandLeft: 0,
      duration: 180_000,
    });
  });

  it("compares only what is played under the same rules", () => {
    const lost = (players: number) => maze({ players }).at(180_000).deadline().board;
    const category = (options: object, players = 2) =>
      magicMaze.record?.(magicMaze.options.parse(options), lost(players))?.category;
    expect(category({ scenario: 5, sand: 420 })).toBe("5 sand=420");
    expect(category({ scenario: 8, solo: "relaxed" }, 1)).toBe("8 relaxed");
    expect(category({ scenario: 8, solo: "book" }, 1)).toBe("8");
    expect(category({ scenario: 8, solo: "relaxed" }, 2)).toBe("8");
    const own = switches.parse({ hasGroups: false, talk: "never" });
    expect(category({ scenario: 0, own })).toBe("own talk=never hasGroups=false");
    expect(category({ scenario: 0, own, sand: 240 })).toBe("own talk=never hasGroups=false sand=240");
  });
});
