import { startServer } from "../../../server/app.ts";
import { readSettings } from "../../../server/config.ts";
import { openJournal } from "../../../server/journal/open.ts";
import { createLog } from "../../../server/log.ts";
import { games } from "../../../shared/games/registry.ts";
import { pebbles } from "./pebbles.ts";

// A server that has pebbles besides the games of the house, and less patience.
const settings = readSettings(process.env);
const log = createLog("error");
const journal = openJournal(settings.DATA_DIR, log);
const server = await startServer({
  settings,
  games: new Map([...games, [pebbles.id, pebbles]]),
  journal,
  log,
  patience: { bot: 20, countdown: 150, standIn: 300 },
});
console.log(`http://127.0.0.1:${server.port}`);
process.once("SIGTERM", async () => {
  await server.stop();
  journal.close();
  process.exit(0);
});
