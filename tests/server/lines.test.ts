import { matchMaker, Protocol } from "@colyseus/core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { PATIENCE } from "../../server/house.ts";
import { CLOSE, PROTOCOL } from "../../shared/table/protocol.ts";
import { gathered, Page, playing } from "./support/page.ts";
import { patiently } from "./support/patiently.ts";
import { boot, type TestServer } from "./support/server.ts";
import { message, RawPage, request } from "./support/socket.ts";
import { until } from "./support/until.ts";

let server: TestServer;
const warnings: Error[] = [];
const warn = (warning: Error) => warnings.push(warning);
beforeAll(async () => {
  process.on("warning", warn);
  server = await boot();
});
afterAll(async () => {
  await server.stop();
  process.off("warning", warn);
});
afterEach(() => {
  expect(warnings).toEqual([]);
  expect(server.lines.filter(({ level }) => level === "error")).toEqual([]);
});

/** @returns the address of a place that is kept for a page */
async function pathTo(code: string, token?: string): Promise<string> {
  const body = JSON.stringify({ protocol: PROTOCOL, token });
  const seat = await (await fetch(`${server.url}/matchmake/joinById/${code}`, { method: "POST", body })).json();
  return `/${seat.processId}/${seat.roomId}?sessionId=${seat.sessionId}`;
}

/** A page that has not yet said that it has joined. */
async function half(code: string): Promise<RawPage> {
  const raw = RawPage.open(server.url, await pathTo(code));
  await until(() => raw.frames.length > 0);
  return raw;
}

/** A page that never answers when it is asked whether it is there. */
async function mute(code: string, token?: string): Promise<WebSocket> {
  const address = server.url.replace("http", "ws") + (await pathTo(code, token));
  const socket = new WebSocket(address, { autoPong: false });
  socket.on("message", () => undefined);
  socket.once("message", () => socket.send(Uint8Array.of(10)));
  return socket;
}

test("a player whose line is dead without a word is waited for: the seat is kept, and the match stands", async () => {
  const [anna, ben] = (await gathered(server.url, 2)) as [Page, Page];
  await anna.ask({ type: "absence", policy: "pause" });
  await anna.ask({ type: "start" });
  const dead = await mute(anna.code, ben.token);
  await until(() => ben.closeCode === CLOSE.replaced);
  const began = performance.now();
  let closeCode: number | undefined;
  dead.on("close", (code) => {
    closeCode = code;
  });
  await until(() => !anna.state.clock.isRunning && anna.state.seats[1]?.isConnected === false);
  const took = performance.now() - began;
  expect(took).toBeGreaterThan(3000);
  expect(anna.state.waitsUntil).not.toBe(0);
  await until(() => closeCode !== undefined);
  const back = await ben.again();
  expect(back.seat).toBe(1);
  await until(() => anna.state.clock.isRunning || anna.state.clock.startsAt > 0);
});

test("a page that says something all the time is not asked whether it is there, and stays", async () => {
  const [anna] = (await playing(server.url, 1)) as [Page];
  const talker = await mute(anna.code);
  let asked = 0;
  talker.on("ping", () => asked++);
  await until(() => anna.state.spectators === 1);
  const talking = setInterval(() => talker.send(Uint8Array.from(message("time"))), 100);
  const end = performance.now() + 4500;
  await until(() => performance.now() > end);
  clearInterval(talking);
  expect(talker.readyState).toBe(WebSocket.OPEN);
  // How good the line is is asked once, at the join.
  expect(asked).toBeLessThanOrEqual(1);
  talker.close();
});

test("who comes and goes a hundred times leaves nothing behind", async () => {
  const [anna] = (await playing(server.url, 1)) as [Page];
  for (let n = 0; n < 100; n++) {
    const raw = await RawPage.join(server.url, anna.code);
    if (n % 2 === 0) raw.socket.close();
    else raw.socket.terminate();
  }
  await until(() => anna.state.spectators === 0);
  const room = matchMaker.getLocalRoomById(anna.code);
  expect(room.clients).toHaveLength(1);
  const line = room.clients[0]?.ref as unknown as WebSocket;
  for (const each of ["close", "pong", "message", "error"]) expect(line.listenerCount(each)).toBeLessThanOrEqual(3);
});

