import { once } from "node:events";
import http from "node:http";
import { expect, test } from "vitest";
import type { AnyGame } from "../../shared/table/game.ts";
import { replayMatch } from "../../shared/table/match.ts";
import type { MatchRecord, MatchRecording } from "../../shared/table/protocol.ts";
import { type Page, playing } from "./support/page.ts";
import { pebbles } from "./support/pebbles.ts";
import { serverOfFile } from "./support/server.ts";
import { until } from "./support/until.ts";

const server = serverOfFile();

const get = (path: string, headers = {}) => fetch(server.url + path, { headers });
const records = async (query = "") => (await (await get(`/api/records${query}`)).json()) as MatchRecord[];

/** By hand: `fetch` would ask for it anew. */
async function statusFor(path: string, etag: string): Promise<number | undefined> {
  const request = http.get({ port: server.port, path, headers: { "if-none-match": etag } });
  const [response] = (await once(request, "response")) as [http.IncomingMessage];
  response.resume();
  return response.statusCode;
}

async function finished(count: number): Promise<Page> {
  const [anna, ben] = (await playing(server.url, 2)) as [Page, Page];
  await ben.play({ type: "take", count });
  await anna.play({ type: "finish" });
  await until(() => anna.state.matchKey !== "");
  return anna;
}

test("a match that has ended can be had by its key, and played again", async () => {
  const anna = await finished(3);
  const response = await get(`/api/matches/${anna.state.matchKey}`);
  expect(response.headers.get("cache-control")).toContain("immutable");
  const recording = (await response.json()) as MatchRecording;
  expect(recording.head).toMatchObject({ game: "pebbles", names: ["Anna", "Player 2"], options: { seats: 8 } });
  const setup = { options: recording.head.options, seats: recording.head.names.length, seed: recording.head.seed };
  const match = replayMatch(pebbles as AnyGame, setup, recording.entries);
  expect(match.board.toJSON()).toEqual(anna.board.toJSON());
  expect(await statusFor(`/api/matches/${anna.state.matchKey}`, response.headers.get("etag") ?? "")).toBe(304);
});

test("the key tells nothing, and a match that is played is not to be found, whatever one asks", async () => {
  const [anna] = (await playing(server.url, 2)) as [Page];
  expect(anna.state.matchKey).toBe("");
  const stored = server.journal.openTables().find(({ table }) => table?.code === anna.code)?.table;
  const { key } = server.journal.match(stored?.matchId ?? 0);
  expect(key).toMatch(/^[0-9a-f]{16}$/);
  for (const asked of [key, `${stored?.matchId}`, "", "0", "%00", "' OR 1=1 --"]) {
    expect((await get(`/api/matches/${encodeURIComponent(asked)}`)).status).toBe(404);
  }
  await anna.play({ type: "finish" });
  await until(() => anna.state.matchKey === key);
  expect((await get(`/api/matches/${key}`)).status).toBe(200);
  await anna.ask({ type: "again" });
  await until(() => anna.state.matchKey === "");
});

test("the records tell of the matches that have ended, the newest first, and of nobody's token", async () => {
  const first = await finished(1);
  const second = await finished(2);
  const [newest, before] = await records();
  expect(newest).toMatchObject({
    key: second.state.matchKey,
    game: "pebbles",
    options: { seats: 8, round: 1 },
    names: ["Anna", "Player 2"],
    result: { pebbles: [0, 2], isOver: true },
  });
  expect(before?.key).toBe(first.state.matchKey);
  expect(newest?.endedAt).toBeGreaterThanOrEqual(before?.endedAt ?? Number.NaN);
  expect((await records("?limit=1")).map(({ key }) => key)).toEqual([second.state.matchKey]);
  expect(await records("?game=chess")).toEqual([]);
  expect((await records("?game=pebbles")).length).toBeGreaterThanOrEqual(2);
  const text = await (await get("/api/records")).text();
  expect(text).not.toContain(first.token);
  for (const query of ["?limit=501", "?limit=0", "?limit=x", "?game=a&game=b"]) {
    expect((await get(`/api/records${query}`)).status).toBe(400);
  }
});

test("a record bears its line in the book of challenges", async () => {
  await finished(4);
  const [newest] = await records("?limit=1");
  const [brief] = await records("?limit=1&brief=1");
  expect(brief).toEqual({ ...newest, result: undefined });
  expect(newest?.record).toMatchObject({ category: "1", players: 2, result: "won", timersUsed: 0 });
});

test("a table is told of its own matches alone", async () => {
  const anna = await finished(5);
  const progress = async (code: string) => get(`/api/tables/${code}/progress`);
  const lines = (await (await progress(anna.code)).json()) as MatchRecord[];
  expect(lines.map(({ key }) => key)).toEqual([anna.state.matchKey]);
  const [, ben] = (await playing(server.url, 2)) as [Page, Page];
  expect(await (await progress(ben.code)).json()).toEqual([]);
  expect((await progress("ZZZZ")).status).toBe(404);
});

test("a match that was ended by vote is among them, with no line in the book", async () => {
  const [anna, ben] = (await playing(server.url, 2)) as [Page, Page];
  await anna.play({ type: "take", count: 7 });
  await anna.ask({ type: "end" });
  await ben.ask({ type: "agree", isAgreed: true });
  await until(() => anna.state.matchKey !== "");
  const recording = (await (await get(`/api/matches/${anna.state.matchKey}`)).json()) as MatchRecording;
  expect(recording.entries.at(-1)).toMatchObject({ note: { type: "end" } });
  const [newest] = await records();
  expect(newest?.result).toMatchObject({ pebbles: [7, 0], isOver: false });
  expect(newest?.record).toBeUndefined();
});

test("the best of each challenge are told however many matches came after, and so is what a table has won", async () => {
  const record = {
    category: "1",
    level: 9,
    players: 2,
    result: "won",
    timersUsed: 0,
    sandLeft: 0,
    duration: 9,
  } as const;
  const [anna] = (await playing(server.url, 2)) as [Page, Page];
  const { journal } = server;
  const table = journal.openTables().find(({ table }) => table?.code === anna.code)?.id ?? -1;
  const head = { game: "chess", rulesVersion: 1, options: {}, names: ["Anna"], seed: 1, startedAt: 1 };
  const ended = (endedAt: number, more: object) =>
    journal.endMatch(journal.beginMatch(table, head), endedAt, {}, { ...record, ...more });
  ended(1, { sandLeft: 7000, duration: 1 });
  ended(2, { timersUsed: 1, sandLeft: 9000 });
  ended(3, { sandLeft: 7000, duration: 2 });
  ended(4, { category: "2", sandLeft: 1 });
  for (let number = 0; number < 120; number++) ended(5 + number, { result: "lost", sandLeft: 99_000 });

  const places = (lines: readonly MatchRecord[]) => lines.map(({ endedAt, record }) => [record?.category, endedAt]);
  expect(places(await records("?game=chess&best=2&brief=1"))).toEqual([
    ["1", 1],
    ["1", 3],
    ["2", 4],
  ]);
  expect(places(await records("?game=chess&best=1"))).toEqual([
    ["1", 1],
    ["2", 4],
  ]);
  const progress = (await (await get(`/api/tables/${anna.code}/progress`)).json()) as MatchRecord[];
  expect(places(progress)).toEqual(
    expect.arrayContaining([
      ["1", 1],
      ["2", 4],
    ]),
  );
  expect((await get("/api/records?best=0")).status).toBe(400);
});
