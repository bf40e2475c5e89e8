import { describe, expect, it } from "vitest";
import { ACTIONS, actionSet, actionsOf } from "../../../shared/games/magic-maze/actions.ts";
import { actionTiles, passedLeft } from "../../../shared/games/magic-maze/deal.ts";
import { magicMaze } from "../../../shared/games/magic-maze/index.ts";
import { seededRandom } from "../../../shared/table/random.ts";
import { maze, move } from "./maze.ts";

const inWords = (tiles: Iterable<number>) => [...tiles].map((tile) => actionsOf(tile).join("+")).sort();

const TABLE: readonly (readonly [players: number, tiles: readonly string[]])[] = [
  [2, ["N+E+vortex", "S+W+explore+escalator"]],
  [3, ["N+E", "W+vortex", "S+explore+escalator"]],
  [4, ["N", "W+vortex", "S+explore", "E+escalator"]],
  [5, ["N", "W+vortex", "S+explore", "E+escalator", "W"]],
  [6, ["N", "W+vortex", "S+explore", "E+escalator", "W", "E"]],
  [7, ["N", "W+vortex", "S+explore", "E+escalator", "W", "E", "S"]],
  [8, ["N", "W+vortex", "S+explore", "E+escalator", "W", "E", "S", "N"]],
];

describe("the action tiles", () => {
  it.each(TABLE)("of %i players are %j", (players, tiles) => {
    expect(inWords(actionTiles(players))).toEqual([...tiles].sort());
  });

  it.each(TABLE)("of %i players are dealt at random, one a seat", (players, tiles) => {
    const deals = Array.from({ length: 30 }, (_, seed) => {
      const { board } = magicMaze.setUp({ scenario: 1, sand: 180 }, players, seededRandom(seed));
      return [...board.actions];
    });
    for (const deal of deals) expect(inWords(deal)).toEqual([...tiles].sort());
    expect(new Set(deals.map(String)).size).toBeGreaterThan(1);
  });

  it("bear all seven actions between them, whatever the number of players", () => {
    for (const [players] of TABLE) {
      expect(new Set(actionTiles(players).flatMap(actionsOf))).toEqual(new Set(ACTIONS));
    }
  });

  it("are not made for 1 or 9 players", () => {
    expect(() => actionTiles(1)).toThrow(RangeError);
    expect(() => actionTiles(9)).toThrow(RangeError);
  });

  it("are used with any hero, as often as wanted, and nothing else is", () => {
    const table = maze({ players: 2, actions: [actionSet("N"), actionSet("S")] });
    table.do(move("yellow", "N")).do(move("purple", "N")).do(move("yellow", "S"), 1).do(move("yellow", "N"));
    expect(table.why(move("yellow", "S"))).toBe("not-your-action");
    expect(table.why({ type: "escalator", hero: "green" })).toBe("not-your-action");
    expect(table.why({ type: "vortex", hero: "green", row: 3, col: 0 })).toBe("not-your-action");
    expect(table.why({ type: "explore", row: 0, col: 2 })).toBe("not-your-action");
  });
});

describe("passing the action tiles", () => {
  it("hands each to the left neighbour: the next seat, and the last seat's to the first", () => {
    expect(passedLeft([1, 2, 3, 4])).toEqual([4, 1, 2, 3]);
    expect(passedLeft([1, 2])).toEqual([2, 1]);
  });

  it("happens at every turn of the timer from scenario 3", () => {
    const table = maze({
      scenario: 3,
      players: 3,
      actions: [actionSet("W", "N", "E"), actionSet("E"), actionSet("S")],
    });
    table.do(move("yellow", "N")).at(60_000).do(move("yellow", "W"));
    expect([...table.board.actions].map(actionsOf)).toEqual([["S"], ["N", "E", "W"], ["E"]]);
    expect(table.takeEvents()).toContain("tilesPassed");
  });

  it.each([1, 2])("does not happen in scenario %i", (scenario) => {
    const table = maze({ scenario, players: 2, actions: [actionSet("W", "N"), actionSet("E")] });
    table.do(move("yellow", "N")).do(move("yellow", "W"));
    expect([...table.board.actions].map(actionsOf)).toEqual([["N", "W"], ["E"]]);
    expect(table.takeEvents()).not.toContain("tilesPassed");
  });

  it("does not happen for the elf's exploring", () => {
    const table = maze({ scenario: 4, players: 2, stack: ["2"], actions: [actionSet("explore"), actionSet("E")] });
    table.put("green", { row: 2, col: 3 }).do({ type: "explore", row: 2, col: 3 });
    expect([...table.board.actions].map(actionsOf)).toEqual([["explore"], ["E"]]);
  });
});
