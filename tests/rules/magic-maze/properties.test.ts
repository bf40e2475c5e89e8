import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DIRECTIONS } from "../../../shared/games/magic-maze/actions.ts";
import { dimensionOf } from "../../../shared/games/magic-maze/dimensions.ts";
import { COLOURS } from "../../../shared/games/magic-maze/heroes.ts";
import { magicMaze } from "../../../shared/games/magic-maze/index.ts";
import type { HeroCommand } from "../../../shared/games/magic-maze/judge.ts";
import { isSame, type Mall, mallOf } from "../../../shared/games/magic-maze/mall.ts";
import type { Options } from "../../../shared/games/magic-maze/options.ts";
import { preview } from "../../../shared/games/magic-maze/preview.ts";
import { REFUSAL_CODES } from "../../../shared/games/magic-maze/refusals.ts";
import { type Match, replayMatch } from "../../../shared/table/match.ts";
import type { Random } from "../../../shared/table/random.ts";
import { Refusal } from "../../../shared/table/refusal.ts";
import { anySetup, boardOf, everyTarget, playAtRandom, setupsOf, type Turn, targetsFor } from "./play.ts";

const json = (match: Match) => JSON.stringify(match.board.toJSON());

function whyRefused(match: Match, now: number, seat: number, command: { readonly type: string }): string | undefined {
  try {
    match.perform(now, seat, command);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

/** Any command, most of them senseless. */
function anyCommand(random: Random): HeroCommand | { type: "explore"; row: number; col: number } {
  const hero = random.pick(COLOURS);
  const spot = { row: random.integer(-8, 11), col: random.integer(-8, 11) };
  return random.pick([
    { type: "move", hero, direction: random.pick(["N", "E", "S", "W"] as const), cells: random.integer(1, 6) },
    { type: "vortex", hero, ...spot },
    { type: "escalator", hero },
    { type: "explore", ...spot },
  ] as const);
}

describe("in random lawful play of every scenario, own ones among them, with 1 to 9 players,", {
  timeout: 60_000,
}, () => {
  it("heroes stand on walkable cells, and never two on one", () => {
    fc.assert(
      fc.property(anySetup, (setup) => {
        playAtRandom(setup, 60, (match) => {
          const board = boardOf(match);
          const mall = mallOf(board.tiles);
          const heroes = [...board.heroes].filter(({ isOut }) => !isOut);
          for (const { row, col } of heroes) expect(mall.cell(row, col)?.isWalkable).toBe(true);
          expect(new Set(heroes.map(({ row, col }) => `${row},${col}`)).size).toBe(heroes.length);
        });
      }),
      { numRuns: 15 },
    );
  });

  it("the sand left never grows but by turning the timer, and never exceeds the timer", () => {
    fc.assert(
      fc.property(anySetup, (setup) => {
        let last = { out: Number.NaN, tokens: 0 };
        playAtRandom(setup, 60, (match, now) => {
          const { sandOut, sandTotal, tokens, tiles } = boardOf(match);
          const mall = mallOf(tiles);
          const spent = [...tokens].filter(({ row, col }) => mall.cell(row, col)?.feature?.type === "timer").length;
          if (spent === last.tokens && !Number.isNaN(last.out)) expect(sandOut).toBe(last.out);
          expect(sandOut - now).toBeLessThanOrEqual(sandTotal);
          last = { out: sandOut, tokens: spent };
        });
      }),
      { numRuns: 15 },
    );
  });

  it("the journal played again gives the same board", () => {
    fc.assert(
      fc.property(anySetup, fc.nat({ max: 150 }), (setup, steps) => {
        const { match, journal } = playAtRandom(setup, steps);
        const again = replayMatch(magicMaze, setup, JSON.parse(JSON.stringify(journal)));
        expect(json(again)).toBe(json(match));
        expect(again.length).toBe(match.length);
      }),
      { numRuns: 15 },
    );
  });

  it("every target is accepted, and the hero ends where it lit up", () => {
    fc.assert(
      fc.property(anySetup, fc.nat({ max: 80 }), fc.nat(), (setup, steps, choice) => {
        const { match, journal } = playAtRandom(setup, steps);
        if (match.isOver) return;
        const now = journal.at(-1)?.at ?? 0;
        const turns = everyTarget(boardOf(match));
        // Each is tried on a match of its own; a handful a position, chosen at random.
        const some = turns.filter((_, index) => (index + choice) % Math.ceil(turns.length / 6) === 0);
        for (const turn of some) expectDone(replayMatch(magicMaze, setup, journal), now, turn);
      }),
      { numRuns: 15 },
    );
  });

  it("what is no target is refused with a known code, and changes nothing", () => {
    fc.assert(
      fc.property(anySetup, (setup) => {
        playAtRandom(setup, 40, (match, now, random) => {
          const seat = random.integer(0, setup.seats - 1);
          const command = anyCommand(random);
          const isTarget = targetsFor(boardOf(match), seat).some((turn) => same(turn.command, command));
          const foreseen = preview(boardOf(match), seat, command);
          expect(typeof foreseen !== "string").toBe(isTarget);
          if (isTarget) return;
          const before = json(match);
          const why = whyRefused(match, now, seat, command);
          expect(REFUSAL_CODES).toContain(why);
          expect(why).toBe(foreseen);
          expect(json(match)).toBe(before);
        });
      }),
      { numRuns: 15 },
    );
  });

  it("a preview leaves the hero where the command takes it", () => {
    fc.assert(
      fc.property(anySetup, (setup) => {
        playAtRandom(setup, 30, (match, _now, random) => {
          const turns = targetsFor(boardOf(match), random.integer(0, setup.seats - 1));
          if (turns.length === 0) return;
          const { seat, command, row, col } = random.pick(turns);
          const view = preview(boardOf(match), seat, command);
          if (typeof view === "string") throw new Error(view);
          if (command.type !== "explore")
            expect(view.heroes[COLOURS.indexOf(command.hero)]).toMatchObject({ row, col });
        });
      }),
      { numRuns: 15 },
    );
  });

  it("there is always a place left to explore before the stack is empty", () => {
    fc.assert(
      fc.property(anySetup, (setup) => {
        playAtRandom(setup, 120, (match) => {
          const { tiles, tilesLeft } = boardOf(match);
          if (tilesLeft > 0) expect(mallOf(tiles).explores.some(({ leadsTo }) => leadsTo)).toBe(true);
        });
      }),
      { numRuns: 15 },
    );
  });

  it("the sand runs out in the end, and the match is lost", () => {
    fc.assert(
      fc.property(anySetup, (setup) => {
        const { match } = playAtRandom(setup, 20);
        for (const fired of match.advance(1e9)) expect(fired.command).toBeUndefined();
        expect(boardOf(match).result).toBe("lost");
      }),
      { numRuns: 15 },
    );
  });
});

/** Plays scenario after scenario of the kind and looks at every position. */
function everyPosition(scenario: number, look: (match: Match) => void, numRuns = 10): void {
  fc.assert(
    fc.property(setupsOf(fc.constant(scenario)), (setup) => {
      const { options, ...more } = setup;
      playAtRandom({ ...more, options: { ...(options as Options), sand: 180 } }, 150, look);
    }),
    { numRuns, seed: scenario },
  );
}

describe("in random lawful play", { timeout: 60_000 }, () => {
  it("of rearrangement (11) no tile that remains is ever out of reach, nor tile 1 gone", () => {
    let removed = 0;
    let seen: Mall | undefined;
    everyPosition(11, (match) => {
      const { tiles, removalsLeft } = boardOf(match);
      if (removalsLeft === 1) removed += 1;
      const mall = mallOf(tiles);
      if (mall === seen) return;
      seen = mall;
      const reached = new Set(mall.cells.filter(({ tile }) => tile === 0));
      for (const cell of reached) {
        const ends = mall.escalators.find((pair) => pair.some((end) => isSame(end, cell))) ?? [];
        const steps = DIRECTIONS.map((direction) => mall.step(cell, direction, undefined));
        for (const next of [...steps, ...ends.map((end) => mall.cell(end.row, end.col))]) if (next) reached.add(next);
      }
      expect(new Set([...reached].map(({ tile }) => tile)).size).toBe(mall.tiles.length);
      expect(mall.tiles[0]?.id).toMatch(/^1[AB]$/);
    });
    expect(removed).toBeGreaterThan(0);
  });

  it("of two dimensions (13) they never join, and never hold all four together", () => {
    let seen: Mall | undefined;
    // Not for want of trying: heroes change over, and both dimensions grow.
    const homes = new Set<string>();
    const grown = new Set<number>();
    everyPosition(
      13,
      (match) => {
        const board = boardOf(match);
        const mall = mallOf(board.tiles);
        homes.add([...board.heroes].map((hero) => dimensionOf(hero)).join());
        for (const tile of mall.tiles.slice(2)) grown.add(dimensionOf(tile));
        const passages =
          mall === seen ? [] : mall.cells.flatMap((cell) => DIRECTIONS.map((way) => [cell, way] as const));
        seen = mall;
        for (const [cell, direction] of passages) {
          const next = mall.step(cell, direction, "orange");
          if (next) expect(dimensionOf(next)).toBe(dimensionOf(cell));
        }
        const inside = [...board.heroes].filter(({ isOut }) => !isOut);
        if (inside.length === 4) expect(new Set(inside.map((hero) => dimensionOf(hero))).size).toBe(2);
      },
      40,
    );
    expect(homes.size).toBeGreaterThan(3);
    expect(grown).toEqual(new Set([0, 1]));
  });

  it("of no groups (17) never two stand on one tile but tile 1", () => {
    let farthest = 0;
    everyPosition(17, (match) => {
      const board = boardOf(match);
      const mall = mallOf(board.tiles);
      const tiles = [...board.heroes].map(({ row, col }) => mall.cell(row, col)?.tile).filter((tile) => tile !== 0);
      expect(new Set(tiles).size).toBe(tiles.length);
      farthest = Math.max(farthest, tiles.length);
    });
    expect(farthest).toBeGreaterThan(2);
  });
});

function same(a: object, b: object): boolean {
  const inOrder = (command: object) => JSON.stringify(Object.entries(command).sort());
  return inOrder(a) === inOrder(b);
}

function expectDone(match: Match, now: number, { seat, command, row, col }: Turn): void {
  const tiles = boardOf(match).tiles.length;
  match.perform(now, seat, command);
  if (command.type === "explore") expect(boardOf(match).tiles.length).toBe(tiles + 1);
  else expect(boardOf(match).heroes[COLOURS.indexOf(command.hero)]).toMatchObject({ row, col });
}
