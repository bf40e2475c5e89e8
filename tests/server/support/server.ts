import { afterAll, beforeAll } from "vitest";
import { type RunningServer, startServer } from "../../../server/app.ts";
import { serverNow } from "../../../server/clock.ts";
import { readSettings } from "../../../server/config.ts";
import type { Patience } from "../../../server/house.ts";
import type { Journal } from "../../../server/journal/journal.ts";
import { SqliteJournal } from "../../../server/journal/sqlite.ts";
import type { Log } from "../../../server/log.ts";
import type { AnyGame } from "../../../shared/table/game.ts";
import { pebbles } from "./pebbles.ts";

export interface LogLine {
  readonly level: "debug" | "info" | "warn" | "error";
  readonly event: string;
  readonly [detail: string]: unknown;
}

export interface TestServer extends RunningServer {
  readonly url: string;
  readonly journal: Journal;
  readonly lines: LogLine[];
  /** Server time, in milliseconds. */
  now(): number;
  /** Sets server time forward, by milliseconds. */
  pass(time: number): void;
}

export interface TestServerParts {
  readonly environment?: Readonly<Record<string, string>>;
  readonly games?: readonly AnyGame[];
  readonly journal?: Journal;
  readonly clientFolder?: string;
  readonly patience?: Partial<Patience>;
  readonly seed?: () => number;
  /** Server time stands here, and goes on only when it is set forward. */
  readonly standing?: number;
}

/** A server on a free port of this machine, with a journal in memory and its log in a list. */
export async function boot(parts: TestServerParts = {}): Promise<TestServer> {
  const lines: LogLine[] = [];
  let passed = 0;
  const journal = parts.journal ?? new SqliteJournal(":memory:");
  const now = () => (parts.standing ?? serverNow()) + passed;
  const server = await startServer({
    settings: readSettings({
      PORT: "0",
      HOST: "127.0.0.1",
      HTTP_RATE: "1000000",
      TABLE_RATE: "1000000",
      ...parts.environment,
    }),
    games: new Map((parts.games ?? [pebbles as AnyGame]).map((game) => [game.id, game])),
    journal,
    log: logInto(lines),
    now,
    clientFolder: parts.clientFolder ?? "/nowhere",
    ...(parts.patience === undefined ? {} : { patience: parts.patience }),
    ...(parts.seed === undefined ? {} : { seed: parts.seed }),
  });
  return {
    ...server,
    url: `http://127.0.0.1:${server.port}`,
    journal,
    lines,
    now,
    pass: (time) => {
      passed += time;
    },
  };
}

/** The server of a file's tests, there while they run. */
export function serverOfFile(parts: TestServerParts = {}): TestServer {
  const server = {} as TestServer;
  beforeAll(async () => void Object.assign(server, await boot(parts)));
  afterAll(() => server.stop());
  return server;
}

export function logInto(lines: LogLine[]): Log {
  const at = (level: LogLine["level"]) => (details: object) => lines.push({ level, ...details } as LogLine);
  return { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") } as unknown as Log;
}
