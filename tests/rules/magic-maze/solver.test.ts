import { describe, expect, it } from "vitest";
import { magicMaze } from "../../../shared/games/magic-maze/index.ts";
import { LAST_SCENARIO } from "../../../shared/games/magic-maze/scenarios.ts";
import { type Entry, Match, replayMatch } from "../../../shared/table/match.ts";
import { boardOf, playAtRandom } from "./play.ts";
import { AtALoss, nextStep, playToEnd } from "./solver.ts";

/** As many as `MAZE_SEEDS` says: more than these take long. */
const SEEDS = Array.from({ length: Number(process.env.MAZE_SEEDS ?? 5) }, (_, seed) => seed);

const NUMBERS = Array.from({ length: LAST_SCENARIO }, (_, index) => index + 1);

/** Every seed another number of players, another level and the other side. */
function setupOf(scenario: number, seed: number, more: object = {}) {
  const options = magicMaze.options.parse({
    scenario,
    sand: 180,
    level: 12 + ((seed * 5) % 13),
    side: seed % 2 === 0 ? "B" : "A",
    ...more,
  });
  const { max } = magicMaze.seats(options);
  const min = Math.max(2, magicMaze.seats(options).min);
  return { options, seats: min + (seed % (max - min + 1)), seed };
}

/** By scenario, how many of a hundred deals the solver may lose: a dimension may be left without a way on. */
const MAY_LOSE: ReadonlyMap<number, number> = new Map([[13, 10]]);

describe("a team that sees everything", { timeout: 120_000 }, () => {
  it.each(NUMBERS)("wins scenario %i whatever the deal, without a timer", (scenario) => {
    const lost = SEEDS.filter((seed) => {
      const match = new Match(magicMaze, setupOf(scenario, seed));
      try {
        playToEnd(match);
      } catch (error) {
        if (!(error instanceof AtALoss)) throw error;
      }
      return boardOf(match).result !== "won";
    });
    expect(lost.length, `seeds ${lost}`).toBeLessThanOrEqual((SEEDS.length * (MAY_LOSE.get(scenario) ?? 0)) / 100);
  });

  it.each(NUMBERS)("wins scenario %i alone as well, tile by tile, unless it is not for one", (scenario) => {
    const seed = scenario % 5;
    const setup = { ...setupOf(scenario, seed), seats: 1 };
    if (magicMaze.seats(setup.options).min > 1) return;
    const match = new Match(magicMaze, setup);
    const steps = playToEnd(match);
    expect(boardOf(match).result).toBe("won");
    expect(steps.filter(({ command }) => command.type === "turnUp").length).toBeGreaterThan(7);
  });

  it.each(SEEDS)("wins alone with all seven at hand, from seed %i", (seed) => {
    const match = new Match(magicMaze, { ...setupOf(8, seed, { solo: "relaxed" }), seats: 1 });
    playToEnd(match);
    expect(boardOf(match).result).toBe("won");
  });

  it.each([3, 5, 7, 11])("with slow hands turns the sand in time, and wins scenario %i", (scenario) => {
    for (const seed of [1, 2, 3]) {
      const match = new Match(magicMaze, setupOf(scenario, seed));
      playToEnd(match, { pause: 1200, turnsSand: true });
      expect(boardOf(match).result, `seed ${seed}`).toBe("won");
      if (scenario < 8) expect(boardOf(match).summary?.timersUsed).toBeGreaterThan(0);
    }
  });

  it("wins from wherever others have left the heroes", () => {
    for (let seed = 0; seed < 10; seed++) {
      const setup = { options: { scenario: 1 + (seed % 7), sand: 420 }, seats: 2 + (seed % 7), seed };
      const { match, journal } = playAtRandom(setup, 60);
      playToEnd(match, { from: journal.at(-1)?.at ?? 0, pause: 1 });
      expect(boardOf(match).result, `seed ${seed}`).toBe("won");
    }
  });

  it("wins a match that is played again from its journal as well", () => {
    const setup = setupOf(7, 99);
    const match = new Match(magicMaze, setup);
    const journal = playToEnd(match).map(
      ({ seat, command }, number): Entry => ({ number, at: (number + 1) * 10, seat, command }),
    );
    expect(replayMatch(magicMaze, setup, journal).board.toJSON()).toEqual(match.board.toJSON());
  });

  it("needs nothing but what lies on the table", () => {
    const match = new Match(magicMaze, setupOf(5, 3));
    const copy = () => JSON.parse(JSON.stringify(match.board.toJSON()));
    for (let turn = 0; turn < 40; turn++) {
      const step = nextStep(copy());
      expect(step).toEqual(nextStep(boardOf(match)));
      if (step) match.perform(turn, step.seat, step.command);
    }
  });

  it("has nothing to do after the end", () => {
    const match = new Match(magicMaze, setupOf(1, 1));
    playToEnd(match);
    expect(nextStep(boardOf(match))).toBeUndefined();
  });
});
