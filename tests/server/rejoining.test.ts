import { expect, test } from "vitest";
import { PATIENCE } from "../../server/house.ts";
import { CLOSE } from "../../shared/table/protocol.ts";
import { FaultyLink } from "../support/faultyLink.ts";
import { gathered, Page, playing } from "./support/page.ts";
import { serverOfFile } from "./support/server.ts";
import { until } from "./support/until.ts";

const server = serverOfFile({ patience: { latency: 100 } });

async function linkOf(page: Page): Promise<string> {
  page.link = undefined;
  expect(await page.ask({ type: "link" })).toBeUndefined();
  return (await until(() => page.link)).code;
}

test("a player goes on on another device: the seat, the hand, a new token; the former page is told", async () => {
  const [anna, ben] = (await playing(server.url, 2)) as [Page, Page];
  await ben.play({ type: "peek" });
  await until(() => ben.hand?.peeked.length === 1);
  const link = await linkOf(ben);
  const phone = await Page.join(server.url, anna.code, { link });
  expect(phone.seat).toBe(1);
  await until(() => phone.hand !== undefined && ben.closeCode === CLOSE.replaced);
  expect(phone.hand).toEqual(ben.hand);
  expect(phone.token).not.toBe(ben.token);
  expect((await ben.again()).seat).toBe(-1);
  await phone.drop();
  expect((await phone.again()).seat).toBe(1);
});

test("the code is good once, for five minutes, at its own table, and only the last one asked for", async () => {
  const [anna, ben] = (await gathered(server.url, 2)) as [Page, Page];
  const other = await Page.set(server.url);
  const former = await linkOf(ben);
  const link = await linkOf(ben);
  const seatWith = async (code: string, link: string) => (await Page.join(server.url, code, { link })).seat;
  expect(await seatWith(anna.code, former)).toBe(-1);
  expect(await seatWith(other.code, link)).toBe(-1);
  expect(await seatWith(anna.code, link)).toBe(1);
  expect(await seatWith(anna.code, link)).toBe(-1);
  const late = await linkOf(anna);
  server.pass(PATIENCE.link);
  expect(await seatWith(anna.code, late)).toBe(-1);
  const watcher = await Page.join(server.url, anna.code);
  expect(await watcher.ask({ type: "link" })).toEqual({ refused: "not-seated" });
});

test("who comes back is told what happened meanwhile, to that seat and no other", async () => {
  const [anna, ben, cleo] = (await playing(server.url, 3)) as [Page, Page, Page];
  await anna.play({ type: "move", row: 1, col: 1 });
  await until(() => ben.events.length === 1);
  const { since } = ben;
  await ben.drop();
  await anna.play({ type: "peek" });
  await anna.play({ type: "take", count: 2 });
  await cleo.play({ type: "move", row: 2, col: 2 });
  const back = await ben.again({ since });
  await until(() => back.missed.length > 0);
  expect(back.missed).toEqual([
    { type: "took", seat: 0, count: 2 },
    { type: "moved", seat: 2, row: 2, col: 2 },
  ]);
  expect(back.since).toBe((since ?? 0) + 2);
  // With nothing missed, and without a number, nothing is told.
  for (const options of [{ since: back.since }, {}]) {
    const again = await back.again(options);
    await until(() => again.hand !== undefined);
    expect(again.missed).toEqual([]);
  }
});

test("what is not known whole is not told at all", async () => {
  const [anna, ben] = (await playing(server.url, 2)) as [Page, Page];
  const { since = 0 } = ben;
  await ben.drop();
  for (let take = 0; take < 51; take++) {
    // Below the limit of a second.
    if (take === 25) await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(await anna.play({ type: "take", count: 1 })).toBeUndefined();
  }
  for (const number of [since, since + 1000, 0]) {
    const back = await ben.again({ since: number });
    await until(() => back.board.pebbles[0] === 51 && back.hand !== undefined);
    expect(back.missed).toEqual([]);
  }
  const back = await ben.again({ since: since + 1 });
  await until(() => back.missed.length === 50);
});

test("a line that is dead without a word is known to be so within five seconds", async () => {
  const link = await FaultyLink.open(server.port);
  const [anna] = (await playing(server.url, 1, { options: { seats: 2 } })) as [Page];
  await anna.play({ type: "finish" });
  await anna.ask({ type: "gather" });
  const ben = await Page.join(link.url, anna.code, { name: "Ben" });
  await until(() => anna.state.seats[1]?.isConnected);
  const began = performance.now();
  link.fail("swallow");
  await until(() => anna.state.seats[1]?.isConnected === false);
  expect(performance.now() - began).toBeLessThan(5000);
  // Over a line of one's own one is back at once, whatever the dead one does afterwards.
  const back = await Page.join(server.url, anna.code, { token: ben.token });
  link.heal();
  await until(() => ben.closeCode !== undefined);
  expect(await back.ask({ type: "ready", isReady: true })).toBeUndefined();
  await until(() => anna.state.seats[1]?.isReady);
  await link.close();
});

test("a connection that another replaced changes nothing when it closes late", async () => {
  const link = await FaultyLink.open(server.port);
  const [anna, ben] = (await playing(server.url, 2)) as [Page, Page];
  const slow = await Page.join(link.url, anna.code, { token: ben.token });
  await until(() => ben.closeCode === CLOSE.replaced);
  link.fail("stall");
  // It was on its way when the line stalled: it is answered, or lost, but never performed for a page that is gone.
  slow.play({ type: "take", count: 5 }).catch(() => undefined);
  const quick = await Page.join(server.url, anna.code, { token: ben.token });
  link.heal();
  await until(() => slow.closeCode !== undefined);
  expect(await quick.play({ type: "take", count: 1 })).toBeUndefined();
  await until(() => anna.board.pebbles[1] === 1);
  expect(anna.state.seats[1]?.isConnected).toBe(true);
  await link.close();
});

test("beside each seat stands how good its line is", async () => {
  const link = await FaultyLink.open(server.port);
  const [anna] = (await gathered(server.url, 1)) as [Page];
  await until(() => anna.state.seats[0]?.latency === 3);
  link.slow(90, 110);
  const ben = await Page.join(link.url, anna.code, { name: "Ben" });
  await until(() => anna.state.seats[1]?.latency === 2);
  await ben.drop();
  await until(() => anna.state.seats[1]?.latency === 0);
  await link.close();
});
