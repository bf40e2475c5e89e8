import { describe, expect, test } from "vitest";
import { momentsOf, sandCorners, sandStart } from "../../../client/games/magic-maze/replay/moments.ts";
import { develop, type Film, frameAt, OtherRules } from "../../../client/replay/film.ts";
import { sharesOf } from "../../../client/replay/shares.ts";
import type { MazeBoard } from "../../../shared/games/magic-maze/board.ts";
import { magicMaze } from "../../../shared/games/magic-maze/index.ts";
import { type Entry, Match, replayMatch } from "../../../shared/table/match.ts";
import type { MatchRecording } from "../../../shared/table/protocol.ts";
import { playToEnd } from "../../rules/magic-maze/solver.ts";

/** A match as the server would have kept it. */
function played(scenario: number, seats: number, seed: number): MatchRecording {
  const options = magicMaze.options.parse({ scenario, sand: 420 });
  const match = new Match(magicMaze, { options, seats, seed });
  const steps = playToEnd(match, { pause: 1000, turnsSand: true });
  const again = new Match(magicMaze, { options, seats, seed });
  const entries: Entry[] = [];
  for (const [index, { seat, command }] of steps.entries()) {
    entries.push(...again.advance((index + 1) * 1000), again.perform((index + 1) * 1000, seat, command));
  }
  const names = Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`);
  const head = { game: "magic-maze", rulesVersion: magicMaze.rulesVersion, options, names, seed, startedAt: 0 };
  return { head, entries };
}

/** The board after the last entry. */
const endOf = ({ frames }: Film) => (frames.at(-1) ?? { board: {} }).board as MazeBoard;

const setupOf = ({ head }: MatchRecording) => ({ options: head.options, seats: head.names.length, seed: head.seed });

describe.each([
  [1, 4, 3],
  [3, 2, 11],
  [7, 5, 8],
])("a match of scenario %i with %i players", (scenario, seats, seed) => {
  const recording = played(scenario, seats, seed);
  const film: Film = develop(magicMaze, recording);

  test("shows at every moment the board that a straight replay has there, in whatever order one looks", () => {
    const { entries } = recording;
    for (const number of [entries.length, 0, 7, Math.floor(entries.length / 2), 3]) {
      const straight = replayMatch(magicMaze, setupOf(recording), entries.slice(0, number));
      expect(film.frames[number]?.board).toEqual(JSON.parse(JSON.stringify(straight.board.toJSON())));
    }
  });

  test("seeking a time finds the last entry that is not later", () => {
    for (const time of [-5, 0, 999, 1000, 1001, 30_500, film.duration, film.duration + 9]) {
      const expected = film.frames.findLastIndex(({ at }, number) => number === 0 || at <= time);
      expect(frameAt(film, time)).toBe(expected);
    }
  });

  test("keeps what did not change once", () => {
    const tiles = new Set(film.frames.map(({ board }) => (board as MazeBoard).tiles));
    const laid = film.frames.flatMap(({ events }) => events.filter(({ type }) => type === "explored")).length;
    expect(tiles.size).toBe(laid + 1);
  });

  test("has its moments in order, the end the last", () => {
    const moments = momentsOf(film);
    expect(moments.map(({ at }) => at)).toEqual(moments.map(({ at }) => at).sort((a, b) => a - b));
    expect(["won", "lost"]).toContain(moments.at(-1)?.event.type);
  });

  test("draws the line of sand that the summary has", () => {
    const { summary } = endOf(film);
    const from = sandStart(film);
    const turns = [...(summary?.sand ?? [])];
    const corners = sandCorners(film);
    expect(corners.length).toBe(turns.length * 2);
    expect(corners.at(-1)).toEqual({ at: (summary?.duration ?? 0) + from, sand: summary?.sandLeft });
  });

  test("counts for each player as many acts as the summary does", () => {
    const { summary } = endOf(film);
    const isAct = (type: string) => ["move", "vortex", "escalator", "explore"].includes(type);
    const shares = sharesOf(film, seats, isAct, sandStart(film));
    expect(shares.map(({ acts }) => acts)).toEqual([...(summary?.actions ?? [])]);
    expect(shares.reduce((sum, { part }) => sum + part, 0)).toBeCloseTo(1);
  });
});

test("a match by other rules is not shown", () => {
  const recording = played(1, 2, 1);
  const old = { ...recording, head: { ...recording.head, rulesVersion: 0 } };
  expect(() => develop(magicMaze, old)).toThrow(OtherRules);
});

test("a journal that does not fit the rules is not shown", () => {
  const recording = played(1, 2, 1);
  expect(() => develop(magicMaze, { ...recording, entries: recording.entries.slice(1) })).toThrow();
});

test("idle is who has not acted for ten seconds", () => {
  const entry = (at: number, seat: number): Entry => ({ number: 0, at, seat, command: { type: "move" } });
  const frames = [entry(0, 0), entry(50_000, 1), entry(55_000, 1), entry(100_000, 0)].map((one) => ({
    at: one.at,
    entry: one,
    board: undefined,
    hands: [],
    events: [],
  }));
  const [first, second, third] = sharesOf({ frames, duration: 100_000, secret: undefined }, 3, () => true);
  expect(first).toEqual({ acts: 2, part: 0.5, idle: 0.8 });
  expect(second).toEqual({ acts: 2, part: 0.5, idle: 0.75 });
  expect(third).toEqual({ acts: 0, part: 0, idle: 1 });
});
