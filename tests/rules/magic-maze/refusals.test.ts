import { describe, expect, it } from "vitest";
import { actionSet } from "../../../shared/games/magic-maze/actions.ts";
import type { Command } from "../../../shared/games/magic-maze/commands.ts";
import { APART_ORIGIN } from "../../../shared/games/magic-maze/dimensions.ts";
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

const SIDE_A = { side: "A" } as const;
/** Two tiles have to go: 6 bears 10, green stands on 13, a token lies on 4. */
const due = () => {
  const table = maze({ scenario: 11, choices: SIDE_A })
    .with("6", "N")
    .with("10", "N", "6")
    .with("13", "E")
    .with("4", "S");
  table.put("green", table.on("13", 3, 1)).token(table.on("4", 1, 1));
  return table.put("yellow", cell(0, 1)).do(move("yellow", "W"));
};
const meeting = (scenario: number) => {
  const table = maze({ scenario, choices: SIDE_A }).with("3", "N").put("orange", cell(0, 2));
  return table.put("yellow", table.on("3", 0, 2));
};
const apart = () => {
  const table = maze({ scenario: 13, choices: SIDE_A });
  return table.put("yellow", table.on("3", 3, 1)).put("purple", table.on("3", 2, 1));
};
const FAR_CELL = { row: APART_ORIGIN.row, col: APART_ORIGIN.col + 2 };
const FAR_VORTEX = { row: APART_ORIGIN.row + 1, col: APART_ORIGIN.col + 3 };

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
  "tiles-due": [due, move("purple", "N")],
  "no-tile-due": [() => maze({ scenario: 11 }), { type: "removeTile", tile: "6" }],
  "no-such-tile": [due, { type: "removeTile", tile: "9" }],
  "start-tile": [due, { type: "removeTile", tile: "1A" }],
  "hero-on-tile": [due, { type: "removeTile", tile: "13" }],
  "token-on-tile": [due, { type: "removeTile", tile: "4" }],
  "cuts-off": [due, { type: "removeTile", tile: "6" }],
  "heroes-meet": [() => meeting(17), move("orange", "N")],
  "no-vortexes": [() => maze({ scenario: 16, choices: SIDE_A }), vortex("purple", cell(0, 3))],
  "not-on-vortex": [() => apart(), vortex("green", FAR_VORTEX)],
  "same-dimension": [() => apart().put("green", cell(3, 0)), vortex("green", cell(3, 0))],
  "all-in-one-dimension": [() => apart().put("green", cell(3, 0)).put("orange", FAR_CELL), vortex("green", FAR_VORTEX)],
  "no-place-there": [() => maze({ scenario: 13, isSandRunning: false }), { type: "place", hero: "green", ...FAR_CELL }],
  "no-red-pawn": [() => maze({ scenario: 15 }), { type: "doSomething", seat: 0 }],
  "not-leader": [() => maze({ scenario: 9, players: 3 }), { type: "doSomething", seat: 0 }],
  "no-planning": [() => maze({ scenario: 14, isSandRunning: false }), { type: "ping", row: 0, col: 0 }],
  "no-draw-pile": [() => maze(), { type: "turnUp" }],
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
