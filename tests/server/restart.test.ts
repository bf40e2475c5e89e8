import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { PATIENCE } from "../../server/house.ts";
import { openJournal } from "../../server/journal/open.ts";
import { STEPS } from "../../server/journal/schema.ts";
import { matchTime } from "../../shared/table/clock.ts";
import { CLOSE, JOIN_ERROR } from "../../shared/table/protocol.ts";
import { endChildren, startChild } from "./support/child.ts";
import { gathered, Page, playing } from "./support/page.ts";
import { boot, type LogLine, logInto, type TestServer } from "./support/server.ts";
import { until } from "./support/until.ts";

let folder: string;
let server: TestServer | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sandglass-"));
});
afterEach(async () => {
  endChildren();
  await stop();
  rmSync(folder, { recursive: true });
});

async function start(): Promise<TestServer> {
  const patience = { bot: 5, countdown: 50 };
  server = await boot({ journal: openJournal(folder, logInto([])), patience });
  return server;
}

async function stop(): Promise<void> {
  await server?.stop();
  server?.journal.close();
  server = undefined;
}

/** Alters the journal while no server has it. */
function tamper(sql: string): void {
  const database = new DatabaseSync(join(folder, "sandglass.db"));
  database.exec(sql);
  database.close();
}

test("pages are told that the server restarts, and find their table as it was", async () => {
  const first = await start();
  const [anna, ben] = (await playing(first.url, 2, { isPublic: true })) as [Page, Page];
  await ben.play({ type: "peek" });
  await anna.play({ type: "move", row: 4, col: 4 }, 1234);
  await anna.play({ type: "take", count: 3 });
  await until(() => ben.board.pebbles[0] === 3 && ben.hand?.peeked.length === 1);
  const { lastAt } = ben.board;
  const stopping = stop();
  await until(() => anna.closeCode === CLOSE.restarting && ben.closeCode === CLOSE.restarting);
  await stopping;

  const { url } = await start();
  const watcher = await Page.join(url, anna.code);
  expect(watcher.state).toMatchObject({ phase: "playing", match: 1, isPublic: true, host: 0 });
  // Match time stands at the last entry until somebody returns.
  expect(watcher.state.clock).toMatchObject({ isRunning: false, at: lastAt });
  const back = await Page.join(url, ben.code, { token: ben.token });
  await until(() => back.hand !== undefined && back.state.clock.isRunning);
  expect(back.seat).toBe(1);
  expect(back.hand).toEqual(ben.hand);
  expect(back.board.toJSON()).toEqual(ben.board.toJSON());
  expect(back.names).toEqual(["Anna", "Player 2"]);
  expect(matchTime(back.state.clock, await back.room.request("time"))).toBeLessThan(lastAt + 2000);
  // What was performed before is not performed again.
  const again = await Page.join(url, anna.code, { token: anna.token });
  expect(await again.play({ type: "move", row: 9, col: 9 }, 1234)).toBeUndefined();
  expect(await again.play({ type: "take", count: 1 })).toBeUndefined();
  await until(() => back.board.pebbles[0] === 4);
  expect(back.board.pawn.row).toBe(4);
});

test("a table that gathers comes back with its seats, and one that ended with its board", async () => {
  const first = await start();
  const [anna, ben] = (await gathered(first.url, 2, { options: { seats: 3 } })) as [Page, Page];
  const [host] = (await playing(first.url, 2)) as [Page];
  await host.play({ type: "take", count: 2 });
  await host.play({ type: "finish" });
  await until(() => host.state.phase === "ended");
  await stop();
  const { url } = await start();
  const back = await Page.join(url, ben.code, { token: ben.token });
  expect(back.seat).toBe(1);
  expect(back.state).toMatchObject({ phase: "gathering", match: 0 });
  expect(JSON.parse(back.state.options)).toEqual({ seats: 3, round: 1 });
  expect(back.state.seats[1]).toMatchObject({ isReady: true, isConnected: true });
  expect(back.state.seats[0]).toMatchObject({ name: anna.names[0], isConnected: false });
  const over = await Page.join(url, host.code, { token: host.token });
  expect(over.state).toMatchObject({ phase: "ended", clock: { isRunning: false } });
  expect(over.board.pebbles[0]).toBe(2);
  expect(await over.ask({ type: "again" })).toBeUndefined();
  await until(() => over.state.match === 2);
});

