import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { MazeBoard } from "../../shared/games/magic-maze/board.ts";
import { magicMaze } from "../../shared/games/magic-maze/index.ts";
import { matchTime } from "../../shared/table/clock.ts";
import type { AnyGame } from "../../shared/table/game.ts";
import { FaultyLink } from "../support/faultyLink.ts";
import { gathered, Page, playing } from "./support/page.ts";
import { pebbles } from "./support/pebbles.ts";
import { boot, type TestServer } from "./support/server.ts";
import { until } from "./support/until.ts";

// A page is loaded anew at the worst of moments, over a line that says nothing of it: the former connection stays open
// as far as the server can see.

let server: TestServer;
let link: FaultyLink;
beforeAll(async () => {
  server = await boot({ games: [pebbles as AnyGame, magicMaze], patience: { countdown: 50 } });
});
afterAll(() => server.stop());
beforeEach(async () => {
  link = await FaultyLink.open(server.port);
});
afterEach(() => link.close());

/** The same player on a line that goes dead without a word as soon as the page is loaded anew. */
const moved = (page: Page) => Page.join(link.url, page.code, { token: page.token });

/** Loaded anew: the former line swallows everything, so that nobody sees it close. */
function refresh(page: Page): Promise<Page> {
  link.fail("swallow");
  return Page.join(server.url, page.code, { token: page.token, since: page.since });
}

test("before the server has noticed: the seat, the hand and the board are there, and the dead line changes nothing", async () => {
  const [anna, ben] = (await playing(server.url, 2)) as [Page, Page];
  const old = await moved(ben);
  const back = await refresh(old);
  await until(() => back.hand !== undefined);
  expect([back.seat, back.hand]).toEqual([1, ben.hand]);
  link.heal();
  await until(() => old.closeCode !== undefined);
  expect(await back.play({ type: "take", count: 1 })).toBeUndefined();
  await until(() => anna.board.pebbles[1] === 1);
  expect(anna.state.seats[1]?.isConnected).toBe(true);
});

test("twice in a row, the second before the first has joined", async () => {
  const [anna, ben] = (await playing(server.url, 2)) as [Page, Page];
  const old = await moved(ben);
  link.slow(40, 60);
  const first = Page.join(link.url, ben.code, { token: ben.token }).catch(() => undefined);
  const second = await refresh(old);
  link.heal();
  await first;
  // Whichever came last has the seat; there is one, and it plays.
  const back = second.closeCode === undefined ? second : await second.again();
  await until(() => back.hand !== undefined);
  expect(back.seat).toBe(1);
  expect(await back.play({ type: "take", count: 1 })).toBeUndefined();
  await until(() => anna.board.pebbles[1] === 1);
  expect([...anna.state.seats].map(({ isConnected }) => isConnected)).toEqual([true, true]);
  expect(anna.state.spectators).toBe(0);
});

test("during the start: the match begins with everybody, and the newcomer is dealt the same hand", async () => {
  const [anna, ben] = (await gathered(server.url, 2)) as [Page, Page];
  const old = await moved(ben);
  await until(() => anna.state.seats[1]?.isReady);
  const starting = anna.ask({ type: "start" });
  const back = await refresh(old);
  expect(await starting).toBeUndefined();
  await until(() => back.state.phase === "playing" && back.hand !== undefined);
  const stored = server.journal.openTables().find(({ table }) => table?.code === anna.code)?.table;
  expect(server.journal.match(stored?.matchId ?? 0).head.names).toHaveLength(2);
  expect(back.seat).toBe(1);
  expect(back.board.toJSON()).toEqual(anna.board.toJSON());
  expect(await back.play({ type: "take", count: 1 })).toBeUndefined();
});

test("at the last second of the sand: it runs out for all at the same moment, seen by the page that came back", async () => {
  const pages = await gathered(server.url, 2, { game: "magic-maze", options: { scenario: 1 } });
  const [anna, ben] = pages as [Page, Page];
  await anna.ask({ type: "start" });
  for (const page of pages) await until(() => page.state.phase === "playing" && page.state.board !== undefined);
  const board = (page: Page) => page.state.board as unknown as MazeBoard;
  for (const page of pages) await page.play({ type: "ready", isReady: true });
  await anna.play({ type: "turnSand" });
  await until(() => board(anna).sandOut > 0);
  const old = await moved(ben);
  await until(() => anna.state.clock.isRunning);
  const left = board(anna).sandOut - matchTime(anna.state.clock, (await anna.room.request("time")) as number);
  server.pass(left - 700);
  const back = await refresh(old);
  await until(() => back.state.phase === "ended" && anna.state.phase === "ended");
  expect(board(back).toJSON()).toEqual(board(anna).toJSON());
  expect(board(back).result).toBe("lost");
  const stored = server.journal.openTables().find(({ table }) => table?.code === anna.code)?.table;
  const { entries } = server.journal.match(stored?.matchId ?? 0);
  // Time itself acted, at the sand's own moment, once.
  expect(entries.filter(({ seat, note }) => seat === undefined && note === undefined)).toHaveLength(1);
});
