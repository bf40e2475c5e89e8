import { describe, expect, it } from "vitest";
import { actionSet, actionsOf } from "../../../shared/games/magic-maze/actions.ts";
import { actionTiles, leaderTiles } from "../../../shared/games/magic-maze/deal.ts";
import { magicMaze } from "../../../shared/games/magic-maze/index.ts";
import { CHALLENGES, SCENARIOS, scenarioOf } from "../../../shared/games/magic-maze/scenarios.ts";
import { whyNoPawn } from "../../../shared/games/magic-maze/signals.ts";
import { switches } from "../../../shared/games/magic-maze/switches.ts";
import { DEFAULT_LEVEL, DEFAULT_SIDE } from "../../../shared/games/magic-maze/table.ts";
import { seededRandom } from "../../../shared/table/random.ts";
import { cell, explore, maze, move, vortex } from "./maze.ts";

const NUMBERS = CHALLENGES.map((_, index) => SCENARIOS.length + 1 + index);

const setUp = (scenario: number, more: { level?: number; side?: "A" | "B" } = {}, seats = 4) =>
  magicMaze.setUp({ scenario, sand: 180, ...more }, seats, seededRandom(1));

describe("the challenges", () => {
  it("are ten, 8 to 17, with all that the introduction brings in", () => {
    expect(NUMBERS).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17]);
    const { start: _start, stack: _stack, onTop: _onTop, ...introduction } = SCENARIOS[6] ?? {};
    expect(switches.parse({})).toEqual(introduction);
  });

  it.each([
    [8, { hasOpenStack: true }],
    [9, { hasLeader: true }],
    [10, { exits: "others" }],
    [11, { hasRearrangement: true }],
    [12, { talk: "emotes" }],
    [13, { hasDimensions: true, hasOpenStack: true }],
    [14, { talk: "never" }],
    [15, { talk: "never", hasRedPawn: false }],
    [16, { hasVortexes: false }],
    [17, { hasGroups: false }],
  ] as const)("each change one thing: %i", (scenario, change) => {
    expect(scenarioOf(scenario)).toEqual({ ...switches.parse({}), ...change });
  });

  it.each(NUMBERS)("%i shuffles the tiles up to the level, on the side of tile 1 that the host chose", (scenario) => {
    for (const level of [12, 24]) {
      const { board, secret } = setUp(scenario, { level, side: "A" });
      const numbers = Array.from({ length: level - 1 }, (_, index) => index + 2);
      const stacked = scenario === 13 ? numbers.filter((number) => number !== 3) : numbers;
      expect(secret.stack.map(Number).sort((a, b) => a - b)).toEqual(stacked);
      expect([board.tiles[0]?.id, board.level]).toEqual(["1A", level]);
    }
    expect(setUp(scenario, { side: "B" }).board.tiles[0]?.id).toBe("1B");
  });

  it("are played on level 19 and side B unless the host chooses otherwise", () => {
    const { board } = setUp(8);
    expect([board.level, board.tiles[0]?.id]).toEqual([DEFAULT_LEVEL, `1${DEFAULT_SIDE}`]);
    expect([DEFAULT_LEVEL, DEFAULT_SIDE]).toEqual([19, "B"]);
  });

  it("follow one another with level, side and sand kept, after the introduction", () => {
    const { board } = setUp(8);
    expect(magicMaze.next({ scenario: 7, sand: 240 }, board)).toEqual({ scenario: 8, sand: 240 });
    const chosen = { sand: 180, level: 14, side: "A" } as const;
    for (let scenario = 8; scenario < 17; scenario++) {
      expect(magicMaze.next({ scenario, ...chosen }, board)).toEqual({ scenario: scenario + 1, ...chosen });
    }
    expect(magicMaze.next({ scenario: 17, ...chosen }, board)).toBeUndefined();
  });

  it("leave out for so few what is not for so few", () => {
    const { board } = setUp(8, {}, 2);
    expect(magicMaze.next({ scenario: 8, sand: 180 }, board)?.scenario).toBe(10);
  });
});

describe("divination (8)", () => {
  it("shows the top tile of the stack, before the first move and after every exploration", () => {
    const table = maze({ scenario: 8, stack: ["2", "7"], choices: { side: "A" } }).put("orange", cell(0, 2));
    expect(table.board.nextTile).toBe("2");
    table.do(explore(cell(0, 2)));
    expect(table.board.nextTile).toBe("7");
    table.put("purple", cell(1, 0)).do(explore(cell(1, 0)));
    expect(table.board.nextTile).toBe("");
  });

  it("is the only one to show it, but for two dimensions", () => {
    for (let scenario = 1; scenario <= 17; scenario++) {
      const { board, secret } = setUp(scenario);
      expect(board.nextTile).toBe([8, 13].includes(scenario) ? secret.stack[0] : "");
    }
  });
});