test("pause, policy, bots, locks, bans and chat come back; a vote does not", async () => {
  const first = await start();
  const [anna, ben, cleo] = (await gathered(first.url, 3)) as [Page, Page, Page];
  await anna.ask({ type: "addBot" });
  await anna.ask({ type: "absence", policy: "bot" });
  await anna.ask({ type: "lock", isLocked: true });
  await anna.ask({ type: "watching", mayWatch: false, seesAll: true });
  await anna.ask({ type: "kick", seat: 1 });
  await until(() => ben.closeCode === CLOSE.kicked && cleo.seat === 1);
  await anna.ask({ type: "start" });
  await anna.ask({ type: "chat", text: "hello" });
  await cleo.ask({ type: "chat", text: "psst", isPrivate: true });
  await anna.play({ type: "take", count: 1 });
  await until(() => cleo.board.pebbles[2] === 1);
  await anna.ask({ type: "pause" });
  await cleo.ask({ type: "agree", isAgreed: true });
  await until(() => cleo.state.isPaused);
  await anna.ask({ type: "end" });
  await until(() => cleo.state.vote !== undefined);
  await stop();
  const { url } = await start();
  const back = await Page.join(url, cleo.code, { token: cleo.token });
  expect(back.state).toMatchObject({ absence: "bot", isPaused: true, isLocked: true, mayWatch: false, seesAll: true });
  expect(back.state.vote).toBeUndefined();
  expect(back.state.clock.isRunning).toBe(false);
  expect(back.state.seats[2]).toMatchObject({ isBot: true, isTaken: true, isConnected: true });
  expect(back.chats?.map(({ text }) => text)).toEqual(["hello", "psst"]);
  const host = await Page.join(url, anna.code, { token: anna.token });
  expect(host.chats?.map(({ text }) => text)).toEqual(["hello"]);
  await expect(Page.join(url, ben.code, { token: ben.token })).rejects.toMatchObject({ code: JOIN_ERROR.banned });
  await host.ask({ type: "resume" });
  await until(() => back.state.vote?.kind === "resume");
  await back.ask({ type: "agree", isAgreed: true });
  await until(() => back.state.clock.isRunning);
  await host.play({ type: "take", count: 1 });
  await until(() => back.board.pebbles[2] === 2);
});

test("a bot that played for somebody plays on after a restart, until they are back", async () => {
  const first = await start();
  const [anna, ben] = (await gathered(first.url, 2)) as [Page, Page];
  await anna.ask({ type: "absence", policy: "bot" });
  await anna.ask({ type: "start" });
  await until(() => ben.hand !== undefined);
  await ben.drop();
  await until(() => anna.state.seats[1]?.isConnected === false);
  first.pass(PATIENCE.standIn);
  await until(() => anna.state.seats[1]?.hasStandIn);
  await stop();
  const { url } = await start();
  const back = await Page.join(url, anna.code, { token: anna.token });
  expect(back.state.seats[1]?.hasStandIn).toBe(true);
  await back.play({ type: "take", count: 2 });
  await until(() => back.board.pebbles[1] === 2);
  const again = await Page.join(url, ben.code, { token: ben.token });
  await until(() => back.state.seats[1]?.hasStandIn === false && again.hand !== undefined);
  expect(again.hand).toEqual(ben.hand);
});

test("where everybody is waited for, match time stands after a restart until all are back", async () => {
  const first = await start();
  const [anna, ben] = (await gathered(first.url, 2)) as [Page, Page];
  await anna.ask({ type: "absence", policy: "pause" });
  await anna.ask({ type: "start" });
  await anna.play({ type: "take", count: 2 });
  await until(() => ben.board?.pebbles[0] === 2);
  const { lastAt } = ben.board;
  await stop();
  const { url } = await start();
  const back = await Page.join(url, anna.code, { token: anna.token });
  expect(back.state).toMatchObject({ waitsUntil: -1, clock: { isRunning: false, at: lastAt } });
  expect(await back.play({ type: "take", count: 1 })).toEqual({ refused: "paused" });
  await Page.join(url, ben.code, { token: ben.token });
  await until(() => back.state.clock.isRunning);
  expect(back.state.waitsUntil).toBe(0);
});

test("a match that was ended by vote is over after a restart, too", async () => {
  const first = await start();
  const [anna, ben] = (await playing(first.url, 2)) as [Page, Page];
  await anna.ask({ type: "end" });
  await ben.ask({ type: "agree", isAgreed: true });
  await until(() => anna.state.phase === "ended");
  const { matchKey } = anna.state;
  await stop();
  // As if the process had ended before it could write that down.
  tamper(`UPDATE tables SET record = json_set(record, '$.phase', 'playing'); UPDATE matches SET ended_at = NULL`);
  const { url } = await start();
  const back = await Page.join(url, anna.code, { token: anna.token });
  expect(back.state).toMatchObject({ phase: "ended", matchKey });
  expect((await fetch(`${url}/api/matches/${matchKey}`)).status).toBe(200);
});

