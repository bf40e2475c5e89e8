import { existsSync, mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import type { Log } from "../log.ts";
import type { Journal } from "./journal.ts";
import { SqliteJournal } from "./sqlite.ts";

/** SQLite's codes for a file that is no database, or a broken one. */
const BROKEN = new Set([11, 26]);

/** Opens the journal of a data folder. A file that is broken is kept aside under another name, and a new one begun. */
export function openJournal(folder: string, log: Log): Journal {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, "sandglass.db");
  try {
    return new SqliteJournal(path);
  } catch (error) {
    // Its refinements are in the upper bytes.
    if (!BROKEN.has(((error as { errcode?: number }).errcode ?? 0) & 0xff)) throw error;
    const aside = `${path}.damaged-${Date.now()}`;
    for (const suffix of ["", "-wal", "-shm"]) {
      if (existsSync(path + suffix)) renameSync(path + suffix, aside + suffix);
    }
    log.error(
      { event: "journal damaged", path, aside, err: error },
      "the journal is damaged: kept aside, a new one begun",
    );
    return new SqliteJournal(path);
  }
}
