import { beforeEach, expect, test } from "vitest";
import { SqliteJournal } from "../../server/journal/sqlite.ts";
import { REST } from "../../server/table/writings.ts";
import { gathered, Page, playing } from "./support/page.ts";
import { serverOfFile } from "./support/server.ts";
import { until } from "./support/until.ts";

const WRITES = new Set([
  "openTable",
  "saveTable",
  "saveChat",
  "closeTable",
  "beginMatch",
  "append",
  "endMatch",
] as const) as ReadonlySet<PropertyKey>;

let isFull = false;
/** What cannot be written; all of it by default. */
let refused = WRITES;
const journal = new Proxy(new SqliteJournal(":memory:"), {
  get(target, name) {
    if (isFull && refused.has(name)) {
      return () => {
        throw new Error("database or disk is full");
      };
    }
    const value = Reflect.get(target, name, target);
    return typeof value === "function" ? value.bind(target) : value;
  },
});

const server = serverOfFile({ journal });
beforeEach(() => {
  isFull = false;
  refused = WRITES;
});

test("while the disk is full no move is made, nobody loses a seat, and then the match goes on", async () => {
  const [anna, ben] = (await playing(server.url, 2)) as [Page, Page];
  isFull = true;
  expect(await anna.play({ type: "take", count: 3 })).toEqual({ refused: "internal" });
  expect(await ben.ask({ type: "chat", text: "what now?" })).toBeUndefined();
  await ben.drop();
  await until(() => anna.state.seats[1]?.isConnected === false);
  const back = await ben.again();
  expect(back.seat).toBe(1);
  expect(back.board.pebbles[0]).toBe(0);
  const watcher = await Page.join(server.url, anna.code);
  await watcher.drop();
  await until(() => anna.state.spectators === 0);
  isFull = false;
  expect(await anna.play({ type: "take", count: 3 })).toBeUndefined();
  await until(() => back.board.pebbles[0] === 3);
});

test("a deadline that cannot be written down makes match time stand until it can", async () => {
  const [anna] = (await playing(server.url, 1)) as [Page];
  await anna.play({ type: "hurry", milliseconds: 300 });
  isFull = true;
  await until(() => !anna.state.clock.isRunning);
  expect(anna.board.times).toBe(0);
  isFull = false;
  server.pass(REST);
  await until(() => anna.board.times === 1);
  expect(anna.state.clock.isRunning).toBe(true);
});

test("a match that cannot be begun is not: the table is as it was, and begins it later", async () => {
  const [anna, ben] = (await gathered(server.url, 2)) as [Page, Page];
  isFull = true;
  expect(await anna.ask({ type: "start" })).toEqual({ refused: "internal" });
  expect(anna.state.phase).toBe("gathering");
  isFull = false;
  expect(await anna.ask({ type: "start" })).toBeUndefined();
  await anna.play({ type: "finish" });
  await until(() => anna.state.phase === "ended");
  const { matchKey } = anna.state;
  await ben.ask({ type: "leave" });
  refused = new Set(["beginMatch"]);
  isFull = true;
  expect(await anna.ask({ type: "again" })).toEqual({ refused: "internal" });
  await anna.ask({ type: "rename", name: "Anna" });
  expect(anna.state).toMatchObject({ phase: "ended", matchKey, match: 1 });
  expect(anna.state.seats).toHaveLength(2);
  expect(anna.board.pebbles).toHaveLength(2);
  isFull = false;
  expect(await anna.ask({ type: "again" })).toBeUndefined();
  await until(() => anna.state.match === 2 && anna.board.pebbles.length === 1);
});

test("a match whose end cannot be written has ended all the same, and is written when the disk can", async () => {
  const [anna] = (await playing(server.url, 1)) as [Page];
  refused = new Set(["endMatch", "saveTable"]);
  isFull = true;
  expect(await anna.play({ type: "finish" })).toBeUndefined();
  await until(() => anna.state.phase === "ended" && anna.state.matchKey !== "");
  const match = () => fetch(`${server.url}/api/matches/${anna.state.matchKey}`);
  expect((await match()).status).toBe(404);
  isFull = false;
  server.pass(2000);
  await until(async () => (await match()).ok);
  expect(anna.closeCode).toBeUndefined();
});

test("while the disk is full no table is set, and whoever asks is told", async () => {
  isFull = true;
  await expect(Page.set(server.url)).rejects.toThrow();
  isFull = false;
  expect((await Page.set(server.url)).seat).toBe(0);
});
