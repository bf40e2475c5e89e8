import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SqliteJournal } from "../../server/journal/sqlite.ts";
import { games } from "../../shared/games/registry.ts";
import { absencePolicies } from "../../shared/table/absence.ts";
import type { AnyGame } from "../../shared/table/game.ts";
import { replayMatch } from "../../shared/table/match.ts";
import { type Random, seededRandom } from "../../shared/table/random.ts";
import { FAULTS, FaultyLink } from "../support/faultyLink.ts";
import { endChildren, startChild } from "./support/child.ts";
import { gathered, Page } from "./support/page.ts";
import { pebbles } from "./support/pebbles.ts";
import { Robot } from "./support/robot.ts";
import { until } from "./support/until.ts";
import { wisherOf } from "./support/wishes.ts";

// Tables of four whose lines stall, break, swallow and come back by chance, whose tabs are duplicated, and whose server
// is killed and started anew. FUZZ_RUNS says how many; FUZZ_SEED plays one seed alone.
const RUNS = Number(process.env.FUZZ_RUNS ?? 200);
const ONLY = process.env.FUZZ_SEED;
/** So many tables share a server, and its death. */
const TOGETHER = 20;
const SET_TOGETHER = 5;
const PLAYERS = 4;
const STEPS = 16;
/** How long a table may take to come to rest, in milliseconds: the machine may be busy. */
const REST = 60_000;
const GAMES: readonly AnyGame[] = [pebbles as AnyGame, ...games.values()];

const seeds = ONLY === undefined ? Array.from({ length: RUNS }, (_, index) => index + 1) : [Number(ONLY)];
const batches = Array.from({ length: Math.ceil(seeds.length / TOGETHER) }, (_, batch) => [
  seeds.slice(batch * TOGETHER, (batch + 1) * TOGETHER),
]);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "sandglass-fuzz-"));
});
afterAll(() => {
  endChildren();
  rmSync(folder, { recursive: true, force: true });
});

interface Table {
  readonly seed: number;
  readonly game: AnyGame;
  readonly random: Random;
  readonly robots: readonly Robot[];
}

const portOf = (url: string) => Number(new URL(url).port);

async function setTable(url: string, seed: number): Promise<Table> {
  const random = seededRandom(seed);
  const game = random.pick(GAMES);
  const [host, ...guests] = (await gathered(url, PLAYERS, { game: game.id })) as [Page, ...Page[]];
  await host.ask({ type: "absence", policy: random.pick(absencePolicies(game)) });
  expect([seed, await host.ask({ type: "start" })]).toEqual([seed, undefined]);
  const robots: Robot[] = [];
  for (const page of [host, ...guests]) {
    await until(() => page.state.phase === "playing" && page.board !== undefined);
    const link = await FaultyLink.open(portOf(url), seed);
    const token = page.token;
    const moved = await Page.join(link.url, page.code, { token });
    robots.push(new Robot(moved, link, wisherOf(game), seededRandom(seed * PLAYERS + robots.length)));
  }
  return { seed, game, random, robots };
}

/** Something happens to somebody's line. */
function disturb({ random, robots }: Table): void {
  const robot = random.pick(robots);
  switch (random.integer(0, 5)) {
    case 0:
    case 1:
      robot.link.fail(random.pick(FAULTS));
      return;
    case 2:
      for (const { link } of robots) link.heal();
      return;
    case 3:
      robot.link.slow(0, random.integer(1, 60));
      return;
    case 4:
      robot.duplicate().catch(() => undefined);
  }
}

/** Everybody is back, all that was sent is answered, and what everybody sees no longer changes. */
async function settle({ seed, robots }: Table): Promise<void> {
  for (const { link } of robots) {
    link.heal();
    link.slow(0, 0);
  }
  for (const robot of robots) robot.rest();
  const seen = () => JSON.stringify(robots.map(({ page }) => page.board?.toJSON()));
  let before = "";
  await until(async () => {
    await sleep(350);
    const now = seen();
    const isQuiet = now === before && robots.every((robot) => robot.isQuiet);
    before = now;
    return isQuiet;
  }, REST).catch((error) => {
    throw new Error(`seed ${seed} never came to rest: ${robots.map(String)}`, { cause: error });
  });
  await Promise.all(robots.map((robot) => robot.stop()));
}

const plain = (value: unknown) => JSON.parse(JSON.stringify(value ?? null));

/** What the pages have is what the journal says, and what they were told was done is in it, once. */
function check({ seed, game, robots }: Table, journal: SqliteJournal): void {
  const [{ page }] = robots as [Robot];
  const stored = journal.openTables().find(({ table }) => table?.code === page.code)?.table;
  const { head, entries } = journal.match(stored?.matchId ?? -1);
  const match = replayMatch(game, { options: head.options, seats: head.names.length, seed: head.seed }, entries);
  for (const [seat, robot] of robots.entries()) {
    const which = { seed, game: game.id, seat };
    const performed = entries.filter((entry) => entry.seat === seat).flatMap(({ commandId }) => commandId ?? []);
    expect({ ...which, board: plain(robot.page.board.toJSON()) }).toEqual({
      ...which,
      board: plain(match.board.toJSON()),
    });
    expect({ ...which, sat: robot.page.seat, hand: plain(robot.page.hand) }).toEqual({
      ...which,
      sat: seat,
      hand: plain(match.hands[seat]),
    });
    expect({ ...which, twice: performed.length - new Set(performed).size }).toEqual({ ...which, twice: 0 });
    expect({ ...which, lost: robot.done.filter((id) => !performed.includes(id)) }).toEqual({ ...which, lost: [] });
  }
}

test.each(batches)(
  "whatever becomes of the lines and the server, nothing is lost or done twice: seeds %j",
  async (batch) => {
    const environment = { DATA_DIR: join(folder, `${batch[0]}`), HTTP_RATE: "1000000", TABLE_RATE: "1000000" };
    let child = await startChild("pebbles", environment);
    const { url } = child;
    const tables: Table[] = [];
    // Not all at once: a page that sits down takes its time, and what it reserved does not wait for ever.
    while (tables.length < batch.length) {
      const next = batch.slice(tables.length, tables.length + SET_TOGETHER);
      tables.push(...(await Promise.all(next.map((seed) => setTable(url, seed)))));
    }
    const fate = seededRandom(batch[0] ?? 0);
    const death = fate.integer(3, STEPS - 3);
    for (let step = 0; step < STEPS; step++) {
      for (const table of tables) disturb(table);
      if (step === death) {
        await child.end("SIGKILL");
        child = await startChild("pebbles", environment);
        for (const { link } of tables.flatMap(({ robots }) => robots)) link.aim(portOf(child.url));
      }
      await sleep(fate.integer(50, 250));
    }
    await Promise.all(tables.map(settle));
    await child.end("SIGKILL");
    const journal = new SqliteJournal(join(folder, `${batch[0]}`, "sandglass.db"));
    for (const table of tables) check(table, journal);
    journal.close();
    for (const { link } of tables.flatMap(({ robots }) => robots)) await link.close();
  },
  180_000,
);
