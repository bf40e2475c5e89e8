import { renderUnicodeCompact } from "uqr";
import { games } from "../shared/games/registry.ts";
import { startServer } from "./app.ts";
import { readSettings, type Settings, SettingsError } from "./config.ts";
import { openJournal } from "./journal/open.ts";
import { createLog } from "./log.ts";

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

const journal = openJournal(settings.DATA_DIR, log);
const server = await startServer({ settings, games, journal, log });

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
