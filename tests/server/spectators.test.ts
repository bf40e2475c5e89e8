import { expect, test } from "vitest";
import { OPEN_DELAY } from "../../shared/table/protocol.ts";
import { gathered, Page } from "./support/page.ts";
import { serverOfFile } from "./support/server.ts";
import { until } from "./support/until.ts";

const server = serverOfFile();

/** Two play at a table where spectators see everything late, and one watches. */
async function watched(): Promise<[Page, Page, Page]> {
  const [anna, ben] = (await gathered(server.url, 2)) as [Page, Page];
  const watcher = await Page.join(server.url, anna.code);
  expect(await anna.ask({ type: "watching", mayWatch: true, seesAll: true })).toBeUndefined();
  await anna.ask({ type: "start" });
  await until(() => ben.hand !== undefined && anna.hand !== undefined && watcher.state.phase === "playing");
  return [anna, ben, watcher];
}

test("spectators see everything a minute late, and nothing of it earlier; players never", async () => {
  const [anna, ben, watcher] = await watched();
  expect(watcher.state.seesAll).toBe(true);
  const dealt = [anna.hand, ben.hand];
  server.pass(OPEN_DELAY / 2);
  await ben.play({ type: "peek" });
  await until(() => ben.hand?.peeked.length === 1);
  server.pass(OPEN_DELAY / 2 - 5000);
  await anna.play({ type: "take", count: 1 });
  await until(() => watcher.board.pebbles[0] === 1);
  expect(watcher.open).toBeUndefined();
  // A minute after the deal: the hands as they were dealt.
  server.pass(5000);
  await until(() => watcher.open);
  expect(watcher.open?.hands).toEqual(dealt);
  expect(watcher.open?.board).toMatchObject({ pebbles: [0, 0] });
  // A newcomer is shown no more.
  const late = await Page.join(server.url, anna.code);
  expect(late.open).toEqual(watcher.open);
  server.pass(OPEN_DELAY / 2);
  await until(() => watcher.open?.hands[1] && (watcher.open.hands[1] as Page["hand"])?.peeked.length === 1);
  expect(watcher.open?.hands).toEqual([anna.hand, ben.hand]);
  expect(watcher.open?.board).toMatchObject({ pebbles: [0, 0] });
  expect([anna.open, ben.open]).toEqual([undefined, undefined]);
  expect(watcher.hand).toBeUndefined();
});

test("a pause shortens nothing", async () => {
  const [anna, ben, watcher] = await watched();
  await anna.ask({ type: "pause" });
  await ben.ask({ type: "agree", isAgreed: true });
  await until(() => watcher.state.isPaused);
  server.pass(OPEN_DELAY * 3);
  // Something that comes after whatever the table would have sent meanwhile.
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await anna.ask({ type: "emote", emote: "yes" })).toBeUndefined();
  await until(() => watcher.chats?.length === 1);
  expect(watcher.open).toBeUndefined();
});

test("without the option nothing is shown", async () => {
  const [anna] = (await gathered(server.url, 2)) as [Page];
  const watcher = await Page.join(server.url, anna.code);
  await anna.ask({ type: "start" });
  server.pass(OPEN_DELAY * 3);
  await new Promise((resolve) => setTimeout(resolve, 200));
  await anna.play({ type: "take", count: 1 });
  await until(() => watcher.board?.pebbles[0] === 1);
  expect(watcher.open).toBeUndefined();
});

test("whoever gives up the seat, and whoever opens a second page, sees no more than other spectators", async () => {
  const [anna, ben, watcher] = await watched();
  const second = await Page.join(server.url, anna.code);
  await anna.ask({ type: "leave" });
  await until(() => anna.seat === -1);
  server.pass(OPEN_DELAY - 2000);
  await ben.play({ type: "take", count: 1 });
  await until(() => anna.board.pebbles[1] === 1);
  expect([anna.open, second.open]).toEqual([undefined, undefined]);
  expect(anna.text).not.toContain(`${ben.hand?.lucky}`);
  server.pass(2000);
  await until(() => anna.open && second.open);
  expect(anna.open).toEqual(watcher.open);
  expect(anna.open?.board).toMatchObject({ pebbles: [0, 0] });
});

test("a match that follows one ended by vote is a minute late again, and not to be had before its end", async () => {
  const [anna, ben, watcher] = await watched();
  server.pass(OPEN_DELAY);
  await until(() => watcher.open);
  await anna.ask({ type: "end" });
  await ben.ask({ type: "agree", isAgreed: true });
  await until(() => watcher.state.matchKey !== "");
  const key = watcher.state.matchKey;
  expect(await anna.ask({ type: "again" })).toBeUndefined();
  await until(() => watcher.state.match === 2);
  expect(watcher.state.matchKey).toBe("");
  watcher.open = undefined;
  server.pass(OPEN_DELAY - 2000);
  const late = await Page.join(server.url, anna.code);
  await anna.play({ type: "take", count: 1 });
  await until(() => watcher.board.pebbles[0] === 1);
  expect([watcher.open, late.open]).toEqual([undefined, undefined]);
  const told = await (await fetch(`${server.url}/api/tables/${anna.code}/progress`)).json();
  expect(told.map((line: { key: string }) => line.key)).toEqual([key]);
});

test("nobody who may have seen the hands takes a free seat of the match, watching or coming anew", async () => {
  const [anna, ben, watcher] = await watched();
  await ben.ask({ type: "leave" });
  await until(() => !anna.state.seats[1]?.isTaken);
  server.pass(OPEN_DELAY + 1000);
  await until(() => watcher.open);
  expect(await watcher.ask({ type: "sit", name: "Cleo" })).toEqual({ refused: "playing" });
  const late = await Page.join(server.url, anna.code, { name: "Dora" });
  expect(late.seat).toBe(-1);
});
