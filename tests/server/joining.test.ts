import { expect, test } from "vitest";
import { CODE_ALPHABET, JOIN_ERROR, MAX_SPECTATORS } from "../../shared/table/protocol.ts";
import { Page, playing } from "./support/page.ts";
import { serverOfFile } from "./support/server.ts";
import { until } from "./support/until.ts";

const server = serverOfFile();

const set = (options = {}) => Page.set(server.url, options);
const join = (code: string, options = {}) => Page.join(server.url, code, options);

test("whoever sets a table is its host and sits in seat 0", async () => {
  const anna = await set();
  expect(anna.code).toMatch(new RegExp(`^[${CODE_ALPHABET}]{4}$`));
  expect(anna.seat).toBe(0);
  expect(anna.token).toMatch(/^[\w-]{32}$/);
  await until(() => anna.state.seats.length === 1);
  expect(anna.state).toMatchObject({ host: 0, phase: "gathering", game: "pebbles", isPublic: false, spectators: 0 });
  expect(anna.state.seats[0]).toMatchObject({ name: "Anna", colour: 1, isTaken: true, isConnected: true });
});

test("a code in small letters finds its table", async () => {
  const anna = await set();
  const ben = await join(anna.code.toLowerCase(), { name: "Ben" });
  expect(ben.seat).toBe(1);
});

test("newcomers get the first free colour, and a name that nobody else has", async () => {
  const anna = await set();
  await anna.ask({ type: "colour", colour: 2 });
  const second = await join(anna.code, { name: "anna" });
  await until(() => second.state.seats.length === 2);
  expect(second.names).toEqual(["Anna", "anna 2"]);
  expect(second.state.seats[1]?.colour).toBe(1);
});

test("eight join at once, each with a seat and a colour of their own; the ninth watches", async () => {
  const anna = await set();
  const others = await Promise.all(Array.from({ length: 7 }, (_, n) => join(anna.code, { name: `P${n}` })));
  const ninth = await join(anna.code, { name: "Late" });
  await until(() => ninth.state.spectators === 1);
  expect(new Set([anna, ...others].map(({ seat }) => seat)).size).toBe(8);
  expect(new Set([...ninth.state.seats].map(({ colour }) => colour)).size).toBe(8);
  expect(ninth.seat).toBe(-1);
});

test("a page without a name, or that only wants to watch, is a spectator", async () => {
  const anna = await set();
  const nameless = await join(anna.code);
  const watching = await join(anna.code, { name: "Ben", watch: true });
  const mistaken = await join(anna.code, { token: "not-a-token" });
  expect([nameless.seat, watching.seat, mistaken.seat]).toEqual([-1, -1, -1]);
  await until(() => anna.state.spectators === 3);
  await watching.drop();
  await until(() => anna.state.spectators === 2);
});

test("a wrong token with a name takes a new seat, never somebody's", async () => {
  const anna = await set();
  const ben = await join(anna.code, { name: "Ben", token: anna.token?.replace(/^./, "_") });
  expect(ben.seat).toBe(1);
  expect(ben.token).not.toBe(anna.token);
});

test("beyond the last place for spectators the table is full", async () => {
  const anna = await set();
  for (let number = 0; number < MAX_SPECTATORS; number++) await join(anna.code);
  await expect(join(anna.code)).rejects.toMatchObject({ code: JOIN_ERROR.full });
  await until(() => anna.state.spectators === MAX_SPECTATORS);
});

test("a reload gets the seat, the hand, the board and the chat back", async () => {
  const [anna, ben] = (await playing(server.url, 2)) as [Page, Page];
  await ben.ask({ type: "chat", text: "hello" });
  await ben.play({ type: "peek" });
  await ben.play({ type: "move", row: 3, col: -2 });
  await until(() => ben.hand?.peeked.length === 1);
  await ben.drop();
  await until(() => anna.state.seats[1]?.isConnected === false);
  const back = await ben.again();
  expect(back.seat).toBe(1);
  await until(() => back.hand !== undefined);
  expect(back.hand).toEqual(ben.hand);
  expect(back.board.pawn).toMatchObject({ row: 3, col: -2 });
  expect(back.chats).toMatchObject([{ seat: 1, name: "Player 2", colour: 2, text: "hello" }]);
  await until(() => anna.state.seats[1]?.isConnected);
});

test("a second tab takes the seat over; the first is told why, and its late close changes nothing", async () => {
  const anna = await set();
  const second = await anna.again();
  await until(() => anna.closeCode === 4301);
  expect(second.seat).toBe(0);
  // A third after the second: every close so far is past.
  const third = await second.again();
  await until(() => second.closeCode === 4301);
  await until(() => third.state.seats[0]?.isConnected);
  expect(await third.ask({ type: "rename", name: "Anja" })).toBeUndefined();
  expect(third.state.seats[0]).toMatchObject({ name: "Anja", isConnected: true });
  expect(third.state.spectators).toBe(0);
});

test("a reload before the server noticed the drop keeps the seat", async () => {
  const [anna, ben] = (await playing(server.url, 2)) as [Page, Page];
  ben.socket.close();
  const back = await ben.again();
  await until(() => ben.closeCode !== undefined);
  expect(back.seat).toBe(1);
  expect(await back.play({ type: "take", count: 1 })).toBeUndefined();
  await until(() => anna.board.pebbles[1] === 1);
  expect(anna.state.seats[1]?.isConnected).toBe(true);
});

test.each([
  ["a page of an old build", { protocol: 0 }, JOIN_ERROR.protocol],
  ["an unknown game", { game: "chess" }, JOIN_ERROR.unknownGame],
  ["no name at all", { name: " \u202e " }, JOIN_ERROR.name],
  ["a name too long", { name: "x".repeat(25) }, JOIN_ERROR.name],
  ["options that are none", { options: { seats: 99 } }, JOIN_ERROR.malformed],
  ["more than was asked", { options: { round: 1, cheat: true } }, JOIN_ERROR.malformed],
])("setting a table with %s is refused", async (_what, options, code) => {
  await expect(set(options)).rejects.toMatchObject({ code });
});

test("joining is refused for an unknown code, an old page, a bad name, and rubbish", async () => {
  const { code } = await set();
  await expect(join("QQQQ")).rejects.toMatchObject({ code: JOIN_ERROR.noTable });
  await expect(join(code, { protocol: 99 })).rejects.toMatchObject({ code: JOIN_ERROR.protocol });
  await expect(join(code, { name: "" })).rejects.toMatchObject({ code: JOIN_ERROR.name });
  await expect(join(code, { token: 5 })).rejects.toMatchObject({ code: JOIN_ERROR.malformed });
});

test("names in any script are kept as they are, and markup stays text", async () => {
  const { code } = await set({ name: "  Μαρία\u202e   Δ. " });
  const hanh = await join(code, { name: "<img src=x>" });
  await until(() => hanh.state.seats.length === 2);
  expect(hanh.names).toEqual(["Μαρία Δ.", "<img src=x>"]);
});
