import { expect, test } from "vitest";
import { matchTime } from "../../shared/table/clock.ts";
import { CLOSE, JOIN_ERROR } from "../../shared/table/protocol.ts";
import { gathered, Page, playing } from "./support/page.ts";
import { serverOfFile } from "./support/server.ts";
import { until } from "./support/until.ts";

const server = serverOfFile();

const pair = async (options = {}) => (await playing(server.url, 2, options)) as [Page, Page];

test("only the host starts, and only when everybody else is ready", async () => {
  const [anna, ben] = (await gathered(server.url, 2)) as [Page, Page];
  expect(await ben.ask({ type: "start" })).toEqual({ refused: "not-host" });
  await ben.ask({ type: "ready", isReady: false });
  expect(await anna.ask({ type: "start" })).toEqual({ refused: "not-ready", params: { name: "Player 2" } });
  await ben.ask({ type: "ready", isReady: true });
  expect(await anna.ask({ type: "start" })).toBeUndefined();
  await until(() => ben.state.phase === "playing");
  expect(ben.state).toMatchObject({ match: 1, clock: { isRunning: true } });
  expect(await anna.ask({ type: "start" })).toEqual({ refused: "not-gathering" });
});

test("more seats than the options allow cannot start", async () => {
  const [anna] = (await gathered(server.url, 3)) as [Page];
  expect(await anna.ask({ type: "options", options: { seats: 2 } })).toBeUndefined();
  expect(await anna.ask({ type: "start" })).toEqual({ refused: "too-many-seats", params: { max: 2 } });
});

test("new options are checked, told to all, and end everybody's readiness", async () => {
  const [anna, ben] = (await gathered(server.url, 2)) as [Page, Page];
  expect(await anna.ask({ type: "options", options: { seats: "many" } })).toEqual({ refused: "malformed" });
  expect(await ben.ask({ type: "options", options: { seats: 4 } })).toEqual({ refused: "not-host" });
  expect(await anna.ask({ type: "options", options: { seats: 4 } })).toBeUndefined();
  await until(() => JSON.parse(ben.state.options).seats === 4);
  expect(ben.state.seats[1]?.isReady).toBe(false);
});

test("commands before the start and after the end are refused", async () => {
  const [anna] = (await gathered(server.url, 2)) as [Page];
  expect(await anna.play({ type: "take", count: 1 })).toEqual({ refused: "not-playing" });
  await anna.ask({ type: "start" });
  expect(await anna.play({ type: "take", count: 1 })).toBeUndefined();
  await anna.play({ type: "finish" });
  expect(await anna.play({ type: "take", count: 1 })).toEqual({ refused: "not-playing" });
  await until(() => anna.state.phase === "ended");
});

test("a lawful command changes the board of all; an unlawful one says why and changes nothing", async () => {
  const [anna, ben] = await pair();
  expect(await anna.play({ type: "move", row: 2, col: 1 })).toBeUndefined();
  await until(() => ben.board.pawn.row === 2);
  expect(await anna.play({ type: "move", row: 12, col: 1 })).toEqual({ refused: "wall", params: { row: 12 } });
  expect(ben.board.pawn).toMatchObject({ row: 2, col: 1 });
  expect(await anna.play({ type: "fly" })).toEqual({ refused: "malformed" });
  expect(await anna.play({ type: "move", row: 1, col: 1, seat: 1 })).toEqual({ refused: "malformed" });
});

test("a command sent twice is performed once, and answered alike", async () => {
  const [anna] = await pair();
  expect(await anna.play({ type: "take", count: 1 }, 77)).toBeUndefined();
  expect(await anna.play({ type: "take", count: 1 }, 77)).toBeUndefined();
  expect(await anna.play({ type: "move", row: 12, col: 0 }, 78)).toMatchObject({ refused: "wall" });
  expect(await anna.play({ type: "take", count: 5 }, 78)).toMatchObject({ refused: "wall" });
  await until(() => anna.board.pebbles[0] === 1);
});

