import { describe, expect, it } from "vitest";
import { actionSet } from "../../../shared/games/magic-maze/actions.ts";
import type { Command } from "../../../shared/games/magic-maze/commands.ts";
import { magicMaze } from "../../../shared/games/magic-maze/index.ts";
import { REFUSAL_CODES, type RefusalCode } from "../../../shared/games/magic-maze/refusals.ts";
import { cell, escalator, explore, type Maze, maze, move, vortex } from "./maze.ts";

const cameras = () => maze({ scenario: 6 }).with("16", "N").with("18", "S").put("green", cell(1, 0));
const theft = () => {
  const table = maze();
  table.board.isTheftDone = true;
  return table;
};
const gone = () => {
  const table = maze();
  table.board.heroes[0]?.assign({ isOut: true });
  return table;
};

/** One position for each code, in which a command is refused with it and changes nothing. */
const CASES: Readonly<Record<RefusalCode, readonly [table: () => Maze, command: Command, seat?: number]>> = {
  "no-such-seat": [() => maze({ players: 2 }), move("yellow", "N"), 2],
  "match-over": [() => maze().at(180_000).deadline(), move("yellow", "N")],
  "sand-not-running": [() => maze({ isSandRunning: false }), move("yellow", "N")],
  "sand-already-running": [() => maze(), { type: "turnSand" }],
  "not-all-ready": [() => maze({ isSandRunning: false }), { type: "turnSand" }],
  "not-your-action": [() => maze({ actions: [actionSet("S"), 0] }), move("yellow", "N")],
  "hero-is-out": [gone, move("yellow", "N")],
  wall: [() => maze(), move("purple", "N", 5)],
  "hero-in-the-way": [() => maze(), move("yellow", "E")],
  "cameras-watch": [cameras, move("green", "N")],
  "no-vortex-there": [() => maze(), vortex("yellow", cell(0, 0))],
  "vortex-wrong-colour": [() => maze(), vortex("yellow", cell(0, 3))],
  "vortexes-dead": [theft, vortex("yellow", cell(1, 3))],
  "no-escalator-here": [() => maze(), escalator("yellow")],
  "no-explore-there": [() => maze(), explore(cell(1, 1))],
  "place-has-tile": [() => maze().with("2", "N"), explore(cell(0, 2))],
  "stack-empty": [() => maze({ stack: [] }), explore(cell(0, 2))],
  "explore-needs-hero": [() => maze(), explore(cell(0, 2))],
};

describe("a refusal", () => {
  it.each(REFUSAL_CODES)("with %s changes nothing", (code) => {
    const [table, command, seat = 0] = CASES[code];
    // The builder compares everything before and after.
    expect(table().why(command, seat)).toBe(code);
  });

  it("is found in one fixed order: the seat, the phase, the action tile, the hero, the rules of the action", () => {
    const table = maze({ isSandRunning: false, actions: [0, 0] });
    table.board.heroes[0]?.assign({ isOut: true });
    const command = move("yellow", "W", 9);
    expect(table.why(command, 7)).toBe("no-such-seat");
    expect(table.why(command)).toBe("sand-not-running");
    table.board.sandOut = 180_000;
    expect(table.why(command)).toBe("not-your-action");
    table.board.actions[0] = actionSet("W");
    expect(table.why(command)).toBe("hero-is-out");
    table.board.heroes[0]?.assign({ isOut: false });
    expect(table.why(command)).toBe("wall");
  });

  it("is not needed for what is no command at all", () => {
    for (const wrong of [
      {},
      { type: "fly" },
      { type: "move", hero: "yellow", direction: "N", cells: 0 },
      { type: "move", hero: "yellow", direction: "N", cells: 1.5 },
      { type: "move", hero: "red", direction: "N", cells: 1 },
      { type: "move", hero: "yellow", direction: "NE", cells: 1 },
      { type: "vortex", hero: "yellow", row: 1000, col: 0 },
      { type: "explore", row: 0 },
      { type: "turnSand", extra: true },
      { type: "doSomething", seat: -1 },
    ]) {
      expect(magicMaze.command.safeParse(wrong).success).toBe(false);
    }
  });
});
