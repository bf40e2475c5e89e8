import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openJournal } from "../../server/journal/open.ts";
import { room25 } from "../../shared/games/room25/index.ts";
import type { AnyGame } from "../../shared/table/game.ts";
import { seededRandom } from "../../shared/table/random.ts";
import { randomWish } from "../rules/room25/random-player.ts";
import { gathered, Page } from "./support/page.ts";
import { patiently } from "./support/patiently.ts";
import { boot, logInto, type TestServer } from "./support/server.ts";
import { boardOf, handOf } from "./support/twins.ts";
import { until } from "./support/until.ts";

const OPTIONS = { mode: "suspicion", timeLimit: 0 };
const PLAYERS = 4;

let folder: string;
let server: TestServer;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sandglass-"));
});
afterEach(async () => {
  await server.stop();
  server.journal.close();
  rmSync(folder, { recursive: true });
});

async function begun(game: string): Promise<Page[]> {
  const pages = await gathered(server.url, PLAYERS, { game, options: OPTIONS });
  expect(await pages[0]?.ask({ type: "start" })).toBeUndefined();
  for (const page of pages) await until(() => page.state.phase === "playing" && page.hand !== undefined);
  return pages;
}

/** Everybody takes the starting clue. */
async function peekAll(pages: readonly Page[]): Promise<void> {
  for (const page of pages) expect(await page.play({ type: "peek", cell: 7 })).toBeUndefined();
  await until(() => pages.every((page) => boardOf(page).phase === "programming"));
}

/** What lies on the tiles of this table, by key: the deal of its seed. */
function dealtTo(page: Page): readonly string[] {
  const stored = server.journal.openTables().find(({ table }) => table?.code === page.code)?.table;
  const { seed, options } = server.journal.match(stored?.matchId ?? -1).head;
  return room25.setUp(room25.options.parse(options), PLAYERS, seededRandom(seed)).secret.kinds;
}

/** All play at random to the end, where every tile is shown. */
async function playOut(pages: readonly Page[]): Promise<void> {
  const random = seededRandom(1);
  for (;;) {
    const { seat, command } = randomWish(boardOf(pages[0] as Page), pages.map(handOf), random);
    expect(await patiently(() => (pages[seat] as Page).play(command))).toBeUndefined();
    await Promise.all(pages.map((page) => patiently(() => page.room.request("time"))));
    if (boardOf(pages[0] as Page).ending !== "") return;
  }
}

test("a restart in the middle of programming loses no programme, no look, no role, and changes no tile", async () => {
  const open = () => boot({ games: [room25 as AnyGame], journal: openJournal(folder, logInto([])) });
  server = await open();
  const pages = await begun("room25");
  await peekAll(pages);
  const [anna, ben] = pages as [Page, Page];
  for (const page of [anna, ben]) {
    const character = [...boardOf(page).characters].findIndex(({ seat }) => seat === page.seat);
    expect(await page.play({ type: "programme", character, actions: ["look", "move"] })).toBeUndefined();
  }
  await until(() => [anna, ben].every((page) => Object.keys(handOf(page).programmes).length === 1));
  await until(() => pages.every((page) => [...boardOf(page).characters].filter(({ isReady }) => isReady).length === 2));
  const before = pages.map((page) => ({ hand: handOf(page), board: boardOf(page).toJSON() }));
  const dealt = dealtTo(anna);
  await server.stop();
  server.journal.close();

  server = await open();
  const again: Page[] = [];
  for (const [seat, page] of pages.entries()) {
    const back = await Page.join(server.url, page.code, { token: page.token });
    await until(() => back.hand !== undefined && back.state.board !== undefined);
    expect(handOf(back)).toEqual(before[seat]?.hand);
    expect(boardOf(back).toJSON()).toEqual(before[0]?.board);
    again.push(back);
  }
  await until(() => again[0]?.state.clock.isRunning);
  expect(dealtTo(anna)).toEqual(dealt);
  await playOut(again);
  expect([...boardOf(again[0] as Page).complex]).toEqual(dealt);
});
