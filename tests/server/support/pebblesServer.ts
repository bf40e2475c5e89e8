import { startServer } from "../../../server/app.ts";
import { readSettings } from "../../../server/config.ts";
import { openJournal } from "../../../server/journal/open.ts";
import { createLog } from "../../../server/log.ts";
import { pebbles } from "./pebbles.ts";

const settings = readSettings(process.env);
const log = createLog("error");
const journal = openJournal(settings.DATA_DIR, log);
const games = new Map([[pebbles.id, pebbles]]);
const { port } = await startServer({ settings, games, journal, log });
console.log(`http://127.0.0.1:${port}`);
