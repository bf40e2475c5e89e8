import { existsSync, mkdtempSync, readdirSync, readlinkSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openJournal } from "../../server/journal/open.ts";
import { SqliteJournal } from "../../server/journal/sqlite.ts";
import { Syncing } from "../../server/journal/syncing.ts";
import { type LogLine, logInto } from "./support/server.ts";
import { until } from "./support/until.ts";

type Told = (error: Error | null) => void;
const disk = vi.hoisted(() => ({
  opened: [] as string[],
  synced: [] as number[],
  closed: [] as number[],
  /** What is told when a sync ends: at once, or kept here. */
  waiting: undefined as undefined | (() => void)[],
  failure: null as Error | null,
}));

vi.mock("node:fs", async (original) => {
  const fs = await original<typeof import("node:fs")>();
  return {
    ...fs,
    openSync: (path: string, flags: string) => {
      const file = fs.openSync(path, flags);
      disk.opened.push(path);
      return file;
    },
    fdatasync: (file: number, told: Told) => {
      disk.synced.push(file);
      const end = () => fs.fdatasync(file, (error) => told(disk.failure ?? error));
      if (disk.waiting === undefined) end();
      else disk.waiting.push(end);
    },
    close: (file: number, told: Told) => {
      disk.closed.push(file);
      fs.close(file, (error) => told(disk.failure ?? error));
    },
  };
});

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sandglass-"));
  path = join(folder, "log");
  Object.assign(disk, { opened: [], synced: [], closed: [], waiting: undefined, failure: null });
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(syncing: Syncing, times: number): void {
  for (let n = 0; n < times; n++) syncing.written();
}

/** The files of this folder that this process has open. */
function openFiles(): string[] {
  return readdirSync("/proc/self/fd").flatMap((number) => {
    try {
      const file = readlinkSync(`/proc/self/fd/${number}`);
      return file.startsWith(folder) ? [file] : [];
    } catch {
      return [];
    }
  });
}

describe("what is written to a file", () => {
  test("is brought to the disk at every 256th write, by one and the same opening of it", () => {
    writeFileSync(path, "");
    const syncing = new Syncing(path);
    write(syncing, 255);
    expect([disk.opened, disk.synced]).toEqual([[], []]);
    disk.waiting = [];
    write(syncing, 1);
    expect(disk.synced).toHaveLength(1);
    expect(disk.opened).toEqual([path]);
  });

  test("is not brought there twice at a time; what came meanwhile follows with the next write", async () => {
    writeFileSync(path, "");
    const syncing = new Syncing(path);
    disk.waiting = [];
    write(syncing, 256 + 1000);
    expect(disk.synced).toHaveLength(1);
    disk.waiting.pop()?.();
    await until(() => {
      write(syncing, 1);
      return disk.synced.length === 2;
    });
    expect(disk.opened).toHaveLength(1);
  });

  test("waits where the file is not there yet, and is brought there once it is", () => {
    const syncing = new Syncing(path);
    write(syncing, 600);
    expect(disk.synced).toEqual([]);
    writeFileSync(path, "");
    write(syncing, 256);
    expect(disk.synced).toHaveLength(1);
  });

  test.each([
    ["removed", () => rmSync(path)],
    ["given another name", () => renameSync(path, `${path}2`)],
  ])("harms nobody where the file is %s meanwhile", async (_what, happen) => {
    writeFileSync(path, "");
    const syncing = new Syncing(path);
    write(syncing, 256);
    happen();
    await until(() => {
      write(syncing, 256);
      return disk.synced.length > 2;
    });
    syncing.close();
    await until(() => openFiles().length === 0);
  });

  test("is tried again where the disk failed, and nobody is stopped by it", async () => {
    writeFileSync(path, "");
    const syncing = new Syncing(path);
    disk.failure = new Error("no space left on device");
    write(syncing, 256);
    await until(() => {
      write(syncing, 256);
      return disk.synced.length > 1;
    });
    syncing.close();
    await until(() => openFiles().length === 0);
  });
});

