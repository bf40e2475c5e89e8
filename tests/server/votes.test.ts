import { expect, test } from "vitest";
import { PATIENCE } from "../../server/house.ts";
import { CLOSE, JOIN_ERROR } from "../../shared/table/protocol.ts";
import { gathered, Page, playing } from "./support/page.ts";
import { serverOfFile } from "./support/server.ts";
import { until } from "./support/until.ts";

const server = serverOfFile({ patience: { bot: 5, countdown: 50 } });

const HIDDEN = { options: { isHidden: true } };
const open = async (players: number) => (await playing(server.url, players)) as [Page, Page, Page, Page];
const hidden = async (players: number) => (await playing(server.url, players, HIDDEN)) as [Page, Page, Page, Page];

async function drop(page: Page, watching: Page): Promise<void> {
  const seat = page.seat ?? -1;
  await page.drop();
  await until(() => watching.state.seats[seat]?.isConnected === false);
}

async function withName(page: Page, name: string): Promise<{ watcher: Page; id: number }> {
  const watcher = await Page.join(server.url, page.code, { name, watch: true });
  const found = await until(() => [...page.state.watchers].find((each) => each.name === name));
  return { watcher, id: found.id };
}

test("in an open game the host alone hands an absent player's seat to a bot, which plays on", async () => {
  const [anna, ben, cleo] = await open(3);
  expect(await anna.ask({ type: "handOver", seat: 1, to: -1 })).toEqual({ refused: "not-away" });
  await drop(ben, anna);
  expect(await cleo.ask({ type: "handOver", seat: 1, to: -1 })).toEqual({ refused: "not-host" });
  expect(await anna.ask({ type: "handOver", seat: 1, to: -1 })).toBeUndefined();
  await until(() => cleo.state.seats[1]?.isBot);
  await anna.play({ type: "take", count: 2 });
  await until(() => cleo.board.pebbles[1] === 2);
  // The seat is no longer Ben's.
  const back = await ben.again();
  expect(back.seat).toBe(-1);
});

test("a seat is handed to somebody who watches, with its hand", async () => {
  const [anna, ben] = await open(2);
  const { watcher, id } = await withName(anna, "Wim");
  await drop(ben, anna);
  expect(await anna.ask({ type: "handOver", seat: 1, to: 999 })).toEqual({ refused: "no-such-seat" });
  expect(await anna.ask({ type: "handOver", seat: 1, to: id })).toBeUndefined();
  await until(() => watcher.seat === 1 && watcher.hand !== undefined);
  expect(watcher.hand).toEqual(ben.hand);
  await until(() => anna.state.seats[1]?.name === "Wim" && anna.state.watchers.length === 0);
  expect(await watcher.play({ type: "take", count: 1 })).toBeUndefined();
  await watcher.drop();
  expect((await watcher.again()).seat).toBe(1);
});

test("whoever watches without a name gives one before they are handed a seat", async () => {
  const [anna, ben] = await open(2);
  const watcher = await Page.join(server.url, anna.code);
  const { id } = await until(() => anna.state.watchers[0]);
  await drop(ben, anna);
  expect(await anna.ask({ type: "handOver", seat: 1, to: id })).toEqual({ refused: "nameless" });
  expect(await watcher.ask({ type: "rename", name: "Wim" })).toBeUndefined();
  await until(() => anna.state.watchers[0]?.name === "Wim");
  expect(await anna.ask({ type: "handOver", seat: 1, to: id })).toBeUndefined();
});

test("the host frees the seat of somebody whose token is lost, who sits down again with the same hand", async () => {
  const [anna, ben] = await open(2);
  await drop(ben, anna);
  expect(await anna.ask({ type: "handOver", seat: 1, to: 0 })).toBeUndefined();
  const again = await Page.join(server.url, anna.code, { name: "Ben" });
  expect(again.seat).toBe(1);
  await until(() => again.hand !== undefined);
  expect(again.hand).toEqual(ben.hand);
});

test("with hidden roles a seat is handed over only when all who are there agree", async () => {
  const [anna, ben, cleo, dora] = await hidden(4);
  await drop(ben, anna);
  expect(await anna.ask({ type: "handOver", seat: 1, to: -1 })).toBeUndefined();
  await until(() => dora.state.vote?.kind === "handOver");
  expect(dora.state.vote).toMatchObject({ by: 0, seat: 1, to: -1, needed: 0b1101, agreed: 0b0001, isMajority: false });
  expect(await anna.ask({ type: "handOver", seat: 1, to: 0 })).toEqual({ refused: "voting" });
  expect(await cleo.ask({ type: "agree", isAgreed: true })).toBeUndefined();
  await until(() => dora.state.vote?.agreed === 0b0101);
  expect(dora.state.seats[1]?.isBot).toBe(false);
  expect(await dora.ask({ type: "agree", isAgreed: true })).toBeUndefined();
  await until(() => cleo.state.seats[1]?.isBot && cleo.state.vote === undefined);
});

test("with hidden roles no majority throws out a minority: one no is enough, and so is losing the line", async () => {
  const [anna, ben, cleo, dora] = await hidden(4);
  expect(await anna.ask({ type: "kick", seat: 1 })).toBeUndefined();
  await until(() => ben.state.vote?.kind === "kick");
  for (const page of [cleo, dora]) await page.ask({ type: "agree", isAgreed: true });
  await until(() => ben.state.vote?.agreed === 0b1101);
  expect(await ben.ask({ type: "agree", isAgreed: false })).toBeUndefined();
  await until(() => anna.state.vote === undefined);
  expect(anna.state.seats[1]?.isTaken).toBe(true);
  await anna.ask({ type: "kick", seat: 1 });
  await drop(dora, anna);
  for (const page of [ben, cleo]) await page.ask({ type: "agree", isAgreed: true });
  await until(() => anna.state.vote?.agreed === 0b0111);
  expect(anna.state.seats[1]?.isTaken).toBe(true);
});

