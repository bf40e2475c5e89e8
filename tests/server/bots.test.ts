import { describe, expect, test } from "vitest";
import { PATIENCE } from "../../server/house.ts";
import { Bots, type BotsMatch } from "../../server/table/bots.ts";
import { games } from "../../shared/games/registry.ts";
import { Seat, TableState } from "../../shared/table/board.ts";
import type { AnyGame } from "../../shared/table/game.ts";
import { seededRandom } from "../../shared/table/random.ts";
import { Page } from "./support/page.ts";
import { pebbles } from "./support/pebbles.ts";
import { logInto, serverOfFile } from "./support/server.ts";
import { until } from "./support/until.ts";

const server = serverOfFile({ games: [pebbles as AnyGame, ...games.values()], patience: { bot: 5 } });

async function withBots(count: number): Promise<Page> {
  const anna = await Page.set(server.url);
  for (let added = 0; added < count; added++) expect(await anna.ask({ type: "addBot" })).toBeUndefined();
  await until(() => anna.state.seats.length === count + 1);
  return anna;
}

test("the host fills the table with bots, who are ready and have a colour, and sends them away again", async () => {
  const anna = await withBots(2);
  expect(anna.state.seats[2]).toMatchObject({ name: "", colour: 3, isBot: true, isTaken: true, isReady: true });
  expect(await anna.ask({ type: "removeBot", seat: 0 })).toEqual({ refused: "no-such-seat" });
  expect(await anna.ask({ type: "removeBot", seat: 1 })).toBeUndefined();
  await until(() => anna.state.seats.length === 2);
  for (let added = 2; added < 8; added++) await anna.ask({ type: "addBot" });
  expect(await anna.ask({ type: "addBot" })).toEqual({ refused: "full" });
  const ben = await Page.join(server.url, anna.code, { name: "Ben" });
  expect(ben.seat).toBe(-1);
  expect(await ben.ask({ type: "addBot" })).toEqual({ refused: "not-seated" });
});

test("new options leave bots ready, and no bot ever becomes host", async () => {
  const anna = await withBots(1);
  await anna.ask({ type: "options", options: { seats: 3 } });
  const ben = await Page.join(server.url, anna.code, { name: "Ben" });
  await until(() => ben.state.seats[1]?.isReady && ben.seat === 2);
  await anna.ask({ type: "leave" });
  await until(() => ben.seat === 1 && ben.state.host === 1);
});

test("a game without bots has none", async () => {
  const anna = await Page.set(server.url, { game: "magic-maze" });
  expect(await anna.ask({ type: "addBot" })).toEqual({ refused: "no-bots" });
});

test("bots play, each of its own seat, by commands in the journal", async () => {
  const anna = await withBots(2);
  await anna.ask({ type: "start" });
  await until(() => anna.state.phase === "playing");
  expect(await anna.play({ type: "take", count: 3 })).toBeUndefined();
  await until(() => anna.board.pebbles[1] === 3 && anna.board.pebbles[2] === 3);
  const stored = server.journal.openTables().find(({ table }) => table?.code === anna.code)?.table;
  const { entries } = server.journal.match(stored?.matchId ?? 0);
  expect(entries.filter(({ seat }) => seat === 1)).toHaveLength(3);
  expect(entries.filter(({ seat }) => seat === 2).every(({ command }) => command?.type === "take")).toBe(true);
});

test.each([
  [7, "bot failed"],
  [8, "bot refused"],
])("a bot that is broken (row %i) stands nobody in the way, and plays on when it can", async (row, event) => {
  const anna = await withBots(1);
  await anna.ask({ type: "start" });
  const before = server.lines.length;
  await anna.play({ type: "move", row, col: 0 });
  await anna.play({ type: "take", count: 1 });
  const said = () => server.lines.slice(before).filter((line) => line.event === event);
  await until(() => said().length >= 3);
  expect(await anna.play({ type: "move", row: 1, col: 0 })).toBeUndefined();
  await until(() => anna.board.pebbles[1] === 1);
  // It tried a few times after each change, and not for ever.
  expect(said().length).toBeLessThanOrEqual(9);
});

