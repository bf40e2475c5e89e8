import { renderUnicodeCompact } from "uqr";
import { games } from "../shared/games/registry.ts";
import { startServer } from "./app.ts";
import { readSettings, type Settings, SettingsError } from "./config.ts";
import type { Journal } from "./journal/journal.ts";
import { openJournal } from "./journal/open.ts";
import { createLog } from "./log.ts";
import { whyNotStarted } from "./starting.ts";

/** However the pages and the disk behave, the process ends within this time. */
const LAST_MOMENT = 5000;

function settingsOrExit(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const settings = settingsOrExit();
const log = createLog(settings.LOG_LEVEL);

process.on("uncaughtException", (error) => {
  // What is in the journal is whole, what is in memory may not be: end, and be started again.
  log.fatal({ event: "uncaught", err: error });
  process.exit(1);
});

/** Whoever starts the server is told in words why it does not start, however quiet the log is. */
function refuseToStart(error: unknown): never {
  console.error(whyNotStarted(error, settings));
  log.debug({ event: "not started", err: error });
  process.exit(1);
}

function journalOrExit(): Journal {
  try {
    return openJournal(settings.DATA_DIR, log);
  } catch (error) {
    return refuseToStart(error);
  }
}

const journal = journalOrExit();
const server = await startServer({ settings, games, journal, log }).catch(refuseToStart);

if (process.stdout.isTTY) {
  const [best = ""] = server.addresses;
  console.log(`\n${renderUnicodeCompact(best)}\n`);
}
console.log(`Sandglass: ${server.addresses.join("  ")}`);

let isStopping = false;
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), LAST_MOMENT).unref();
    await server.stop();
    journal.close();
    process.exit(0);
  });
}
