import { DatabaseSync, type SQLOutputValue } from "node:sqlite";
import type { Entry } from "../../shared/table/match.ts";
import type { Closing, Journal, MatchHead, StoredMatch, StoredTable, TableRecord } from "./journal.ts";
import { migrate } from "./schema.ts";

type Row = Record<string, SQLOutputValue>;

/** The journal in one SQLite file. */
export class SqliteJournal implements Journal {
  readonly #database: DatabaseSync;
  readonly #append;

  /** @param path a file, or ":memory:" @throws Error when it is no database, or in use by another server */
  constructor(path: string) {
    this.#database = new DatabaseSync(path, { timeout: 2000 });
    try {
      // Exclusive: two servers that append to the same matches would ruin both. WAL with NORMAL: what is written
      // outlives this process whatever ends it; only a crash of the machine itself may lose the last moments.
      this.#database.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL");
      migrate(this.#database);
      this.#append = this.#database.prepare(
        "INSERT INTO entries (match_id, number, at, seat, command, command_id) VALUES (?, ?, ?, ?, ?, ?)",
      );
    } catch (error) {
      this.#database.close();
      throw error;
    }
  }

  openTable(table: TableRecord): number {
    return this.#insert("INSERT INTO tables (code, record) VALUES (?, ?)", table.code, JSON.stringify(table));
  }

  saveTable(id: number, table: TableRecord): void {
    this.#database.prepare("UPDATE tables SET record = ? WHERE id = ?").run(JSON.stringify(table), id);
  }

  closeTable(id: number, why: Closing): void {
    this.#database.prepare("UPDATE tables SET state = ? WHERE id = ?").run(why, id);
  }

  openTables(): StoredTable[] {
    const rows = this.#database.prepare("SELECT id, record FROM tables WHERE state = 'open' ORDER BY id").all();
    return rows.map((row) => ({ id: Number(row.id), table: readTable(row) }));
  }

  beginMatch(tableId: number, head: MatchHead): number {
    return this.#insert(
      "INSERT INTO matches (table_id, head, started_at) VALUES (?, ?, ?)",
      tableId,
      JSON.stringify(head),
      head.startedAt,
    );
  }

  append(matchId: number, entry: Entry): void {
    const command = entry.command === undefined ? null : JSON.stringify(entry.command);
    this.#append.run(matchId, entry.number, entry.at, entry.seat ?? null, command, entry.commandId ?? null);
  }

  endMatch(matchId: number, endedAt: number, result: unknown): void {
    this.#database
      .prepare("UPDATE matches SET ended_at = ?, result = ? WHERE id = ?")
      .run(endedAt, JSON.stringify(result ?? null), matchId);
  }

  match(id: number): StoredMatch {
    const row = this.#database.prepare("SELECT head, ended_at, result FROM matches WHERE id = ?").get(id);
    if (row === undefined) throw new Error(`no match ${id} in the journal`);
    const entries = this.#database.prepare("SELECT * FROM entries WHERE match_id = ? ORDER BY number").all(id);
    return {
      head: JSON.parse(String(row.head)),
      entries: entries.map(readEntry),
      endedAt: row.ended_at === null ? undefined : Number(row.ended_at),
      result: row.result === null ? undefined : JSON.parse(String(row.result)),
    };
  }

  close(): void {
    this.#database.close();
  }

  #insert(sql: string, ...values: (string | number)[]): number {
    return Number(this.#database.prepare(sql).run(...values).lastInsertRowid);
  }
}

function readTable(row: Row): TableRecord | undefined {
  try {
    return JSON.parse(String(row.record));
  } catch {
    return undefined;
  }
}

function readEntry(row: Row): Entry {
  const entry = { number: Number(row.number), at: Number(row.at) };
  if (row.command === null) return entry;
  return {
    ...entry,
    seat: Number(row.seat),
    command: JSON.parse(String(row.command)),
    ...(row.command_id === null ? {} : { commandId: Number(row.command_id) }),
  };
}