describe("a file that is no longer written to", () => {
  test("is closed at once where nothing is being done to it, and once only", async () => {
    writeFileSync(path, "");
    const syncing = new Syncing(path);
    disk.waiting = [];
    write(syncing, 256);
    disk.waiting.pop()?.();
    await until(() => {
      write(syncing, 256);
      return disk.synced.length === 2;
    });
    disk.waiting.pop()?.();
    syncing.close();
    syncing.close();
    await until(() => openFiles().length === 0);
    syncing.close();
    expect(disk.closed).toHaveLength(1);
  });

  test("is closed only when it is on the disk, where that is still being done", async () => {
    writeFileSync(path, "");
    const syncing = new Syncing(path);
    disk.waiting = [];
    write(syncing, 256);
    syncing.close();
    expect(disk.closed).toEqual([]);
    expect(openFiles()).toEqual([path]);
    disk.waiting.pop()?.();
    await until(() => openFiles().length === 0);
    syncing.close();
    expect(disk.closed).toHaveLength(1);
  });

  test("is not opened again", () => {
    writeFileSync(path, "");
    const syncing = new Syncing(path);
    syncing.close();
    write(syncing, 1000);
    expect([disk.opened, disk.closed]).toEqual([[], []]);
  });
});

describe("a journal", () => {
  const fill = (journal: SqliteJournal | ReturnType<typeof openJournal>, from: number, entries: number) => {
    for (let n = 0; n < entries; n++) journal.append(1, { number: from + n, at: n });
  };
  const wal = () => join(folder, "sandglass.db-wal");

  test("brings its own log to the disk, and has no file open once it is closed, even in the middle of it", async () => {
    const [one, two] = [new SqliteJournal(join(folder, "one.db")), new SqliteJournal(join(folder, "two.db"))];
    disk.waiting = [];
    fill(one, 0, 300);
    fill(two, 0, 300);
    expect(disk.opened).toEqual([join(folder, "one.db-wal"), join(folder, "two.db-wal")]);
    one.close();
    fill(two, 300, 300);
    for (const end of disk.waiting.splice(0)) end();
    two.close();
    await until(() => openFiles().length === 0);
    const again = new SqliteJournal(join(folder, "two.db"));
    expect(() => again.append(1, { number: 599, at: 0 })).toThrow(/UNIQUE/);
    again.append(1, { number: 600, at: 0 });
    again.close();
  });

  test("in memory has no file", () => {
    const journal = new SqliteJournal(":memory:");
    fill(journal, 0, 1000);
    journal.close();
    expect(disk.synced).toEqual([]);
  });

  test("goes on where somebody takes its log away, and keeps what it had when it is closed", () => {
    const journal = openJournal(folder, logInto([]));
    fill(journal, 0, 300);
    rmSync(wal());
    fill(journal, 300, 600);
    journal.close();
    const database = join(folder, "sandglass.db");
    expect(existsSync(database)).toBe(true);
    const again = new SqliteJournal(database);
    expect(() => again.append(1, { number: 899, at: 0 })).toThrow(/UNIQUE/);
    again.close();
  });

  test("that is broken is kept aside with its log, and the new one's own log is brought to the disk", async () => {
    writeFileSync(join(folder, "sandglass.db"), "this is no database at all, ".repeat(50));
    writeFileSync(wal(), "nor is this its log");
    const lines: LogLine[] = [];
    const journal = openJournal(folder, logInto(lines));
    fill(journal, 0, 256);
    expect(lines).toMatchObject([{ event: "journal damaged" }]);
    expect(openFiles().filter((file) => file.includes("damaged"))).toEqual([]);
    expect(openFiles().filter((file) => file === wal())).toHaveLength(2);
    journal.close();
    await until(() => openFiles().length === 0);
  });
});