test.each([...games.values()].filter(({ think }) => think !== undefined).map(({ id }) => id))(
  "the bots of %s play on, lawfully, whatever comes",
  async (id) => {
    const game = games.get(id) as AnyGame;
    const anna = await Page.set(server.url, { game: id });
    const { min } = game.seats(JSON.parse(anna.state.options));
    for (let seat = 1; seat < Math.max(4, min); seat++) await anna.ask({ type: "addBot" });
    expect(await anna.ask({ type: "start" })).toBeUndefined();
    await until(() => anna.board !== undefined && anna.hand !== undefined);
    const before = server.lines.length;
    const random = seededRandom(1);
    const played = () => {
      const stored = server.journal.openTables().find(({ table }) => table?.code === anna.code)?.table;
      return server.journal.match(stored?.matchId ?? 0).entries.filter(({ seat = 0 }) => seat > 0).length;
    };
    await until(async () => {
      // Anna does what a bot would, so that nobody waits for her.
      const wish = game.think?.(anna.board, anna.hand, 0, random);
      if (wish !== undefined) await anna.play(wish);
      return anna.state.phase === "ended" || played() >= 40;
    }, 40_000);
    expect(server.lines.slice(before).filter(({ event }) => event === "bot refused" || event === "bot failed")).toEqual(
      [],
    );
  },
);

test("bots stand still while nobody is there", async () => {
  const anna = await withBots(1);
  await anna.ask({ type: "start" });
  await anna.play({ type: "take", count: 1 });
  await until(() => anna.board.pebbles[1] === 1);
  const watcher = await Page.join(server.url, anna.code);
  await anna.drop();
  await until(() => !watcher.state.clock.isRunning);
  expect(watcher.state.seats[1]?.isConnected).toBe(true);
});

describe("with timers of our own", () => {
  /** Bots of two seats, and what they wait for. */
  function table(think: AnyGame["think"], perform: BotsMatch["perform"]) {
    const house = { now: () => 0, seed: () => 1, patience: PATIENCE, log: logInto([]) };
    const state = new TableState({ code: "AAAA", game: "pebbles" } as never);
    for (const isBot of [true, false, true]) state.seats.push(new Seat({ isBot } as never));
    const waiting: { delay: number; act: () => void }[] = [];
    const bots = new Bots(house as never, { ...pebbles, think } as AnyGame, state, (delay, act) => {
      const one = { delay, act };
      waiting.push(one);
      return () => void waiting.splice(waiting.indexOf(one), 1);
    });
    const match: BotsMatch = { board: {}, hand: (seat) => `hand ${seat}`, perform };
    return { bots, match, waiting, ring: () => waiting.splice(0).forEach(({ act }) => void act()) };
  }

  test("after any number of changes at once every bot is asked once, after a natural delay", () => {
    const asked: unknown[][] = [];
    const { bots, match, waiting, ring } = table(
      (_board, hand, seat) => void asked.push([seat, hand]),
      () => undefined,
    );
    for (let change = 0; change < 5; change++) bots.ask(match);
    expect(waiting.map(({ delay }) => delay > 500 && delay < 2000)).toEqual([true, true]);
    ring();
    expect(asked).toEqual([
      [0, "hand 0"],
      [2, "hand 2"],
    ]);
    expect(waiting).toEqual([]);
  });

  test("a bot that is always refused tries three times, later each time, then waits for a change", () => {
    const { bots, match, waiting, ring } = table(
      (_board, _hand, seat) => (seat === 0 ? { type: "finish" } : undefined),
      () => ({ refused: "wall" }),
    );
    bots.ask(match);
    const delays: number[] = [];
    while (waiting.length > 0 && delays.length < 10) {
      delays.push(waiting[0]?.delay ?? 0);
      ring();
    }
    expect(delays).toHaveLength(3);
    bots.ask(match);
    expect(waiting).toHaveLength(2);
    bots.ask(undefined);
    expect(waiting).toEqual([]);
  });
});
