import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type House, PATIENCE } from "../../server/house.ts";
import { SqliteJournal } from "../../server/journal/sqlite.ts";
import { type Audience, Play } from "../../server/table/play.ts";
import { newState } from "../../server/table/state.ts";
import { REST } from "../../server/table/writings.ts";
import { matchTime } from "../../shared/table/clock.ts";
import type { AnyGame } from "../../shared/table/game.ts";
import { type PebblesBoard, pebbles } from "./support/pebbles.ts";
import { logInto } from "./support/server.ts";

const NOON = 1_800_000_000_000.25;
const record = {
  code: "ABCD",
  game: "pebbles",
  options: {},
  isPublic: false,
  phase: "playing",
  host: 0,
  seats: [],
  match: 1,
} as const;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  expect(vi.getTimerCount(), "at most one timer a match").toBeLessThanOrEqual(1);
  vi.useRealTimers();
});

/** A match of pebbles without a table: nothing but its own timer makes time act. */
function match(game = pebbles as AnyGame) {
  const journal = new SqliteJournal(":memory:");
  const began = performance.now();
  /** By how much server time is not where the timers think it is. */
  let ahead = 0;
  const house = {
    journal,
    now: () => NOON + performance.now() - began + ahead,
    log: logInto([]),
    patience: PATIENCE,
  } as unknown as House;
  const state = newState(game, record);
  const broken = vi.fn();
  const audience = {
    patch: vi.fn(),
    hand: vi.fn(),
    events: vi.fn(),
    taken: vi.fn(),
    changed: vi.fn(),
    ended: vi.fn(),
    write: (_what: string, act: () => void) => act(),
    broken,
  } satisfies Audience;
  const head = { game: "pebbles", rulesVersion: 1, options: { seats: 2 }, names: ["A", "B"], seed: 1, startedAt: 0 };
  const id = journal.openTable(record);
  const play = Play.begin(house, game, head, id, state, audience);
  return {
    journal,
    house,
    state,
    audience,
    play,
    broken,
    get board() {
      return play.board as PebblesBoard;
    },
    /** Match time. */
    at: () => matchTime(state.clock, house.now()),
    hurry: (milliseconds: number) => play.perform(0, { type: "hurry", milliseconds } as never),
    shift: (time: number) => {
      ahead += time;
    },
  };
}

const pass = (time: number) => vi.advanceTimersByTime(time);

test.each([1, 999, 59_999, 60_000, 60_001, 150_000, 3_600_000])(
  "a deadline in %i ms is acted on in its very millisecond, without anybody looking",
  (time) => {
    const { play, hurry, board, journal } = match();
    play.run(true, 0);
    hurry(time);
    pass(time - 1);
    expect(board.times).toBe(0);
    pass(1);
    expect(board).toMatchObject({ times: 1, lastAt: time });
    expect(journal.match(play.id).entries.at(-1)).toEqual({ number: 1, at: time });
  },
);

test("a match whose deadline stays where it is does not touch its timer", () => {
  const { play, hurry, board } = match();
  play.run(true, 0);
  hurry(5000);
  const set = vi.spyOn(globalThis, "setTimeout");
  for (let n = 0; n < 40; n++) {
    pass(100);
    play.perform(1, { type: "take", count: 1 } as never);
    play.tick();
    play.run(true, 0);
  }
  expect(set).not.toHaveBeenCalled();
  pass(1000);
  expect(board.times).toBe(1);
});

test("a deadline that is put off or brought forward is acted on at its new time alone", () => {
  const { play, hurry, board } = match();
  play.run(true, 0);
  hurry(1000);
  pass(500);
  hurry(2000);
  pass(1999);
  expect(board.times).toBe(0);
  hurry(3);
  pass(3);
  expect(board).toMatchObject({ times: 1, lastAt: 2502 });
  pass(100_000);
  expect(board.times).toBe(1);
});

test("one deadline after the other: each has its turn", () => {
  const { play, hurry, board } = match();
  play.run(true, 0);
  for (let n = 1; n <= 20; n++) {
    hurry(70);
    pass(70);
    expect(board).toMatchObject({ times: n, lastAt: n * 70 });
  }
});

test("in a pause nothing is acted on; afterwards what was left of the time is left", () => {
  const { play, hurry, board, at } = match();
  play.run(true, 0);
  hurry(90_000);
  for (let n = 0; n < 8; n++) {
    pass(10_000);
    play.run(false, 0);
    expect(vi.getTimerCount()).toBe(0);
    pass(123_456);
    play.run(true, 0);
  }
  expect(at()).toBe(80_000);
  pass(9_999);
  expect(board.times).toBe(0);
  pass(1);
  expect(board).toMatchObject({ times: 1, lastAt: 90_000 });
});

test("a pause that lasts no time at all changes nothing", () => {
  const { play, hurry, board } = match();
  play.run(true, 0);
  hurry(100);
  play.run(false, 0);
  play.run(true, 0);
  pass(100);
  expect(board.times).toBe(1);
});

test("a countdown sets match time going at its very end, and the deadline follows from there", () => {
  const { play, hurry, board, state, audience } = match();
  play.run(true, 0);
  hurry(1000);
  pass(400);
  play.run(false, 0);
  play.run(true, 3000);
  pass(2999);
  expect(state.clock.isRunning).toBe(false);
  audience.patch.mockClear();
  pass(1);
  expect(state.clock).toMatchObject({ isRunning: true, startsAt: 0 });
  expect(audience.patch).toHaveBeenCalled();
  pass(599);
  expect(board.times).toBe(0);
  pass(1);
  expect(board).toMatchObject({ times: 1, lastAt: 1000 });
});

