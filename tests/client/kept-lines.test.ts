import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepLines, keptLines } from "../../client/play/keptLines.ts";
import type { SessionState, TableView } from "../../client/table/session.ts";

const LINES = [{ id: 2, event: { type: "moved" } }, { id: 1 }];

function at(seat: number, view: Partial<TableView> = {}, more: Partial<SessionState> = {}): SessionState {
  return { seat, view: { code: "ABCD", game: "room25", match: 1, ...view }, ...more } as SessionState;
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("what a page has shown of a match is there again after a reload", () => {
  keepLines(at(1), LINES);
  expect(keptLines(at(1))).toEqual(LINES);
});

test.each([
  ["another match", at(1, { match: 2 })],
  ["another table", at(1, { code: "EFGH" })],
  ["another seat", at(2)],
  ["a spectator", at(-1)],
  ["a spectator a minute late", at(1, {}, { hands: [] })],
])("it is not shown to %s", (_, other) => {
  keepLines(at(1), LINES);
  expect(keptLines(other)).toEqual([]);
});

test("what is told late takes nothing of the live list away, and a match without a table keeps none", () => {
  keepLines(at(-1), LINES);
  keepLines(at(-1, {}, { hands: [] }), []);
  keepLines({ ...at(-1), view: { game: "room25", match: 1 } as TableView }, []);
  expect(keptLines(at(-1))).toEqual(LINES);
});

test.each([["nonsense"], ["7"], ["null"], ['{"owner":"x"}']])("what cannot be read (%s) is an empty list", (text) => {
  vi.stubGlobal("sessionStorage", { getItem: () => text });
  expect(keptLines(at(1))).toEqual([]);
});

test("where nothing may be kept, the list is merely empty", () => {
  vi.stubGlobal("sessionStorage", undefined);
  expect(() => keepLines(at(1), LINES)).not.toThrow();
  expect(keptLines(at(1))).toEqual([]);
});
