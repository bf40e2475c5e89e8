import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { magicMaze } from "../../../shared/games/magic-maze/index.ts";
import { CHALLENGES, SCENARIOS, scenarioOf, switchesOf } from "../../../shared/games/magic-maze/scenarios.ts";
import { type Switches, switches } from "../../../shared/games/magic-maze/switches.ts";
import { UNWINNABLE_CODES, type UnwinnableCode, whyUnwinnable } from "../../../shared/games/magic-maze/unwinnable.ts";
import { Match } from "../../../shared/table/match.ts";
import { seededRandom } from "../../../shared/table/random.ts";
import { boardOf, playAtRandom, setupsOf } from "./play.ts";
import { playToEnd } from "./solver.ts";

const own = (change: Partial<Switches>) => switches.parse(change);

const REFUSED: Readonly<Record<UnwinnableCode, readonly [change: Partial<Switches>, level: number, players?: number]>> =
  {
    "level-lacks-items": [{ exits: "common" }, 8],
    "level-lacks-exits": [{}, 11],
    "dimensions-split-exit": [{ hasDimensions: true, exits: "common" }, 24],
    "groups-block-exit": [{ hasGroups: false, exits: "common" }, 24],
    "leader-needs-three": [{ hasLeader: true }, 24, 2],
    "nine-need-leader": [{}, 24, 9],
  };

/** What the challenge changes. */
function changeOf(number: number): Partial<Switches> {
  const base = own({});
  const isChanged = ([name, value]: [string, unknown]) => value !== base[name as keyof Switches];
  return Object.fromEntries(Object.entries(scenarioOf(number)).filter(isChanged));
}

const NUMBERS = CHALLENGES.map((_, index) => SCENARIOS.length + 1 + index);
const PAIRS = NUMBERS.flatMap((one) => NUMBERS.filter((other) => one < other).map((other) => [one, other] as const));

describe("an own scenario", () => {
  it("plays by the switches that the host has set, on the level and side chosen", () => {
    const chosen = magicMaze.options.parse({
      scenario: 0,
      level: 15,
      side: "A",
      own: { exits: "others", hasLeader: true, hasMage: false },
    });
    const { board, secret } = magicMaze.setUp(chosen, 4, seededRandom(1));
    expect(board.toJSON()).toMatchObject({ scenario: 0, level: 15, own: chosen.own });
    expect(switchesOf(board)).toMatchObject({ exits: "others", hasLeader: true, hasMage: false, hasElf: true });
    expect(switchesOf(JSON.parse(JSON.stringify(board.toJSON())))).toEqual(chosen.own);
    expect([secret.stack.length, board.tiles[0]?.id]).toEqual([14, "1A"]);
    expect(magicMaze.seats(chosen)).toEqual({ min: 3, max: 9 });
  });

  it("is as scenario 7 where nothing is set, and leads to no next one", () => {
    const chosen = magicMaze.options.parse({ scenario: 0 });
    const { board } = magicMaze.setUp(chosen, 2, seededRandom(1));
    expect(switchesOf(board)).toMatchObject(switches.parse({}));
    expect(magicMaze.next(chosen, board)).toBeUndefined();
  });

  it("may do with fewer tiles where one exit is for all", () => {
    expect(magicMaze.options.safeParse({ scenario: 0, level: 9, own: { exits: "common" } }).success).toBe(true);
    expect(magicMaze.options.safeParse({ scenario: 0, level: 9 }).success).toBe(false);
    expect(magicMaze.options.safeParse({ scenario: 8, level: 11 }).success).toBe(false);
  });

  it.each(UNWINNABLE_CODES)("that cannot be won is named: %s", (code) => {
    const [change, level, players] = REFUSED[code];
    expect(whyUnwinnable(own(change), level, players)).toBe(code);
  });

  it("that can never be won is refused with the reason", () => {
    for (const [change, level, players] of Object.values(REFUSED)) {
      if (players !== undefined || level < 9) continue;
      const parsed = magicMaze.options.safeParse({ scenario: 0, level, own: change });
      expect(parsed.error?.issues[0]?.message).toBe(whyUnwinnable(own(change), level));
    }
  });

  it.each(PAIRS)("is every challenge with every other: a team wins %i with %i", { timeout: 60_000 }, (one, other) => {
    const both = own({ ...changeOf(one), ...changeOf(other) });
    // Where the two dimensions are never changed few deals can be won: this one can.
    const seed = one === 13 && other === 16 ? 10 : 0;
    const options = magicMaze.options.parse({ scenario: 0, sand: 420, level: 19, side: "B", own: both });
    const match = new Match(magicMaze, { options, seats: 4, seed });
    playToEnd(match);
    expect(boardOf(match).result).toBe("won");
  });

  it("is no scenario of the book, none of which is refused", () => {
    for (const scenario of [...SCENARIOS, ...CHALLENGES]) expect(whyUnwinnable(scenario, 12)).toBeUndefined();
  });

  it("of any switches that can be won is set up and played", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(setupsOf(fc.constant(0)), (setup) => {
        const { match } = playAtRandom(setup, 60);
        expect(boardOf(match).tiles.length).toBeGreaterThan(0);
      }),
      { numRuns: 25 },
    );
  });
});
