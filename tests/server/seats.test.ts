import { expect, test } from "vitest";
import { PATIENCE } from "../../server/house.ts";
import { gathered, Page, playing } from "./support/page.ts";
import { serverOfFile } from "./support/server.ts";
import { until } from "./support/until.ts";

const server = serverOfFile();

test("leaving while the table gathers frees the seat, and those behind move up", async () => {
  const [anna, ben, cleo] = (await gathered(server.url, 3)) as [Page, Page, Page];
  expect(await ben.ask({ type: "leave" })).toBeUndefined();
  await until(() => cleo.seat === 1 && ben.seat === -1);
  await until(() => anna.names.join() === "Anna,Player 3");
  expect(anna.state.spectators).toBe(1);
  // The colour is free again.
  const dora = await Page.join(server.url, anna.code, { name: "Dora" });
  await until(() => dora.state.seats.length === 3);
  expect([...dora.state.seats].map(({ colour }) => colour)).toEqual([1, 3, 2]);
  expect(await cleo.ask({ type: "rename", name: "Cleo" })).toBeUndefined();
  await until(() => anna.names.join() === "Anna,Cleo,Dora");
});

test("whoever left has no token any more", async () => {
  const [anna, ben] = (await gathered(server.url, 2)) as [Page, Page];
  await ben.ask({ type: "leave" });
  await ben.drop();
  const back = await ben.again();
  expect(back.seat).toBe(-1);
  await until(() => anna.state.seats.length === 1);
});

test("a place left during a match stays open: with its colour, its hand and all", async () => {
  const [anna, ben, cleo] = (await playing(server.url, 3)) as [Page, Page, Page];
  const hand = ben.hand;
  await ben.ask({ type: "leave" });
  await until(() => anna.state.seats[1]?.isTaken === false && ben.seat === -1);
  expect(anna.state.seats.length).toBe(3);
  expect(cleo.seat).toBe(2);
  expect(await ben.play({ type: "take", count: 1 })).toEqual({ refused: "not-seated" });
  const dora = await Page.join(server.url, anna.code, { name: "Dora" });
  expect(dora.seat).toBe(1);
  await until(() => dora.hand !== undefined);
  expect(dora.hand).toEqual(hand);
  await until(() => anna.state.seats[1]?.name === "Dora" && anna.state.seats[1]?.colour === 2);
  expect(await dora.play({ type: "take", count: 2 })).toBeUndefined();
});

test("a spectator sits down where a seat is free", async () => {
  const [anna, ben] = (await playing(server.url, 2)) as [Page, Page];
  const watcher = await Page.join(server.url, anna.code);
  expect(await watcher.ask({ type: "sit", name: "Wim" })).toEqual({ refused: "full" });
  await ben.ask({ type: "leave" });
  expect(await watcher.ask({ type: "sit", name: "Wim" })).toBeUndefined();
  await until(() => watcher.seat === 1 && watcher.hand !== undefined);
  expect(await watcher.ask({ type: "sit", name: "Wim" })).toEqual({ refused: "seated" });
  await until(() => anna.state.seats[1]?.name === "Wim" && anna.state.spectators === 1);
  await watcher.drop();
  expect((await watcher.again()).seat).toBe(1);
});

test("who drops while the table gathers keeps the seat for a minute, then loses it", async () => {
  const [anna, ben] = (await gathered(server.url, 2)) as [Page, Page];
  await ben.drop();
  await until(() => anna.state.seats[1]?.isConnected === false);
  server.pass(PATIENCE.seat / 2);
  const back = await ben.again();
  expect(back.seat).toBe(1);
  await back.drop();
  await until(() => anna.state.seats[1]?.isConnected === false);
  server.pass(PATIENCE.seat);
  await until(() => anna.state.seats.length === 1);
});

test("who drops during a match keeps the seat however long it takes", async () => {
  const [anna, ben] = (await playing(server.url, 2)) as [Page, Page];
  const [elsewhere, other] = (await gathered(server.url, 2)) as [Page, Page];
  for (const [page, watching] of [
    [ben, anna],
    [other, elsewhere],
  ] as const) {
    await page.drop();
    await until(() => watching.state.seats[1]?.isConnected === false);
  }
  server.pass(24 * 3_600_000);
  // By then the table that gathers has given up the seat.
  await until(() => elsewhere.state.seats.length === 1);
  expect(anna.state.seats[1]).toMatchObject({ isTaken: true, isConnected: false });
  expect((await ben.again()).seat).toBe(1);
});

test("the host who leaves passes the table on", async () => {
  const [anna, ben] = (await gathered(server.url, 2)) as [Page, Page];
  expect(await ben.ask({ type: "publish", isPublic: true })).toEqual({ refused: "not-host" });
  await anna.ask({ type: "leave" });
  await until(() => ben.seat === 0 && ben.state.host === 0 && ben.state.seats.length === 1);
  expect(await ben.ask({ type: "publish", isPublic: true })).toBeUndefined();
});

test("a host who is away too long passes the table on, and does not get it back", async () => {
  const [anna, ben, cleo] = (await playing(server.url, 3)) as [Page, Page, Page];
  await ben.drop();
  await anna.drop();
  await until(() => [0, 1].every((seat) => cleo.state.seats[seat]?.isConnected === false));
  expect(cleo.state.host).toBe(0);
  server.pass(PATIENCE.host);
  await until(() => cleo.state.host === 2);
  const back = await anna.again();
  expect(back.state.host).toBe(2);
  expect(await cleo.play({ type: "finish" })).toBeUndefined();
  expect(await back.ask({ type: "gather" })).toEqual({ refused: "not-host" });
});

test("two players cannot have one colour, and none changes it during a match", async () => {
  const [anna, ben] = (await gathered(server.url, 2)) as [Page, Page];
  expect(await ben.ask({ type: "colour", colour: 1 })).toEqual({ refused: "colour-taken" });
  expect(await ben.ask({ type: "colour", colour: 7 })).toBeUndefined();
  await until(() => anna.state.seats[1]?.colour === 7);
  await anna.ask({ type: "start" });
  expect(await ben.ask({ type: "colour", colour: 3 })).toEqual({ refused: "playing" });
});

test("a table that everybody left is closed after a while, and its code is free again", async () => {
  const [anna, ben] = (await playing(server.url, 2)) as [Page, Page];
  const empty = await Page.set(server.url);
  const answer = async ({ code }: Page) => (await fetch(`${server.url}/api/tables/${code}`)).status;
  for (const page of [anna, ben, empty]) await page.drop();
  const left = () =>
    server.lines.filter(({ event, code }) => event === "left" && [anna.code, empty.code].includes(`${code}`));
  await until(() => left().length === 3);
  server.pass(PATIENCE.emptyTable);
  // First its only seat is given up, then the table.
  await until(async () => (await answer(empty)) === 404);
  expect(await answer(anna)).toBe(200);
  server.pass(180 * 60_000);
  await until(async () => (await answer(anna)) === 404);
  const open = server.journal.openTables().map(({ table }) => table?.code);
  expect(open).not.toContain(anna.code);
  expect(open).not.toContain(empty.code);
});
