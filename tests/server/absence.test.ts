import { expect, test } from "vitest";
import { PATIENCE } from "../../server/house.ts";
import { magicMaze } from "../../shared/games/magic-maze/index.ts";
import { absencePolicies } from "../../shared/table/absence.ts";
import { matchTime } from "../../shared/table/clock.ts";
import type { AnyGame } from "../../shared/table/game.ts";
import { gathered, Page, playing } from "./support/page.ts";
import { pebbles } from "./support/pebbles.ts";
import { serverOfFile } from "./support/server.ts";
import { until } from "./support/until.ts";

const COUNTDOWN = 200;
const server = serverOfFile({ games: [pebbles as AnyGame, magicMaze], patience: { bot: 5, countdown: COUNTDOWN } });

/** A match is played under a policy. */
async function underPolicy(policy: "pause" | "deadline" | "bot", players: number, options = {}): Promise<Page[]> {
  const pages = await gathered(server.url, players, options);
  expect(await pages[0]?.ask({ type: "absence", policy })).toBeUndefined();
  await pages[0]?.ask({ type: "start" });
  for (const page of pages) await until(() => page.state.phase === "playing" && page.hand !== undefined);
  return pages;
}

function notes({ code }: Page): unknown[] {
  const stored = server.journal.openTables().find(({ table }) => table?.code === code)?.table;
  return server.journal.match(stored?.matchId ?? 0).entries.flatMap(({ note }) => note ?? []);
}

test("a game without bots waits for everybody unless it says otherwise; one with bots goes on", async () => {
  expect(absencePolicies(magicMaze)).toEqual(["pause", "deadline"]);
  expect(absencePolicies(pebbles as AnyGame)).toEqual(["deadline", "pause", "bot"]);
  expect(absencePolicies({ ...magicMaze, think: () => undefined })).toEqual(["deadline", "bot", "pause"]);
  const anna = await Page.set(server.url, { game: "magic-maze" });
  expect(anna.state.absence).toBe("pause");
  expect(await anna.ask({ type: "absence", policy: "bot" })).toEqual({ refused: "not-offered" });
});

test("the host alone chooses, and not while a match is played", async () => {
  const [anna, ben] = (await gathered(server.url, 2)) as [Page, Page];
  expect(ben.state.absence).toBe("deadline");
  expect(await ben.ask({ type: "absence", policy: "pause" })).toEqual({ refused: "not-host" });
  expect(await anna.ask({ type: "absence", policy: "pause" })).toBeUndefined();
  await until(() => ben.state.absence === "pause");
  await anna.ask({ type: "start" });
  expect(await anna.ask({ type: "absence", policy: "bot" })).toEqual({ refused: "playing" });
});

test.each([
  ["somebody", 1, 0],
  ["the host", 0, 1],
])("pause: match time stands while %s is away, and goes on for all at the same moment", async (_who, away, there) => {
  const pages = await underPolicy("pause", 3);
  const [gone, here] = [pages[away], pages[there]] as [Page, Page];
  await gone.drop();
  await until(() => !here.state.clock.isRunning && here.state.waitsUntil === -1);
  const { at } = here.state.clock;
  expect(await here.play({ type: "take", count: 1 })).toEqual({ refused: "paused" });
  const back = await gone.again();
  await until(() => here.state.clock.startsAt > 0 && back.state.clock.startsAt > 0);
  const { startsAt } = here.state.clock;
  expect(back.state.clock.startsAt).toBe(startsAt);
  expect(here.state.waitsUntil).toBe(0);
  expect(await here.play({ type: "take", count: 1 })).toEqual({ refused: "paused" });
  await until(() => here.state.clock.isRunning && back.state.clock.isRunning);
  expect(matchTime(here.state.clock, startsAt)).toBeCloseTo(at, 3);
  expect(await back.play({ type: "take", count: 1 })).toBeUndefined();
});

