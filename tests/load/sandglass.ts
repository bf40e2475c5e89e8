// The real server, as `npm start` runs it, with its journal on the disk.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "../../server/app.ts";
import { readSettings } from "../../server/config.ts";
import { openJournal } from "../../server/journal/open.ts";
import { createLog } from "../../server/log.ts";
import { games } from "../../shared/games/registry.ts";
import { serveUsage } from "./child.ts";

const folder = mkdtempSync(join(tmpdir(), "sandglass-bench-"));
const settings = readSettings({
  PORT: "0",
  HOST: "127.0.0.1",
  DATA_DIR: folder,
  HTTP_RATE: "1000000",
  TABLE_RATE: "1000000",
  LOG_LEVEL: "warn",
});
const log = createLog(settings.LOG_LEVEL);
const journal = openJournal(settings.DATA_DIR, log);
const server = await startServer({ settings, games, journal, log });

process.on("SIGTERM", () => {
  journal.close();
  rmSync(folder, { recursive: true });
  process.exit(0);
});
serveUsage(server.port);
