import { expect, test } from "vitest";
import { standingOf, wonBy } from "../../../client/games/magic-maze/campaign/progress.ts";
import type { MatchRecord } from "../../../shared/table/protocol.ts";

function match(key: string, category: string, sandLeft: number, result: "won" | "lost" = "won"): MatchRecord {
  const record = { category, level: 9, players: 3, result, timersUsed: 1, sandLeft, duration: 100 };
  return { key, game: "magic-maze", options: {}, names: ["Anna"], endedAt: 0, record };
}

test("a table has come as far as it has won, whatever the sand; own scenarios lead nowhere", () => {
  const won = wonBy([
    match("a", "1", 10),
    match("b", "1 sand=240", 30),
    match("c", "2", 5, "lost"),
    match("d", "own hasMage=false", 9),
  ]);
  expect([...won].map(([scenario, { key }]) => [scenario, key])).toEqual([[1, "b"]]);
});

test("a win is the first of its challenge, the best, or behind the best", () => {
  const records = [match("new", "3", 20), match("other", "4", 90)];
  expect(standingOf(records, "new")).toEqual({ is: "first" });
  expect(standingOf([...records, match("old", "3", 10)], "new")).toEqual({ is: "best" });
  expect(standingOf([...records, match("old", "3", 30)], "new")).toMatchObject({ is: "behind", best: { key: "old" } });
  expect(standingOf([match("lost", "3", 0, "lost")], "lost")).toBeUndefined();
});