describe("follow the leader (9)", () => {
  const leader = () =>
    maze({ scenario: 9, players: 3, actions: [0, actionSet("N", "W"), actionSet("S")], choices: { side: "A" } });

  it("is for 3 to 9 players; all others are for 1 to 8", () => {
    for (let scenario = 1; scenario <= 17; scenario++) {
      const expected = scenario === 9 ? { min: 3, max: 9 } : { min: 1, max: 8 };
      expect(magicMaze.seats({ scenario, sand: 180 })).toEqual(expected);
    }
  });

  it.each([3, 4, 5, 6, 7, 8, 9])("deals %i players the tiles of one fewer, and one none", (players) => {
    const dealt = [...setUp(9, {}, players).board.actions].sort();
    expect(dealt).toEqual([...actionTiles(players - 1), 0].sort());
    expect(leaderTiles(players)).toHaveLength(players);
  });

  it("lets the leader alone use the red pawn", () => {
    const table = leader();
    expect(table.why({ type: "doSomething", seat: 2 }, 1)).toBe("not-leader");
    expect(table.why({ type: "doSomething", seat: 2 }, 0)).toBeUndefined();
    const others = maze({ scenario: 8, players: 3, actions: [0, actionSet("N"), actionSet("S")] });
    expect(others.why({ type: "doSomething", seat: 2 }, 1)).toBeUndefined();
  });

  it("hands the gap on to the left with the tiles", () => {
    const table = leader().do(move("yellow", "N"), 1).do(move("yellow", "W"), 1);
    expect([...table.board.actions].map(actionsOf)).toEqual([["S"], [], ["N", "W"]]);
    expect(table.why({ type: "doSomething", seat: 2 }, 0)).toBe("not-leader");
    expect(table.why({ type: "doSomething", seat: 2 }, 1)).toBeUndefined();
  });

  it("leaves the leader without actions, and free to stare", () => {
    expect(leader().why(move("yellow", "N"), 0)).toBe("not-your-action");
    expect(leader().why({ type: "stare", seat: 1 }, 0)).toBeUndefined();
  });
});

describe("talk", () => {
  /** Planning, silence, after a turn of the timer, after the end. */
  function talks(scenario: number) {
    const table = maze({ scenario, players: 3, isSandRunning: false, choices: { side: "A" } }).put("green", cell(0, 1));
    const heard = [magicMaze.talk(table.board)];
    for (const seat of [0, 1, 2]) table.do({ type: "ready", isReady: true }, seat);
    table.do({ type: "turnSand" }).do(move("orange", "S"));
    heard.push(magicMaze.talk(table.board));
    table.do(move("green", "W"));
    heard.push(magicMaze.talk(table.board));
    table.do(move("orange", "N"));
    heard.push(magicMaze.talk(table.board));
    table.at(180_000).deadline();
    return [...heard, magicMaze.talk(table.board)];
  }

  it("is without words in body language (12)", () => {
    expect(talks(12)).toEqual(["emotes", "closed", "emotes", "closed", "open"]);
  });

  it.each([14, 15])("is none at all, not even before the sand is turned (%i)", (scenario) => {
    expect(talks(scenario)).toEqual(["closed", "closed", "closed", "closed", "open"]);
  });

  it.each([8, 9, 10, 13, 16, 17])("is as in the introduction in all others (%i)", (scenario) => {
    expect(talks(scenario)).toEqual(["open", "closed", "open", "closed", "open"]);
  });

  it("is not opened by the elf where there is none", () => {
    const table = maze({ scenario: 14, stack: ["2"], choices: { side: "A" } }).put("green", cell(2, 3));
    table.do(explore(cell(2, 3)));
    expect(magicMaze.talk(table.board)).toBe("closed");
    expect(table.takeEvents()).toEqual(["explored"]);
  });

  it("tells nobody that it closes where it was never open", () => {
    const table = maze({ scenario: 14, isSandRunning: false });
    for (const seat of [0, 1]) table.do({ type: "ready", isReady: true }, seat);
    expect(table.do({ type: "turnSand" }).takeEvents()).toEqual(["ready", "ready", "sandStarted"]);
  });
});

describe("the red pawn", () => {
  it("does not exist for beautiful eyes (15), which may only stare", () => {
    const table = maze({ scenario: 15 });
    expect(table.why({ type: "doSomething", seat: 1 })).toBe("no-red-pawn");
    expect(table.why({ type: "stare", seat: 1 })).toBeUndefined();
    expect(whyNoPawn(table.board, 0)).toBe("no-red-pawn");
  });

  it.each([8, 10, 11, 12, 13, 14, 16, 17])("stays with everybody in scenario %i", (scenario) => {
    expect(maze({ scenario }).why({ type: "doSomething", seat: 1 })).toBeUndefined();
  });
});

describe("vortex out of service (16)", () => {
  it("refuses every vortex all game", () => {
    const table = maze({ scenario: 16, choices: { side: "A" } });
    expect(table.why(vortex("purple", cell(0, 3)))).toBe("no-vortexes");
  });

  it.each([8, 9, 10, 11, 12, 14, 15, 17])("does not hold in scenario %i", (scenario) => {
    const table = maze({ scenario, players: 3, choices: { side: "A" } });
    expect(table.why(vortex("purple", cell(0, 3)))).toBeUndefined();
  });
});
