import { describe, expect, it } from "vitest";
import type { MazeBoard } from "../../../shared/games/magic-maze/board.ts";
import { magicMaze } from "../../../shared/games/magic-maze/index.ts";
import { SCENARIOS, scenarioOf } from "../../../shared/games/magic-maze/scenarios.ts";
import { seededRandom } from "../../../shared/table/random.ts";

const setUp = (scenario: number, seats = 4, seed = 1, sand: 180 | 240 | 420 = 180) =>
  magicMaze.setUp({ scenario, sand }, seats, seededRandom(seed));

const heroesOf = (board: MazeBoard) => [...board.heroes].map(({ row, col }) => `${row},${col}`);
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => `${from + index}`);
const sorted = (items: Iterable<string>) => [...items].sort();

describe("setting up", () => {
  it.each([
    [1, 2, 9],
    [2, 2, 12],
    [3, 2, 12],
    [4, 2, 14],
    [6, 2, 17],
    [7, 2, 19],
  ])("shuffles for scenario %i the tiles %i to %i", (scenario, from, to) => {
    const stacks = [1, 2, 3, 4].map((seed) => setUp(scenario, 4, seed).secret.stack);
    for (const stack of stacks) expect(sorted(stack)).toEqual(sorted(numbers(from, to)));
    expect(new Set(stacks.map(String)).size).toBe(4);
  });

  it("puts tile 15 on top of the shuffled 2 to 14 in scenario 5", () => {
    for (const seed of [1, 2, 3]) {
      const { stack } = setUp(5, 4, seed).secret;
      expect(stack[0]).toBe("15");
      expect(sorted(stack.slice(1))).toEqual(sorted(numbers(2, 14)));
    }
  });

  it("tells how many tiles the stack has, and nothing else of it", () => {
    const { board, secret } = setUp(7);
    expect(board.tilesLeft).toBe(secret.stack.length);
    expect(JSON.stringify(board.toJSON())).not.toContain("stack");
  });

  it("lays tile 1 in the middle, side A up to scenario 4, side B from scenario 5", () => {
    const starts = SCENARIOS.map((_, index) => setUp(index + 1).board.toJSON().tiles);
    const at = (id: string) => [{ id, row: 0, col: 0, turns: 0 }];
    expect(starts).toEqual([...Array(4).fill(at("1A")), ...Array(3).fill(at("1B"))]);
  });

  it("places the heroes at random on the four central cells, one each", () => {
    const placings = Array.from({ length: 40 }, (_, seed) => heroesOf(setUp(1, 2, seed).board));
    for (const placing of placings) expect(sorted(placing)).toEqual(["1,1", "1,2", "2,1", "2,2"]);
    for (const hero of [0, 1, 2, 3]) expect(new Set(placings.map((placing) => placing[hero])).size).toBe(4);
  });

  it("deals everything the same from the same seed, and otherwise from another", () => {
    const table = (seed: number) => JSON.stringify([setUp(7, 8, seed).board.toJSON(), setUp(7, 8, seed).secret]);
    expect(table(7)).toBe(table(7));
    expect(table(7)).not.toBe(table(8));
  });

  it.each([180, 240, 420] as const)("fills the timer with %i seconds of sand, and does not let it run", (sand) => {
    const { board } = setUp(1, 2, 1, sand);
    expect(board.sandTotal).toBe(sand * 1000);
    expect(magicMaze.nextDeadline(board)).toBeUndefined();
  });

  it("is for 1 to 8 players", () => {
    expect(magicMaze.seats({ scenario: 1, sand: 180 })).toEqual({ min: 1, max: 8 });
    expect(() => setUp(1, 9)).toThrow(RangeError);
  });

  it("gives nobody anything to hide", () => {
    expect(setUp(1, 3).hands).toEqual([{}, {}, {}]);
  });

  it("plays scenario 1 with the original sand unless the host chooses otherwise", () => {
    expect(magicMaze.options.parse({})).toEqual({ scenario: 1, sand: 180 });
    for (const wrong of [{ scenario: -1 }, { scenario: 18 }, { sand: 60 }, { other: 1 }]) {
      expect(magicMaze.options.safeParse(wrong).success).toBe(false);
    }
  });
});

describe("the scenarios", () => {
  const first = (isNew: (scenario: (typeof SCENARIOS)[number]) => boolean) => SCENARIOS.findIndex(isNew) + 1;

  it("bring in their rules one by one, for good", () => {
    expect(first(({ exits }) => exits === "own")).toBe(2);
    expect(first(({ talk }) => talk === "earned")).toBe(2);
    expect(first(({ hasPassing }) => hasPassing)).toBe(3);
    expect(first(({ hasDwarf }) => hasDwarf)).toBe(4);
    expect(first(({ hasElf }) => hasElf)).toBe(4);
    expect(first(({ hasMage }) => hasMage)).toBe(5);
    expect(first(({ hasCameras }) => hasCameras)).toBe(6);
    const last = scenarioOf(7);
    expect([last.hasPassing, last.hasDwarf, last.hasElf, last.hasMage, last.hasCameras]).toEqual(Array(5).fill(true));
  });

  it("are followed by the next with the same sand, after a win and after a loss; after the last comes none", () => {
    const { board } = setUp(1);
    expect(magicMaze.next({ scenario: 1, sand: 240 }, board)).toEqual({ scenario: 2, sand: 240 });
    board.result = "lost";
    expect(magicMaze.next({ scenario: 6, sand: 180 }, board)).toEqual({ scenario: 7, sand: 180 });
    expect(magicMaze.next({ scenario: 17, sand: 180 }, board)).toBeUndefined();
  });

  it("have no number but 1 to 17", () => {
    expect(() => scenarioOf(0)).toThrow(RangeError);
    expect(() => scenarioOf(18)).toThrow(RangeError);
  });
});