test("a countdown that the table's own look finds over is over once, and the deadline is not forgotten", () => {
  const { play, hurry, board, shift } = match();
  play.run(true, 0);
  hurry(1000);
  play.run(false, 0);
  play.run(true, 3000);
  shift(3000);
  play.tick();
  pass(4000);
  expect(board).toMatchObject({ times: 1, lastAt: 1000 });
});

test("a countdown that is broken off sets nothing going", () => {
  const { play, hurry, board, state } = match();
  play.run(true, 0);
  hurry(10);
  play.run(false, 0);
  play.run(true, 3000);
  pass(2000);
  play.run(false, 0);
  pass(100_000);
  expect([state.clock.isRunning, board.times]).toEqual([false, 0]);
  expect(vi.getTimerCount()).toBe(0);
});

test("a timer that goes off too early is aimed again", () => {
  const { play, hurry, board, shift } = match();
  play.run(true, 0);
  hurry(1000);
  pass(1);
  shift(-30);
  pass(999 + 29);
  expect(board.times).toBe(0);
  pass(1);
  expect(board).toMatchObject({ times: 1, lastAt: 1000 });
});

test("a deadline that the table's own look, or a command, finds overdue is acted on once", () => {
  const { play, hurry, board, shift } = match();
  play.run(true, 0);
  hurry(1000);
  shift(2000);
  play.tick();
  expect(board).toMatchObject({ times: 1, lastAt: 1000 });
  hurry(1000);
  shift(2000);
  play.perform(1, { type: "take", count: 1 } as never);
  expect(board).toMatchObject({ times: 2, lastAt: 4000 });
  pass(10_000);
  expect(board.times).toBe(2);
});

test("after the end, by the rules or by vote, no timer is left", () => {
  const [finished, abandoned, stopped] = [match(), match(), match()];
  for (const { play, hurry } of [finished, abandoned, stopped]) {
    play.run(true, 0);
    hurry(1000);
  }
  finished.play.perform(0, { type: "finish" } as never);
  abandoned.play.abandon();
  abandoned.play.run(false, 0);
  stopped.play.stop();
  expect(vi.getTimerCount()).toBe(0);
  pass(5000);
  expect([finished, abandoned, stopped].map(({ board }) => board.times)).toEqual([0, 0, 0]);
});

test("a match of a former process has the rest of its time, once somebody is there", () => {
  const { play, hurry, journal, house, audience } = match();
  play.run(true, 0);
  hurry(90_000);
  pass(30_000);
  play.perform(1, { type: "take", count: 1 } as never);
  play.stop();
  const state = newState(pebbles, record);
  const again = Play.resume(house, pebbles as AnyGame, play.id, journal.match(play.id), state, audience);
  expect(vi.getTimerCount()).toBe(0);
  pass(1_000_000);
  again.run(true, 3000);
  pass(3000 + 59_999);
  expect(again.board).toMatchObject({ times: 0 });
  pass(1);
  expect(again.board).toMatchObject({ times: 1, lastAt: 90_000 });
});

test("a deadline that the disk does not take is acted on once, when it does", () => {
  const { play, hurry, journal, state, audience } = match();
  play.run(true, 0);
  hurry(1000);
  const full = vi.spyOn(journal, "append").mockImplementation(() => {
    throw new Error("database or disk is full");
  });
  pass(1000);
  expect(state.clock).toMatchObject({ isRunning: false, at: 999 });
  expect(vi.getTimerCount()).toBe(0);
  pass(REST);
  full.mockRestore();
  play.tick();
  pass(1);
  expect(play.board).toMatchObject({ times: 1, lastAt: 1000 });
  expect(state.clock.isRunning).toBe(true);
  expect(audience.broken).not.toHaveBeenCalled();
});

test("a match that cannot be rebuilt when its time is up leaves no timer behind, and takes nothing down any more", () => {
  const { play, hurry, journal, broken } = match();
  play.run(true, 0);
  play.perform(0, { type: "curse" } as never);
  hurry(1000);
  vi.spyOn(journal, "match").mockImplementation(() => {
    throw new Error("unreadable");
  });
  pass(1000);
  expect(broken).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
  const append = vi.spyOn(journal, "append");
  play.note({ type: "takeover", seat: 0 });
  expect(play.perform(1, { type: "take", count: 1 } as never)).toEqual({ refused: "internal" });
  expect(append).not.toHaveBeenCalled();
});

test("rules that do not even know their deadline any more end their own match, and nothing else", () => {
  let isLost = false;
  const nextDeadline = (board: PebblesBoard) => {
    if (isLost) throw new TypeError("no deadline");
    return board.timeUp < 0 ? undefined : board.timeUp;
  };
  const { play, hurry, broken } = match({ ...pebbles, nextDeadline } as unknown as AnyGame);
  play.run(true, 0);
  hurry(1000);
  isLost = true;
  pass(1000);
  expect(broken).toHaveBeenCalledOnce();
  // Those who sat there leave, one by one.
  play.run(true, 0);
  play.run(true, 3000);
  play.note({ type: "takeover", seat: 0 });
  expect(play.perform(1, { type: "take", count: 1 } as never)).toEqual({ refused: "internal" });
  play.tick();
  pass(10_000);
  expect(broken).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});
