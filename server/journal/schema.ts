import type { DatabaseSync } from "node:sqlite";

/** Each step takes the database from one version to the next; a step that was released is never changed. */
export const STEPS: readonly string[] = [
  `CREATE TABLE tables (
     id INTEGER PRIMARY KEY,
     code TEXT NOT NULL,
     state TEXT NOT NULL DEFAULT 'open',
     record TEXT NOT NULL
   ) STRICT;
   CREATE UNIQUE INDEX open_tables ON tables (code) WHERE state = 'open';
   CREATE TABLE matches (
     id INTEGER PRIMARY KEY,
     table_id INTEGER NOT NULL REFERENCES tables (id),
     head TEXT NOT NULL,
     started_at REAL NOT NULL,
     ended_at REAL,
     result TEXT
   ) STRICT;
   CREATE INDEX matches_of_table ON matches (table_id);
   CREATE TABLE entries (
     match_id INTEGER NOT NULL,
     number INTEGER NOT NULL,
     at REAL NOT NULL,
     seat INTEGER,
     command TEXT,
     command_id INTEGER,
     PRIMARY KEY (match_id, number)
   ) STRICT, WITHOUT ROWID;`,
  `ALTER TABLE tables ADD COLUMN chat TEXT;
   ALTER TABLE entries ADD COLUMN note TEXT;
   ALTER TABLE matches ADD COLUMN key TEXT;
   UPDATE matches SET key = lower(hex(randomblob(8)));
   CREATE UNIQUE INDEX matches_by_key ON matches (key);
   CREATE INDEX ended_matches ON matches (ended_at) WHERE ended_at IS NOT NULL;`,
  `ALTER TABLE matches ADD COLUMN record TEXT;`,
];

/** Brings the database up to this build. @throws Error when it was written by a newer one */
export function migrate(database: DatabaseSync): void {
  database.exec("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL) STRICT");
  const row = database.prepare("SELECT max(version) AS version FROM schema_version").get();
  const version = Number(row?.version ?? 0);
  if (version > STEPS.length) throw new Error(`the journal has version ${version}; this build knows ${STEPS.length}`);
  for (const [index, step] of STEPS.entries()) {
    if (index < version) continue;
    database.exec(`BEGIN; ${step} INSERT INTO schema_version VALUES (${index + 1}); COMMIT;`);
  }
}
