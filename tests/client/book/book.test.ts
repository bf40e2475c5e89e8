import { expect, test } from "vitest";
import { chaptersOf, choicesOf, linesOf, partsOf } from "../../../client/book/book.ts";
import type { GameRecord } from "../../../shared/table/game.ts";
import type { MatchRecord } from "../../../shared/table/protocol.ts";

const usual: GameRecord = {
  category: "3",
  level: 12,
  players: 4,
  result: "won",
  timersUsed: 2,
  sandLeft: 20_000,
  duration: 300_000,
};

function match(key: string, record: Partial<GameRecord> | undefined = {}): MatchRecord {
  const line = { key, game: "magic-maze", options: {}, names: ["Anna"], endedAt: 1000 };
  return { ...line, record: { ...usual, ...record } };
}

const keysOf = (records: readonly MatchRecord[], filter = {}) =>
  chaptersOf(linesOf(records), filter).map(({ lines }) => lines.map(({ key }) => key));

test("the book has the matches that were won, and none that its players ended", () => {
  const { record: _, ...abandoned } = match("c");
  expect(linesOf([match("a"), match("b", { result: "lost" }), abandoned]).map(({ key }) => key)).toEqual(["a"]);
});

test("fewer timers are better, then more sand left, then the quicker match", () => {
  const records = [
    match("quick", { duration: 200_000 }),
    match("slow"),
    match("much sand", { sandLeft: 90_000 }),
    match("one timer", { timersUsed: 1, sandLeft: 1 }),
  ];
  expect(keysOf(records)).toEqual([["one timer", "much sand", "quick", "slow"]]);
});

test("only what has scenario, level and number of players in common stands in one chapter", () => {
  const records = [
    match("a", { category: "10" }),
    match("b", { category: "2" }),
    match("c", { players: 5 }),
    match("d", { level: 9 }),
    match("e"),
  ];
  expect(keysOf(records)).toEqual([["b"], ["d"], ["e"], ["c"], ["a"]]);
});

test("a chapter keeps the five best", () => {
  const records = Array.from({ length: 8 }, (_, at) => match(`${at}`, { sandLeft: at }));
  expect(keysOf(records)).toEqual([["7", "6", "5", "4", "3"]]);
});

test("filters leave what fits all of them", () => {
  const records = [match("a"), match("b", { players: 2 }), match("c", { players: 2, category: "5", level: 15 })];
  expect(keysOf(records, { players: 2 })).toEqual([["b"], ["c"]]);
  expect(keysOf(records, { players: 2, category: "5" })).toEqual([["c"]]);
  expect(keysOf(records, { level: 12 })).toEqual([["b"], ["a"]]);
  expect(keysOf(records, { level: 24 })).toEqual([]);
  expect(choicesOf(linesOf(records))).toEqual({ categories: ["3", "5"], levels: [12, 15], players: [2, 4] });
});

test("a category is read in its parts", () => {
  expect(partsOf("12 sand=240 relaxed")).toEqual({ scenario: 12, sand: 240, isRelaxed: true, own: [] });
  expect(partsOf("own hasMage=false")).toEqual({
    scenario: 0,
    sand: undefined,
    isRelaxed: false,
    own: ["hasMage=false"],
  });
});