test("a vote on an absent player is void the moment that player is back", async () => {
  const [anna, ben, cleo] = await hidden(3);
  await drop(ben, anna);
  await anna.ask({ type: "handOver", seat: 1, to: -1 });
  await until(() => cleo.state.vote !== undefined);
  const back = await ben.again();
  await until(() => anna.state.vote === undefined);
  expect(await cleo.ask({ type: "agree", isAgreed: true })).toEqual({ refused: "no-vote" });
  expect(back.seat).toBe(1);
});

test("a vote lapses after a minute", async () => {
  const [anna, ben] = await open(2);
  await anna.ask({ type: "pause" });
  await until(() => ben.state.vote?.kind === "pause");
  server.pass(PATIENCE.vote);
  await until(() => ben.state.vote === undefined);
  expect(await ben.ask({ type: "agree", isAgreed: true })).toEqual({ refused: "no-vote" });
  expect(ben.state.clock.isRunning).toBe(true);
});

test("pause and resume, when all agree: match time stands between, and sets going for all at once", async () => {
  const [anna, ben] = await open(2);
  const watcher = await Page.join(server.url, anna.code);
  expect(await watcher.ask({ type: "pause" })).toEqual({ refused: "not-seated" });
  expect(await ben.ask({ type: "resume" })).toEqual({ refused: "not-paused" });
  await ben.ask({ type: "pause" });
  expect(await watcher.ask({ type: "agree", isAgreed: true })).toEqual({ refused: "not-seated" });
  expect(await anna.ask({ type: "agree", isAgreed: true })).toBeUndefined();
  await until(() => ben.state.isPaused && !ben.state.clock.isRunning);
  expect(await anna.play({ type: "take", count: 1 })).toEqual({ refused: "paused" });
  expect(await anna.ask({ type: "pause" })).toEqual({ refused: "paused" });
  await anna.ask({ type: "resume" });
  await ben.ask({ type: "agree", isAgreed: true });
  await until(() => anna.state.clock.isRunning && ben.state.clock.isRunning);
  expect(await anna.play({ type: "take", count: 1 })).toBeUndefined();
});

test("when they agree, the others go on without whoever is waited for", async () => {
  const [anna, ben, cleo] = (await gathered(server.url, 3)) as [Page, Page, Page];
  await anna.ask({ type: "absence", policy: "pause" });
  await anna.ask({ type: "start" });
  await until(() => anna.state.phase === "playing");
  await drop(ben, anna);
  await until(() => anna.state.waitsUntil === -1);
  await anna.ask({ type: "resume" });
  await cleo.ask({ type: "agree", isAgreed: true });
  await until(() => cleo.state.clock.isRunning);
  expect(cleo.state.waitsUntil).toBe(0);
});

test("who is alone decides alone", async () => {
  const [anna, ben] = await open(2);
  await drop(ben, anna);
  await anna.ask({ type: "pause" });
  await until(() => anna.state.isPaused);
});

test("more than half end the match; it is over as it stands", async () => {
  const [anna, ben, cleo] = await open(3);
  await anna.play({ type: "take", count: 4 });
  await ben.ask({ type: "end" });
  await cleo.ask({ type: "agree", isAgreed: false });
  await until(() => anna.state.vote?.agreed === 0b010);
  expect(anna.state.phase).toBe("playing");
  await anna.ask({ type: "agree", isAgreed: true });
  await until(() => cleo.state.phase === "ended");
  expect(cleo.board.pebbles[0]).toBe(4);
  // The rules have no end to show: the pages have to be told.
  expect(cleo.state.isEndedByVote).toBe(true);
  expect(await cleo.play({ type: "take", count: 1 })).toEqual({ refused: "not-playing" });
  expect(await anna.ask({ type: "again" })).toBeUndefined();
  await until(() => cleo.state.match === 2 && cleo.state.clock.isRunning);
  expect(cleo.state.isEndedByVote).toBe(false);
});

test("who is put out hears so, and never comes back with the same token", async () => {
  const [anna, ben] = (await gathered(server.url, 3, HIDDEN)) as [Page, Page];
  expect(await ben.ask({ type: "kick", seat: 0 })).toEqual({ refused: "not-host" });
  expect(await anna.ask({ type: "kick", seat: 0 })).toEqual({ refused: "no-such-seat" });
  expect(await anna.ask({ type: "kick", seat: 1 })).toBeUndefined();
  await until(() => ben.closeCode === CLOSE.kicked);
  await until(() => anna.state.seats.length === 2);
  await expect(ben.again({ name: "Ben" })).rejects.toMatchObject({ code: JOIN_ERROR.banned });
});

test("the host puts somebody out of an open game alone; the place stays", async () => {
  const [anna, ben] = await open(2);
  expect(await anna.ask({ type: "kick", seat: 1 })).toBeUndefined();
  await until(() => ben.closeCode === CLOSE.kicked);
  await until(() => anna.state.seats[1]?.isTaken === false);
  expect(anna.state.seats.length).toBe(2);
});
