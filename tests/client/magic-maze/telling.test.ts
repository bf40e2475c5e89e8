import { describe, expect, it } from "vitest";
import { goalsOf, timersOf } from "../../../client/games/magic-maze/model/goals.ts";
import { type LogLine, logged } from "../../../client/games/magic-maze/model/log.ts";
import { shownSand } from "../../../client/games/magic-maze/model/sand.ts";
import { sandPoints } from "../../../client/games/magic-maze/model/sandLine.ts";
import { soundOfCommand, soundOfEvent } from "../../../client/games/magic-maze/sounds/choose.ts";
import { clockText } from "../../../client/ui/clockText.ts";
import type { MazeEvent } from "../../../shared/games/magic-maze/events.ts";
import { COLOURS } from "../../../shared/games/magic-maze/heroes.ts";
import { maze, mazeWithItemsAndExits } from "../../rules/magic-maze/maze.ts";

const statuses = (table: ReturnType<typeof maze>) => goalsOf(table.board).map(({ status }) => status);
const step = (direction: number, seat = 0): MazeEvent => ({ type: "moved", seat, hero: 1, direction, cells: 1 });
const log = (...events: MazeEvent[]) =>
  events.reduce<readonly LogLine[]>((lines, event) => logged(lines, event, 60_000), []);

describe("the goals", () => {
  it("are unknown on the first tile", () => {
    expect(statuses(maze())).toEqual(["no-item", "no-item", "no-item", "no-item"]);
  });

  it("are the purple exit for all in scenario 1, and the own one from scenario 2", () => {
    expect(goalsOf(maze().board).map(({ exitColour }) => exitColour)).toEqual(COLOURS.map(() => "purple"));
    expect(goalsOf(maze({ scenario: 2 }).board).map(({ exitColour }) => exitColour)).toEqual(COLOURS);
  });

  it("are found with their tiles, and reached on them", () => {
    const table = mazeWithItemsAndExits();
    expect(statuses(table)).toEqual(["to-item", "to-item", "to-item", "to-item"]);
    const item = goalsOf(table.board)[0];
    expect(item?.isItemSeen && item.isExitSeen).toBe(true);
    table.board.isTheftDone = true;
    const yellow = table.board.heroes[0];
    if (yellow) yellow.isOut = true;
    expect(statuses(table)).toEqual(["out", "to-exit", "to-exit", "to-exit"]);
  });
});

describe("the timers", () => {
  it("are counted as they are found and spent", () => {
    const table = maze().with("3", "N");
    expect(timersOf(table.board)).toEqual({ seen: 2, used: 0 });
    table.do({ type: "move", hero: "yellow", direction: "N", cells: 1 });
    table.do({ type: "move", hero: "yellow", direction: "W", cells: 1 });
    expect(timersOf(table.board)).toEqual({ seen: 2, used: 1 });
  });
});

describe("the log", () => {
  it("makes one line of the steps of one hero one way", () => {
    expect(log(step(0), step(0), step(0))).toMatchObject([{ cells: 3 }]);
    expect(log(step(0), step(1), step(0, 1))).toHaveLength(3);
  });

  it("has the newest line first and keeps forty", () => {
    const lines = log(...Array.from({ length: 60 }, (_, at) => step(at % 2)));
    expect(lines).toHaveLength(40);
    expect(lines[0]?.event).toEqual(step(1));
    expect(new Set(lines.map(({ id }) => id)).size).toBe(40);
  });
});

describe("the sand", () => {
  it("is said as on a clock, begun seconds counted", () => {
    expect([180_000, 106_001, 59_999, 1, 0].map(clockText)).toEqual(["3:00", "1:47", "1:00", "0:01", "0:00"]);
  });

  it("is never more than the timer holds, nor less than nothing", () => {
    const board = { sandTotal: 180_000, sandOut: 180_000 };
    expect(shownSand(board, -40)).toBe(180_000);
    expect(shownSand(board, 200_000)).toBe(0);
    expect(shownSand({ ...board, sandOut: -1 }, 5_000)).toBe(180_000);
  });

  it("falls with time and jumps at each turn", () => {
    const sand = [
      { at: 0, before: 0, after: 180_000 },
      { at: 73_000, before: 107_000, after: 73_000 },
    ];
    const summary = { sand, duration: 100_000, sandLeft: 46_000, timersUsed: 1, tilesLaid: 0, doSomethings: 0 };
    expect(sandPoints({ ...summary, actions: [], marks: [] })).toEqual([
      { at: 0, sand: 180_000 },
      { at: 73_000, sand: 107_000 },
      { at: 73_000, sand: 73_000 },
      { at: 100_000, sand: 46_000 },
    ]);
  });
});

describe("a sound", () => {
  it("of one's own step is heard at once, and not again with the event", () => {
    expect(soundOfCommand({ type: "move", hero: "purple", direction: "N", cells: 2 })).toBe("step-purple");
    expect(soundOfEvent(step(0), 0)).toBeUndefined();
    expect(soundOfEvent(step(0), 2)).toBe("step-purple");
  });

  it("of a stare is heard by the one it meets alone", () => {
    const stare: MazeEvent = { type: "stare", seat: 0, at: 2 };
    expect([0, 1, 2].map((seat) => soundOfEvent(stare, seat))).toEqual([undefined, undefined, "stare"]);
  });

  it("of the red pawn are two knocks for everybody", () => {
    expect(soundOfEvent({ type: "doSomething", seat: 0, at: 2 }, 1)).toBe("knock");
  });
});
