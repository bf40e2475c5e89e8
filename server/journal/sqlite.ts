import { randomBytes } from "node:crypto";
import { DatabaseSync, type SQLOutputValue } from "node:sqlite";
import type { GameRecord } from "../../shared/table/game.ts";
import type { Entry } from "../../shared/table/match.ts";
import type { MatchHead, MatchRecord } from "../../shared/table/protocol.ts";
import type {
  BestFilter,
  Closing,
  FinishedFilter,
  Journal,
  SaidLine,
  StoredMatch,
  StoredTable,
  TableRecord,
} from "./journal.ts";
import { migrate } from "./schema.ts";
import { Syncing } from "./syncing.ts";

type Row = Record<string, SQLOutputValue>;

/** The journal in one SQLite file. */
export class SqliteJournal implements Journal {
  readonly #database: DatabaseSync;
  readonly #append;
  /** Absent where there is no file. */
  readonly #syncing: Syncing | undefined;

  /** @param path a file, or ":memory:" @throws Error when it is no database, or in use by another server */
  constructor(path: string) {
    this.#database = new DatabaseSync(path, { timeout: 2000 });
    this.#syncing = path === ":memory:" ? undefined : new Syncing(`${path}-wal`);
    try {
      // Exclusive: two servers that append to the same matches would ruin both. WAL with NORMAL: what is written
      // outlives this process whatever ends it; only a crash of the machine itself may lose the last moments.
      this.#database.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL");
      // Each entry adds a page of 4 KB to the log, and the same page again and again: moving it into the database costs
      // hardly more the longer it is. At the usual 1000 pages a busy server would stop for the disk every second; so it
      // may grow to 128 MB.
      this.#database.exec("PRAGMA wal_autocheckpoint = 32000");
      migrate(this.#database);
      this.#append = this.#database.prepare(
        "INSERT INTO entries (match_id, number, at, seat, command, command_id, note) VALUES (?, ?, ?, ?, ?, ?, ?)",
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

  saveChat(id: number, chat: readonly SaidLine[]): void {
    this.#database.prepare("UPDATE tables SET chat = ? WHERE id = ?").run(JSON.stringify(chat), id);
  }

  closeTable(id: number, why: Closing): void {
    this.#database.prepare("UPDATE tables SET state = ? WHERE id = ?").run(why, id);
  }

  openTables(): StoredTable[] {
    const rows = this.#database.prepare("SELECT id, record, chat FROM tables WHERE state = 'open' ORDER BY id").all();
    return rows.map((row) => ({
      id: Number(row.id),
      table: readJson<TableRecord>(row.record),
      chat: readJson<SaidLine[]>(row.chat) ?? [],
    }));
  }

  beginMatch(tableId: number, head: MatchHead): number {
    return this.#insert(
      "INSERT INTO matches (key, table_id, head, started_at) VALUES (?, ?, ?, ?)",
      randomBytes(8).toString("hex"),
      tableId,
      JSON.stringify(head),
      head.startedAt,
    );
  }

  append(matchId: number, { number, at, seat, command, commandId, note }: Entry): void {
    this.#append.run(matchId, number, at, seat ?? null, json(command), commandId ?? null, json(note));
    this.#syncing?.written();
  }

  endMatch(matchId: number, endedAt: number, result: unknown, record?: GameRecord): void {
    this.#database
      .prepare("UPDATE matches SET ended_at = ?, result = ?, record = ? WHERE id = ?")
      .run(endedAt, JSON.stringify(result ?? null), json(record), matchId);
  }

  match(id: number): StoredMatch {
    const row = this.#database.prepare("SELECT * FROM matches WHERE id = ?").get(id);
    if (row === undefined) throw new Error(`no match ${id} in the journal`);
    return this.#readMatch(row);
  }

  finishedMatch(key: string): StoredMatch | undefined {
    const row = this.#database.prepare("SELECT * FROM matches WHERE key = ? AND ended_at IS NOT NULL").get(key);
    return row === undefined ? undefined : this.#readMatch(row);
  }

  finishedMatches({ game, table, limit }: FinishedFilter): MatchRecord[] {
    const rows = this.#database
      .prepare(
        `SELECT key, head, ended_at, result, record FROM matches
         WHERE ended_at IS NOT NULL AND (?1 IS NULL OR head ->> '$.game' = ?1) AND (?2 IS NULL OR table_id = ?2)
         ORDER BY ended_at DESC, id DESC LIMIT ?3`,
      )
      .all(game ?? null, table ?? null, limit);
    return rows.map(readRecord);
  }

  bestMatches({ game, table, each }: BestFilter): MatchRecord[] {
    const merit = `record ->> '$.timersUsed', record ->> '$.sandLeft' DESC, record ->> '$.duration', ended_at, id`;
    const rows = this.#database
      .prepare(
        `SELECT key, head, ended_at, result, record FROM (
           SELECT *, row_number() OVER (
             PARTITION BY record ->> '$.category', record ->> '$.level', record ->> '$.players' ORDER BY ${merit}
           ) AS place FROM matches
           WHERE ended_at IS NOT NULL AND record ->> '$.result' = 'won'
             AND (?1 IS NULL OR head ->> '$.game' = ?1) AND (?2 IS NULL OR table_id = ?2)
         ) WHERE place <= ?3 ORDER BY ${merit}`,
      )
      .all(game ?? null, table ?? null, each);
    return rows.map(readRecord);
  }

  close(): void {
    this.#syncing?.close();
    this.#database.close();
  }

  #readMatch(row: Row): StoredMatch {
    const entries = this.#database.prepare("SELECT * FROM entries WHERE match_id = ? ORDER BY number").all(row.id ?? 0);
    return {
      key: String(row.key),
      head: JSON.parse(String(row.head)),
      entries: entries.map(readEntry),
      endedAt: row.ended_at === null ? undefined : Number(row.ended_at),
      result: row.result === null ? undefined : JSON.parse(String(row.result)),
    };
  }

  #insert(sql: string, ...values: (string | number)[]): number {
    return Number(this.#database.prepare(sql).run(...values).lastInsertRowid);
  }
}

function readRecord(row: Row): MatchRecord {
  const { game, options, names }: MatchHead = JSON.parse(String(row.head));
  const result = JSON.parse(String(row.result));
  const record = readJson<GameRecord>(row.record);
  const line = { key: String(row.key), game, options, names, endedAt: Number(row.ended_at), result };
  return record === undefined ? line : { ...line, record };
}

function json(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}

/** @returns undefined where there is nothing, or nothing that can be read */
function readJson<T>(text: SQLOutputValue | undefined): T | undefined {
  if (typeof text !== "string") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readEntry(row: Row): Entry {
  const entry = { number: Number(row.number), at: Number(row.at) };
  if (row.note !== null) return { ...entry, note: JSON.parse(String(row.note)) };
  if (row.command === null) return entry;
  return {
    ...entry,
    seat: Number(row.seat),
    command: JSON.parse(String(row.command)),
    ...(row.command_id === null ? {} : { commandId: Number(row.command_id) }),
  };
}
