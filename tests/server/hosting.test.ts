import { expect, test } from "vitest";
import { CLOSE, JOIN_ERROR } from "../../shared/table/protocol.ts";
import { gathered, Page, playing } from "./support/page.ts";
import { serverOfFile } from "./support/server.ts";
import { until } from "./support/until.ts";

const server = serverOfFile();

test("the host seats everybody anew before the start", async () => {
  const [anna, ben, cleo] = (await gathered(server.url, 3)) as [Page, Page, Page];
  expect(await ben.ask({ type: "order", seats: [2, 1, 0] })).toEqual({ refused: "not-host" });
  for (const seats of [[0, 1], [0, 0, 1], [0, 1, 3], []]) {
    expect(await anna.ask({ type: "order", seats })).toEqual({ refused: "malformed" });
  }
  expect(await anna.ask({ type: "order", seats: [2, 0, 1] })).toBeUndefined();
  await until(() => cleo.seat === 0 && anna.seat === 1 && ben.seat === 2);
  await until(() => ben.names.join() === "Player 3,Anna,Player 2" && ben.state.host === 1);
  expect([...ben.state.seats].map(({ colour }) => colour)).toEqual([3, 1, 2]);
  const late = await Page.join(server.url, anna.code);
  expect(late.names).toEqual(ben.names);
  // Everybody still has the seat that is theirs.
  await cleo.ask({ type: "rename", name: "Cleo" });
  await until(() => late.names.join() === "Cleo,Anna,Player 2");
  await anna.ask({ type: "start" });
  await until(() => cleo.state.phase === "playing");
  expect(await cleo.play({ type: "take", count: 2 })).toBeUndefined();
  await until(() => ben.board.pebbles[0] === 2);
  expect(await anna.ask({ type: "order", seats: [2, 1, 0] })).toEqual({ refused: "not-gathering" });
});

test("the host names others before the start; nobody else does, and no name is there twice", async () => {
  const [anna, ben] = (await gathered(server.url, 2)) as [Page, Page];
  expect(await anna.ask({ type: "nameSeat", seat: 1, name: " Ben " })).toBeUndefined();
  await until(() => ben.names[1] === "Ben");
  expect(await anna.ask({ type: "nameSeat", seat: 1, name: "anna" })).toBeUndefined();
  await until(() => ben.names[1] === "anna 2");
  expect(await ben.ask({ type: "nameSeat", seat: 0, name: "Host" })).toEqual({ refused: "not-host" });
  expect(await anna.ask({ type: "nameSeat", seat: 5, name: "Nobody" })).toEqual({ refused: "no-such-seat" });
  await anna.ask({ type: "start" });
  expect(await anna.ask({ type: "nameSeat", seat: 1, name: "Late" })).toEqual({ refused: "not-gathering" });
});

test("at a locked table nobody new sits down, and who has a seat keeps it", async () => {
  const [anna, ben] = (await gathered(server.url, 2)) as [Page, Page];
  expect(await anna.ask({ type: "lock", isLocked: true })).toBeUndefined();
  const late = await Page.join(server.url, anna.code, { name: "Late" });
  expect(late.seat).toBe(-1);
  expect(await late.ask({ type: "sit", name: "Late" })).toEqual({ refused: "locked" });
  await ben.drop();
  expect((await ben.again()).seat).toBe(1);
  const listing = await (await fetch(`${server.url}/api/tables/${anna.code}`)).json();
  expect([listing.colours.length, listing.maxSeats]).toEqual([2, 2]);
  await anna.ask({ type: "lock", isLocked: false });
  expect(await late.ask({ type: "sit", name: "Late" })).toBeUndefined();
});

test("the host passes the table on to another who is there", async () => {
  const [anna, ben, cleo] = (await gathered(server.url, 3)) as [Page, Page, Page];
  await ben.drop();
  await until(() => anna.state.seats[1]?.isConnected === false);
  expect(await anna.ask({ type: "host", seat: 1 })).toEqual({ refused: "no-such-seat" });
  expect(await anna.ask({ type: "host", seat: 2 })).toBeUndefined();
  await until(() => cleo.state.host === 2);
  expect(await anna.ask({ type: "publish", isPublic: true })).toEqual({ refused: "not-host" });
  expect(await cleo.ask({ type: "publish", isPublic: true })).toBeUndefined();
});

test("the host wants no spectators: those who watch are sent away, and nobody comes in without a seat", async () => {
  const [anna, ben] = (await playing(server.url, 2)) as [Page, Page];
  const watcher = await Page.join(server.url, anna.code);
  expect(await ben.ask({ type: "watching", mayWatch: false, seesAll: false })).toEqual({ refused: "not-host" });
  expect(await anna.ask({ type: "watching", mayWatch: false, seesAll: false })).toBeUndefined();
  await until(() => watcher.closeCode === CLOSE.noWatching);
  await until(() => anna.state.spectators === 0 && !anna.state.mayWatch);
  await expect(Page.join(server.url, anna.code)).rejects.toMatchObject({ code: JOIN_ERROR.noWatching });
  await ben.drop();
  expect((await ben.again()).seat).toBe(1);
});

test("who watches what is settled before there are any hands", async () => {
  const [anna] = (await playing(server.url, 2)) as [Page, Page];
  expect(await anna.ask({ type: "watching", mayWatch: true, seesAll: true })).toEqual({ refused: "playing" });
});