test("a page that asks and is gone in the same breath harms nobody, and is heard", async () => {
  const [anna, ben] = (await playing(server.url, 2)) as [Page, Page];
  for (let n = 0; n < 20; n++) {
    const raw = await RawPage.join(server.url, anna.code);
    raw.send(request(1, "time"));
    raw.send(message("time"));
    raw.socket.close();
  }
  expect(await ben.play({ type: "take", count: 1 })).toBeUndefined();
  await until(() => anna.board.pebbles[1] === 1);
  await until(() => anna.state.spectators === 0);
});

test("whoever joins while everybody moves sees the same as the others, from the first patch on", async () => {
  const [anna, ben] = (await playing(server.url, 2)) as [Page, Page];
  const watching: Page[] = [];
  const coming = Array.from({ length: 8 }, async () => watching.push(await Page.join(server.url, anna.code)));
  for (let n = 0; n < 40; n++) {
    await patiently(() => anna.play({ type: "move", row: n % 9, col: n % 7 }));
    await patiently(() => ben.play({ type: "take", count: 1 }));
  }
  await Promise.all(coming);
  await until(() => watching.every(({ board }) => board.pebbles[1] === 40));
  await until(() => watching.every(({ state }) => JSON.stringify(state) === JSON.stringify(anna.state)));
});

test("who is put out is told all that happened before, and then why", async () => {
  const [anna, ben] = (await gathered(server.url, 2)) as [Page, Page];
  const raw = await RawPage.join(server.url, anna.code, { token: ben.token });
  const doings = [anna.ask({ type: "chat", text: "so long, Ben" }), anna.ask({ type: "kick", seat: 1 })];
  await Promise.all(doings);
  await until(() => raw.closeCode !== undefined);
  expect(raw.closeCode).toBe(CLOSE.kicked);
  expect(raw.text).toContain("so long, Ben");
});

test("a flood ends with its code, and what was answered before it arrives", async () => {
  const [anna] = (await playing(server.url, 1)) as [Page];
  const raw = await RawPage.join(server.url, anna.code);
  const before = raw.frames.length;
  for (let n = 0; n < 200; n++) raw.send(request(n % 100, "time"));
  await until(() => raw.closeCode !== undefined);
  expect(raw.closeCode).toBe(CLOSE.flood);
  expect(raw.frames.slice(before).filter(([kind]) => kind === 22).length).toBeGreaterThanOrEqual(80);
});

test("a page that finished its join while the server stood still is let in", async () => {
  const [anna] = (await playing(server.url, 1)) as [Page];
  const raw = await half(anna.code);
  // After such a moment what is due comes before what is to be read.
  await new Promise((resolve) => setImmediate(resolve));
  raw.send([10]);
  server.pass(PATIENCE.join + 1);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600);
  await until(() => raw.frames.length > 3 || raw.closeCode !== undefined);
  expect(raw.closeCode).toBeUndefined();
  raw.socket.close();
});

test("what is said while a page is still joining is told when it has, after the state, in order and once", async () => {
  const [anna, ben] = (await playing(server.url, 2)) as [Page, Page];
  const raw = await half(anna.code);
  for (const text of ["line 1", "line 2", "line 3"]) await anna.ask({ type: "chat", text });
  await ben.play({ type: "take", count: 5 });
  expect(raw.frames).toHaveLength(1);
  raw.send([10]);
  await anna.ask({ type: "chat", text: "line 4" });
  await until(() => raw.text.includes("line 4"));
  expect(raw.frames[1]?.[0]).toBe(Protocol.ROOM_STATE);
  expect(raw.text.match(/line \d/g)).toEqual(["line 1", "line 2", "line 3", "line 4"]);
  raw.socket.close();
});