test("two seats may use the same id for different commands", async () => {
  const [anna, ben] = await pair();
  await anna.play({ type: "take", count: 1 }, 5);
  await ben.play({ type: "take", count: 2 }, 5);
  await until(() => anna.board.pebbles[0] === 1 && anna.board.pebbles[1] === 2);
});

test("a hand goes to its seat alone, an event to those who may know it", async () => {
  const [anna, ben] = await pair();
  const watcher = await Page.join(server.url, anna.code);
  await ben.play({ type: "peek" });
  await ben.play({ type: "move", row: 1, col: 1 });
  for (const page of [anna, ben, watcher]) await until(() => page.events.some((event) => "row" in event));
  expect(ben.hand?.peeked).toHaveLength(1);
  expect(anna.hand?.peeked).toHaveLength(0);
  expect(watcher.hand).toBeUndefined();
  expect(ben.events[0]).toEqual({ type: "peeked", card: ben.hand?.peeked[0] });
  expect(anna.events).toEqual([{ type: "moved", seat: 1, row: 1, col: 1 }]);
  expect(watcher.events).toEqual(anna.events);
});

test("a move costs another page at most 24 bytes, the answer to the mover not counted", async () => {
  const [anna, ben] = await pair();
  await anna.play({ type: "move", row: 1, col: 1 });
  await until(() => ben.events.length === 1);
  ben.frames.length = 0;
  await anna.play({ type: "move", row: -4, col: 5 });
  await until(() => ben.events.length === 2);
  // A patch, then what happened; something else of the table may have come before.
  const last = ben.frames.slice(-2);
  expect(last.map(({ kind }) => kind)).toEqual([15, 13]);
  expect(last.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(24);
});

test("time acts at the deadline, at exactly its match time, and promptly", async () => {
  const [anna, ben] = await pair();
  await anna.play({ type: "take", count: 1 });
  await until(() => ben.board.lastAt > 0);
  const { lastAt } = ben.board;
  await anna.play({ type: "hurry", milliseconds: 40 });
  await until(() => ben.board.times === 1);
  expect(ben.board.lastAt).toBeGreaterThanOrEqual(lastAt + 40);
  expect(Number.isInteger(ben.board.lastAt)).toBe(true);
  const seen = matchTime(ben.state.clock, await ben.room.request("time"));
  expect(seen - ben.board.lastAt).toBeLessThan(45);
  expect(ben.events.at(-1)).toEqual({ type: "timeUp" });
});

test("a command that comes after a deadline finds it acted on", async () => {
  const [anna] = await pair();
  await anna.play({ type: "hurry", milliseconds: 0 });
  await anna.play({ type: "take", count: 1 });
  await until(() => anna.board.times === 1 && anna.board.pebbles[0] === 1);
});

test("match time stands while nobody is there, and goes on when somebody returns", async () => {
  const [anna, ben] = await pair();
  const watcher = await Page.join(server.url, anna.code);
  await anna.drop();
  await until(() => watcher.state.seats[0]?.isConnected === false);
  expect(watcher.state.clock.isRunning).toBe(true);
  await ben.drop();
  await until(() => !watcher.state.clock.isRunning);
  const { at } = watcher.state.clock;
  const back = await ben.again();
  await until(() => back.state.clock.isRunning);
  const elapsed = matchTime(back.state.clock, await back.room.request("time")) - at;
  expect(elapsed).toBeGreaterThanOrEqual(0);
  expect(elapsed).toBeLessThan(1000);
});

test("again: the same options, or the next; without the places that were left", async () => {
  const [anna, ben, cleo] = (await playing(server.url, 3, { options: { seats: 4 } })) as [Page, Page, Page];
  await ben.ask({ type: "leave" });
  await anna.play({ type: "finish" });
  await until(() => cleo.state.phase === "ended");
  expect(cleo.state.clock.isRunning).toBe(false);
  expect(await cleo.ask({ type: "again" })).toEqual({ refused: "not-host" });
  expect(await anna.ask({ type: "again" })).toBeUndefined();
  await until(() => cleo.state.match === 2 && cleo.seat === 1 && cleo.board.pebbles.length === 2);
  expect(JSON.parse(cleo.state.options)).toEqual({ seats: 4, round: 1 });
  expect(cleo.board.isOver).toBe(false);
  for (const round of [2, 3]) {
    await anna.play({ type: "finish" });
    expect(await anna.ask({ type: "again", next: true })).toBeUndefined();
    await until(() => JSON.parse(cleo.state.options).round === round);
  }
  await anna.play({ type: "finish" });
  expect(await anna.ask({ type: "again", next: true })).toEqual({ refused: "no-next" });
});

test("gather: the board is cleared, nobody is ready, and seats and options may change", async () => {
  const [anna, ben] = await pair();
  expect(await anna.ask({ type: "gather" })).toEqual({ refused: "not-ended" });
  await anna.play({ type: "finish" });
  expect(await anna.ask({ type: "gather" })).toBeUndefined();
  await until(() => ben.state.phase === "gathering" && ben.state.board === undefined);
  expect(ben.state.seats[1]?.isReady).toBe(false);
  const cleo = await Page.join(server.url, anna.code, { name: "Cleo" });
  expect(cleo.seat).toBe(2);
  await ben.ask({ type: "ready", isReady: true });
  await cleo.ask({ type: "ready", isReady: true });
  expect(await anna.ask({ type: "start" })).toBeUndefined();
  await until(() => cleo.state.match === 2 && cleo.board.pebbles.length === 3);
});

test("the journal has an entry before anybody hears of it", async () => {
  const [anna, ben] = await pair();
  const order: string[] = [];
  const append = server.journal.append.bind(server.journal);
  server.journal.append = (match, entry) => {
    append(match, entry);
    order.push("journal");
  };
  ben.room.onStateChange(() => order.push("patch"));
  ben.room.onMessage(1, () => order.push("events"));
  await anna.play({ type: "move", row: 1, col: 1 });
  await until(() => order.includes("events"));
  expect(order).toEqual(["journal", "patch", "events"]);
  server.journal.append = append;
});

test("rules that throw leave the table whole: the board is rebuilt, and play goes on", async () => {
  const [anna, ben] = await pair();
  await anna.play({ type: "take", count: 3 });
  await ben.play({ type: "peek" });
  await until(() => ben.hand?.peeked.length === 1);
  const { hand } = ben;
  expect(await anna.play({ type: "crash" })).toEqual({ refused: "internal" });
  expect(await anna.play({ type: "take", count: 1 })).toBeUndefined();
  await until(() => ben.board.pebbles[0] === 4);
  expect(ben.board.pawn.row).toBe(0);
  expect(ben.hand).toEqual(hand);
  expect(server.lines.filter(({ event }) => event === "rules failed")).toHaveLength(1);
});

test("a match that cannot be rebuilt closes its table alone, says why, and is kept aside", async () => {
  const [anna, ben] = await pair();
  const [cleo] = await pair();
  server.journal.match = () => {
    throw new Error("unreadable");
  };
  await anna.play({ type: "crash" }).catch(() => undefined);
  await until(() => ben.closeCode === CLOSE.damaged && anna.closeCode === CLOSE.damaged);
  Reflect.deleteProperty(server.journal, "match");
  await expect(ben.again()).rejects.toMatchObject({ code: JOIN_ERROR.damaged });
  expect(await cleo.play({ type: "take", count: 1 })).toBeUndefined();
});

test("a deadline that throws stops match time instead of throwing for ever", async () => {
  const [anna, ben] = await pair();
  await anna.play({ type: "curse" });
  const before = server.lines.length;
  await anna.play({ type: "hurry", milliseconds: 10 });
  await until(() => !ben.state.clock.isRunning);
  expect(await anna.play({ type: "take", count: 1 })).toBeUndefined();
  await until(() => ben.board.pebbles[0] === 1);
  expect(server.lines.slice(before).filter(({ event }) => event === "rules failed")).toHaveLength(1);
});
