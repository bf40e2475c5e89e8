import { randomInt } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { matchMaker } from "@colyseus/core";
import { Encoder } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";
import type { AnyGame } from "../shared/table/game.ts";
import { TABLE_ROOM } from "../shared/table/protocol.ts";
import { serverNow } from "./clock.ts";
import type { Settings } from "./config.ts";
import { type House, PATIENCE, type Patience } from "./house.ts";
import type { Journal } from "./journal/journal.ts";
import { type Log, quietenColyseus } from "./log.ts";
import { restoreTables } from "./restore.ts";
import { TableRoom } from "./table/room.ts";
import { addresses } from "./web/addresses.ts";
import { createWeb } from "./web/http.ts";
import { isAllowedOrigin } from "./web/origin.ts";
import { isUpgradable } from "./web/upgrade.ts";

export interface ServerParts {
  readonly settings: Settings;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly journal: Journal;
  readonly log: Log;
  readonly clientFolder?: string;
  /** Server time in milliseconds; tests have one that they can set forward. */
  readonly now?: () => number;
  /** A fresh seed of 32 bits for every match; tests have seeds of their own. */
  readonly seed?: () => number;
  /** Where it is to be other than usual. */
  readonly patience?: Partial<Patience>;
}

export interface RunningServer {
  readonly port: number;
  /** Addresses at which others reach this server, best first. */
  readonly addresses: readonly string[];
  /** Tells every page that the server restarts, and ends. The journal stays open. */
  stop(): Promise<void>;
}

const CLIENT = fileURLToPath(new URL("../dist/client", import.meta.url));
/** How long to wait for pages to take their leave, in milliseconds. */
const FAREWELL = 3000;

/** Starts the one server of this process: Colyseus keeps its rooms in the process itself. */
export async function startServer(parts: ServerParts): Promise<RunningServer> {
  const { settings, log } = parts;
  quietenColyseus(log);
  // Two buffers a table: 16 KB, the default, is more than a board needs; they grow where one needs more.
  Encoder.BUFFER_SIZE = 8 * 1024;
  const house = openHouse(parts);
  const http = createServer();
  const transport = new WebSocketTransport({
    noServer: true,
    // It would ask all pages at once: see `Heartbeat`.
    pingInterval: 0,
    beforeUpgrade: ({ headers }) =>
      isAllowedOrigin(Object.fromEntries(headers), settings) ? undefined : new Response(null, { status: 403 }),
  });
  transport.attachToServer(http, { filter: isUpgradable });
  await matchMaker.setup();
  matchMaker.setHealthChecksEnabled(false);
  matchMaker.controller.exposedMethods = ["create", "joinById"];
  matchMaker.defineRoomType(TABLE_ROOM, TableRoom, { house });
  await matchMaker.accept();
  await restoreTables(house);

  let reachedAt: string[] = [];
  const clientFolder = parts.clientFolder ?? CLIENT;
  http.on("request", createWeb({ house, settings, clientFolder, reachedAt: () => reachedAt }));
  await new Promise<void>((resolve, reject) => {
    http.once("error", reject);
    http.listen(settings.PORT, settings.HOST, resolve);
  });
  // Too many open files, for one: whoever cannot be let in now comes again, and the others play on.
  http.on("error", (error) => log.error({ event: "http failed", err: error }));
  const { port } = http.address() as AddressInfo;
  reachedAt = addresses(settings.HOST, port, settings.PUBLIC_URL);
  log.info({ event: "server started", port, tables: house.tables.size });

  return {
    port,
    addresses: reachedAt,
    async stop() {
      await Promise.race([matchMaker.gracefullyShutdown(), wait(FAREWELL)]);
      transport.shutdown();
      http.close();
      http.closeAllConnections();
      log.info({ event: "server stopped" });
    },
  };
}

function openHouse(parts: ServerParts): House {
  const { settings, games, journal, log, now = serverNow, seed = () => randomInt(2 ** 32), patience } = parts;
  return {
    games,
    journal,
    log,
    now,
    seed,
    patience: { ...PATIENCE, idleTable: settings.TABLE_IDLE_MINUTES * 60_000, ...patience },
    maxTables: settings.MAX_TABLES,
    tables: new Map(),
    damaged: new Set(),
  };
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
