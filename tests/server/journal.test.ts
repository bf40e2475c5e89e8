import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Journal, TableRecord } from "../../server/journal/journal.ts";
import { SqliteJournal } from "../../server/journal/sqlite.ts";
import type { MatchHead } from "../../shared/table/protocol.ts";

const folder = mkdtempSync(join(tmpdir(), "sandglass-"));
afterAll(() => rmSync(folder, { recursive: true }));
let file = 0;

const table = (code: string, more: Partial<TableRecord> = {}): TableRecord => ({
  code,
  game: "pebbles",
  options: { seats: 8 },
  isPublic: false,
  phase: "gathering",
  host: 0,
  seats: [{ name: "Ζωή", colour: 1, isReady: false, tokenHash: "hash" }],
  match: 0,
  ...more,
});
const head: MatchHead = {
  game: "pebbles",
  rulesVersion: 1,
  options: {},
  names: ["Ζωή"],
  seed: 4294967295,
  startedAt: 1.5,
};

/** What every journal does, wherever it keeps what it is told. */
describe.each([
  ["in a file", () => new SqliteJournal(join(folder, `${file++}.db`))],
  ["in memory", () => new SqliteJournal(":memory:")],
])("a journal %s", (_where, open: () => Journal) => {
  let journal: Journal;
  beforeEach(() => {
    journal = open();
  });
  afterEach(() => journal.close());

  test("gives back the open tables as they were last saved, in the order they were set", () => {
    const first = journal.openTable(table("AAAA"));
    const second = journal.openTable(table("CCCC"));
    const saved = table("AAAA", { phase: "playing", match: 1, matchId: 7 });
    journal.saveTable(first, saved);
    expect(journal.openTables()).toEqual([
      { id: first, table: saved, chat: [] },
      { id: second, table: table("CCCC"), chat: [] },
    ]);
  });

  test("a closed table is not open, and its code may be used again", () => {
    const first = journal.openTable(table("AAAA"));
    expect(() => journal.openTable(table("AAAA"))).toThrow();
    journal.closeTable(first, "closed");
    const second = journal.openTable(table("AAAA"));
    journal.closeTable(second, "damaged");
    expect(journal.openTables()).toEqual([]);
  });

  test("gives back a match with its entries in order, exactly as they were appended", () => {
    const id = journal.beginMatch(journal.openTable(table("AAAA")), head);
    const other = journal.beginMatch(journal.openTable(table("CCCC")), head);
    const entries = [
      { number: 0, at: 0, seat: 0, command: { type: "take", count: 1 }, commandId: 4294967295 },
      { number: 1, at: 0.1 + 0.2 },
      { number: 2, at: 1000, seat: 3, command: { type: "say", text: "Ζωή 'quoted'\u0000" } },
      { number: 3, at: 1000, note: { type: "player", seat: 3, name: "Ζωή" } as const },
    ];
    for (const entry of entries) journal.append(id, entry);
    expect(journal.match(id)).toEqual({
      key: expect.stringMatching(/^[0-9a-f]{16}$/),
      head,
      entries,
      endedAt: undefined,
      result: undefined,
    });
    expect(journal.match(other).entries).toEqual([]);
  });

  test("an entry has its number alone", () => {
    const id = journal.beginMatch(journal.openTable(table("AAAA")), head);
    journal.append(id, { number: 0, at: 1 });
    expect(() => journal.append(id, { number: 0, at: 2 })).toThrow();
  });

  test("the end of a match is kept with its result, also after the table was closed", () => {
    const tableId = journal.openTable(table("AAAA"));
    const id = journal.beginMatch(tableId, head);
    journal.endMatch(id, 99.5, { result: "won" });
    journal.closeTable(tableId, "closed");
    expect(journal.match(id)).toMatchObject({ endedAt: 99.5, result: { result: "won" } });
  });

  test("a match that is not there cannot be had", () => {
    expect(() => journal.match(5)).toThrow();
  });
});

test("what was written is there when the file is opened again", () => {
  const path = join(folder, "again.db");
  const first = new SqliteJournal(path);
  const id = first.openTable(table("AAAA"));
  first.close();
  const second = new SqliteJournal(path);
  expect(second.openTables()).toEqual([{ id, table: table("AAAA"), chat: [] }]);
  second.close();
});

test("an append is cheap: a thousand take less than half a second", () => {
  const journal = new SqliteJournal(join(folder, "fast.db"));
  const id = journal.beginMatch(journal.openTable(table("AAAA")), head);
  const began = performance.now();
  for (let number = 0; number < 1000; number++) {
    journal.append(id, { number, at: number, seat: 0, command: { type: "move" }, commandId: number });
  }
  expect(performance.now() - began).toBeLessThan(500);
  journal.close();
});
