import { randomBytes } from "node:crypto";
import { connect } from "node:net";
import { matchMaker } from "@colyseus/core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { PATIENCE } from "../../server/house.ts";
import { CLOSE, PROTOCOL } from "../../shared/table/protocol.ts";
import { Page, playing } from "./support/page.ts";
import { boot, type TestServer } from "./support/server.ts";
import { message, RawPage, request } from "./support/socket.ts";
import { until } from "./support/until.ts";

let server: TestServer;
let anna: Page;
let ben: Page;
beforeAll(async () => {
  server = await boot();
});
afterAll(() => server.stop());
beforeEach(async () => {
  [anna, ben] = (await playing(server.url, 2)) as [Page, Page];
});
// Whatever was done: the others play on, and nothing went wrong inside.
afterEach(async () => {
  expect(await ben.play({ type: "take", count: 1 })).toBeUndefined();
  await until(() => ben.board.pebbles[1] === 1);
  expect(server.lines.filter(({ level }) => level === "error")).toEqual([]);
});

test("over 30 messages a second are refused, over 90 close the connection", async () => {
  const answers = Array.from({ length: 60 }, (_, n) => anna.play({ type: "move", row: n % 3, col: 0 }));
  const refused = (await Promise.all(answers)).filter((answer) => answer?.refused === "too-many");
  expect(refused.length).toBeGreaterThanOrEqual(29);
  for (let n = 0; n < 60; n++) anna.play({ type: "move", row: n % 3, col: 0 }).catch(() => undefined);
  await until(() => anna.closeCode === CLOSE.flood);
  await until(() => ben.state.seats[0]?.isConnected === false);
  expect((await anna.again()).seat).toBe(0);
});

test.each([
  ["pings", [18]],
  ["rubbish", [99, 1, 2, 3]],
])("a flood of %s closes the connection too", async (_what, frame) => {
  const raw = await RawPage.join(server.url, anna.code);
  for (let n = 0; n < 120; n++) raw.send(frame);
  await until(() => raw.closeCode !== undefined);
  expect([CLOSE.flood, CLOSE.malformed]).toContain(raw.closeCode);
});

test("a request that makes no sense is answered; ten such messages are borne, the eleventh is not", async () => {
  expect(await anna.room.request("table", { type: "explode" })).toEqual({ refused: "malformed" });
  expect(await anna.room.request("table", "start")).toEqual({ refused: "malformed" });
  expect(await anna.room.request("command", { id: -1, c: { type: "take" } })).toEqual({ refused: "malformed" });
  expect(await anna.room.request("command")).toEqual({ refused: "malformed" });
  await expect(anna.room.request("unheard-of", {})).rejects.toMatchObject({ name: "no_handler" });
  for (let n = 0; n < 5; n++) anna.room.send("table", { type: "explode" });
  for (let n = 0; n < 5; n++) anna.room.send("unheard-of", n);
  expect(await anna.play({ type: "take", count: 1 })).toBeUndefined();
  anna.room.send("table", 12);
  await until(() => anna.closeCode === CLOSE.malformed);
});

test("random bytes in every kind of frame harm nobody", async () => {
  for (const head of [[], [10], [12], [13], [21, 1], message("command"), message("table"), request(1, "command")]) {
    const raw = await RawPage.join(server.url, anna.code, { name: "Mallory" });
    for (let n = 0; n < 20; n++) raw.send([...head, ...randomBytes(n * 3)]);
    await until(() => raw.closeCode !== undefined);
  }
});

test("text frames and empty frames harm nobody", async () => {
  const raw = await RawPage.join(server.url, anna.code);
  for (let n = 0; n < 11; n++) raw.socket.send(n % 2 ? "" : '{"type":"start"}');
  await until(() => raw.closeCode === CLOSE.malformed);
});

test("a frame over 4 KB closes the connection", async () => {
  const raw = await RawPage.join(server.url, anna.code);
  raw.send(message("table", 0xda, 0x20, 0x00, ...Array<number>(0x2000).fill(0x61)));
  await until(() => raw.closeCode === 1009);
});

test("a connection that never finishes its join is sent away", async () => {
  const body = JSON.stringify({ protocol: PROTOCOL, name: "Mallory" });
  const seat = await (await fetch(`${server.url}/matchmake/joinById/${anna.code}`, { method: "POST", body })).json();
  const raw = RawPage.open(server.url, `/${seat.processId}/${seat.roomId}?sessionId=${seat.sessionId}`);
  await until(() => raw.frames.length > 0);
  server.pass(PATIENCE.join + 1);
  await until(() => raw.closeCode === CLOSE.malformed);
});

test("sockets to nowhere, and bytes that are no HTTP, are turned away", async () => {
  const nowhere = RawPage.open(server.url, "/nobody/QQQQ?sessionId=x");
  await until(() => nowhere.closeCode !== undefined);
  const stolen = RawPage.open(server.url, `/x/${anna.code}?sessionId=${anna.room.sessionId}&reconnectionToken=guess`);
  await until(() => stolen.closeCode !== undefined);
  const rude = connect(server.port, "127.0.0.1");
  rude.on("error", () => undefined);
  rude.resume();
  rude.end(randomBytes(500));
  await until(() => rude.closed);
  const broken = await RawPage.join(server.url, anna.code);
  // No WebSocket frame at all, on an open socket.
  (broken.socket as unknown as { _socket: { write(bytes: Buffer): void } })._socket.write(Buffer.alloc(64, 0xff));
  await until(() => broken.closeCode !== undefined);
});

test.each(["*%", "*[", "*:99999/", "http://[", "a://b"])(
  "a socket to %s, which no URL can be, is turned away",
  async (address) => {
    const rude = connect(server.port, "127.0.0.1");
    let answer = "";
    rude.on("data", (bytes) => {
      answer += bytes;
    });
    rude.write(
      `GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
    );
    await until(() => rude.closed);
    expect(answer).toContain("400 Bad Request");
  },
);

test("a page that reads nothing, though it says it is there, is cut off before it fills the memory", async () => {
  const watcher = await RawPage.join(server.url, anna.code);
  await until(() => anna.state.spectators === 1);
  (watcher.socket as unknown as { _socket: { pause(): void } })._socket.pause();
  const alive = setInterval(() => watcher.socket.pong(), 300);
  const slow = matchMaker.getLocalRoomById(anna.code).clients.at(-1);
  await until(() => {
    for (let n = 0; n < 20; n++) slow?.send("filler", "x".repeat(50_000));
    return anna.state.spectators === 0;
  });
  clearInterval(alive);
  expect(server.lines.map(({ event }) => event)).toContain("too far behind");
});

test("nobody acts for another, nor before sitting down", async () => {
  const watcher = await Page.join(server.url, anna.code);
  expect(await watcher.play({ type: "take", count: 1 })).toEqual({ refused: "not-seated" });
  expect(await watcher.ask({ type: "leave" })).toEqual({ refused: "not-seated" });
  expect(await watcher.ask({ type: "gather" })).toEqual({ refused: "not-seated" });
  expect(await anna.room.request("command", { id: 1, seat: 1, c: { type: "take", count: 1 } })).toEqual({
    refused: "malformed",
  });
});
