import { describe, expect, it } from "vitest";
import { magicMaze } from "../../../shared/games/magic-maze/index.ts";
import { SCENARIOS } from "../../../shared/games/magic-maze/scenarios.ts";
import { type Entry, Match, replayMatch } from "../../../shared/table/match.ts";
import { boardOf, playAtRandom } from "./play.ts";
import { nextStep, playToEnd } from "./solver.ts";

const SEEDS = Array.from({ length: 30 }, (_, seed) => seed);

const setupOf = (scenario: number, seed: number) => ({ options: { scenario, sand: 180 }, seats: 2 + (seed % 7), seed });

describe("a team that sees everything", { timeout: 60_000 }, () => {
  it.each(SCENARIOS.map((_, index) => index + 1))("wins scenario %i whatever the deal, without a timer", (scenario) => {
    for (const seed of SEEDS) {
      const match = new Match(magicMaze, setupOf(scenario, seed));
      playToEnd(match);
      expect(boardOf(match).result, `seed ${seed}`).toBe("won");
    }
  });

  it.each([3, 5, 7])("with slow hands turns the sand in time, and wins scenario %i", (scenario) => {
    for (const seed of [1, 2, 3]) {
      const match = new Match(magicMaze, setupOf(scenario, seed));
      playToEnd(match, { pause: 1200, turnsSand: true });
      expect(boardOf(match).result, `seed ${seed}`).toBe("won");
      expect(boardOf(match).summary?.timersUsed).toBeGreaterThan(0);
    }
  });

  it("wins from wherever others have left the heroes", () => {
    for (const seed of SEEDS) {
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