test.each([
  [0, (COUNTDOWN * 2) / 3],
  [15_000, COUNTDOWN],
])("pause: after %i ms match time sets going in %i ms", async (away, countdown) => {
  const [here, gone] = (await underPolicy("pause", 2)) as [Page, Page];
  await gone.drop();
  await until(() => here.state.waitsUntil === -1);
  server.pass(away);
  const before = (await here.room.request("time")) as number;
  await gone.again();
  await until(() => here.state.clock.startsAt > 0);
  const after = (await here.room.request("time")) as number;
  expect(here.state.clock.startsAt - countdown).toBeGreaterThanOrEqual(before);
  expect(here.state.clock.startsAt - countdown).toBeLessThanOrEqual(after);
});

test("pause: a drop in the countdown makes all wait again", async () => {
  const [anna, ben, cleo] = (await underPolicy("pause", 3)) as [Page, Page, Page];
  await ben.drop();
  await until(() => anna.state.waitsUntil === -1);
  await ben.again();
  await until(() => anna.state.clock.startsAt > 0);
  await cleo.drop();
  await until(() => anna.state.waitsUntil === -1 && anna.state.clock.startsAt === 0);
  expect(anna.state.clock.isRunning).toBe(false);
});

test("pause: a public table waits five minutes at most, then goes on; who comes back is waited for anew", async () => {
  const [anna, ben] = (await underPolicy("pause", 2, { isPublic: true })) as [Page, Page];
  await ben.drop();
  await until(() => anna.state.waitsUntil > 0);
  expect(anna.state.waitsUntil - (await anna.room.request("time"))).toBeGreaterThan(PATIENCE.wait - 5000);
  server.pass(PATIENCE.wait);
  await until(() => anna.state.clock.isRunning);
  expect(anna.state.waitsUntil).toBe(0);
  expect(await anna.play({ type: "take", count: 1 })).toBeUndefined();
  const back = await ben.again();
  await until(() => anna.state.seats[1]?.isConnected);
  await back.drop();
  await until(() => anna.state.waitsUntil > 0 && !anna.state.clock.isRunning);
});

test("pause: a place that was given up is not waited for", async () => {
  const [anna, ben] = (await underPolicy("pause", 2)) as [Page, Page];
  await ben.ask({ type: "leave" });
  await until(() => anna.state.seats[1]?.isTaken === false);
  expect(anna.state.clock.isRunning).toBe(true);
});

test("deadline: the match goes on", async () => {
  const [anna, ben] = (await underPolicy("deadline", 2)) as [Page, Page];
  await ben.drop();
  await until(() => anna.state.seats[1]?.isConnected === false);
  server.pass(PATIENCE.standIn);
  await anna.play({ type: "take", count: 1 });
  expect(anna.state).toMatchObject({ clock: { isRunning: true }, waitsUntil: 0 });
  expect(notes(anna)).toEqual([]);
});

test.each([
  ["somebody", 1, 0],
  ["the host", 0, 1],
])("bot: a bot plays for %s, until the very moment they are back; the journal tells", async (_who, away, there) => {
  const pages = await underPolicy("bot", 2);
  const [gone, here] = [pages[away], pages[there]] as [Page, Page];
  await gone.drop();
  await until(() => here.state.seats[away]?.isConnected === false);
  await here.play({ type: "take", count: 2 });
  expect(here.state.seats[away]?.hasStandIn).toBe(false);
  server.pass(PATIENCE.standIn);
  await until(() => here.state.seats[away]?.hasStandIn);
  await until(() => here.board.pebbles[away] === 2);
  const back = await gone.again();
  await until(() => here.state.seats[away]?.hasStandIn === false && back.hand !== undefined);
  expect(back.hand).toEqual(gone.hand);
  await here.play({ type: "take", count: 1 });
  expect(await back.play({ type: "take", count: 5 })).toBeUndefined();
  await until(() => here.board.pebbles[away] === 7);
  expect(notes(here)).toEqual([
    { type: "takeover", seat: away },
    { type: "return", seat: away },
  ]);
});

test("Magic Maze waits for whoever drops", async () => {
  const pages = await playing(server.url, 2, { game: "magic-maze" });
  const [anna, ben] = pages as [Page, Page];
  await ben.drop();
  await until(() => anna.state.waitsUntil === -1);
  expect(await anna.play({ type: "ready", isReady: true })).toEqual({ refused: "paused" });
});