test("a journal of the first version is brought up to date", async () => {
  const database = new DatabaseSync(join(folder, "sandglass.db"));
  const first = STEPS[0] ?? "";
  database.exec(`CREATE TABLE schema_version (version INTEGER NOT NULL) STRICT; ${first}
    INSERT INTO schema_version VALUES (1);
    INSERT INTO tables (code, record) VALUES ('AAAA', '{}');
    INSERT INTO matches (table_id, head, started_at) VALUES (1, '{"game":"pebbles"}', 5);
    INSERT INTO entries VALUES (1, 0, 5, 0, '{"type":"take"}', 7);`);
  database.close();
  const journal = openJournal(folder, logInto([]));
  expect(journal.match(1)).toMatchObject({
    key: expect.stringMatching(/^[0-9a-f]{16}$/),
    entries: [{ number: 0, at: 5, seat: 0, command: { type: "take" }, commandId: 7 }],
  });
  expect(journal.openTables()).toMatchObject([{ chat: [] }]);
  journal.close();
});

test("what a killed process had answered is there after the restart", async () => {
  const first = await startChild("pebbles", { DATA_DIR: folder });
  const [anna, ben] = (await playing(first.url, 2)) as [Page, Page];
  await anna.play({ type: "take", count: 7 });
  await ben.play({ type: "peek" });
  await until(() => ben.hand?.peeked.length === 1);
  expect(await first.end("SIGKILL")).toBe("SIGKILL");
  const second = await startChild("pebbles", { DATA_DIR: folder });
  const back = await Page.join(second.url, ben.code, { token: ben.token });
  await until(() => back.hand !== undefined);
  expect(back.seat).toBe(1);
  expect(back.hand).toEqual(ben.hand);
  expect(back.board.pebbles[0]).toBe(7);
  await second.end("SIGKILL");
});

test.each([
  ["an entry is missing", "DELETE FROM entries WHERE number = 0"],
  ["an entry cannot be read", "UPDATE entries SET command = '{\"type' WHERE number = 1"],
  ["an entry is not lawful", `UPDATE entries SET command = '{"type":"move","row":99,"col":0}' WHERE number = 0`],
  ["the rules are others", "UPDATE matches SET head = json_set(head, '$.rulesVersion', 99)"],
  ["the table's row cannot be read", "UPDATE tables SET record = 'rubbish' WHERE id = 1"],
])("where %s, that table alone is kept aside, and the server starts", async (_what, sql) => {
  const first = await start();
  const [anna] = (await playing(first.url, 2)) as [Page];
  await anna.play({ type: "take", count: 1 });
  await anna.play({ type: "take", count: 2 });
  const whole = await Page.set(first.url, { name: "Wim" });
  await stop();
  tamper(sql);
  const second = await start();
  const code = sql.includes("rubbish") ? JOIN_ERROR.noTable : JOIN_ERROR.damaged;
  await expect(Page.join(second.url, anna.code)).rejects.toMatchObject({ code });
  expect((await Page.join(second.url, whole.code, { token: whole.token })).seat).toBe(0);
  expect(second.lines.filter(({ event }) => event === "table damaged")).toHaveLength(1);
  await stop();
  const database = new DatabaseSync(join(folder, "sandglass.db"));
  expect(database.prepare("SELECT state FROM tables ORDER BY id").all()).toEqual([
    { state: "damaged" },
    { state: "open" },
  ]);
  database.close();
});

test("a file that is no database is kept aside, and the server starts with a new one", () => {
  writeFileSync(join(folder, "sandglass.db"), "this is no database at all, ".repeat(50));
  const lines: LogLine[] = [];
  const journal = openJournal(folder, logInto(lines));
  expect(journal.openTables()).toEqual([]);
  journal.close();
  expect(readdirSync(folder).some((name) => name.startsWith("sandglass.db.damaged-"))).toBe(true);
  expect(lines).toMatchObject([{ level: "error", event: "journal damaged" }]);
});

test("two servers cannot have one journal", async () => {
  await start();
  expect(() => openJournal(folder, logInto([]))).toThrow(/locked/);
});
