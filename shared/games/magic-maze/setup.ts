import type { Random } from "../../table/random.ts";
import { Hero, LaidTile, MazeBoard } from "./board.ts";
import { actionTiles } from "./deal.ts";
import type { Hand, Secret } from "./envelopes.ts";
import type { Options } from "./options.ts";
import { type Scenario, scenarioOf } from "./scenarios.ts";
import { newTallies } from "./summary.ts";
import { START_CELLS } from "./tiles.ts";

const NOTHING: Hand = Object.freeze({});

/** Ids of the scenario's mall tiles as they are stacked, the top one first. rules: Setup 1 */
function stackOf({ stack, onTop }: Scenario, random: Random): string[] {
  const numbers = Array.from({ length: stack.to - stack.from + 1 }, (_, index) => stack.from + index);
  return [...onTop, ...random.shuffle(numbers)].map(String);
}

/** The table as it lies before the sand is turned. rules: Setup */
export function setUp(
  { scenario, sand }: Options,
  seats: number,
  random: Random,
): { board: MazeBoard; hands: Hand[]; secret: Secret } {
  const stack = stackOf(scenarioOf(scenario), random);
  const board = new MazeBoard({
    scenario,
    sandTotal: sand * 1000,
    tilesLeft: stack.length,
    tiles: [new LaidTile({ id: scenarioOf(scenario).start, row: 0, col: 0, turns: 0 })],
    heroes: random.shuffle(START_CELLS).map(([row, col]) => new Hero({ row, col })),
    actions: random.shuffle(actionTiles(seats)),
    ready: new Array<false>(seats).fill(false),
  });
  return {
    board,
    hands: new Array<Hand>(seats).fill(NOTHING),
    secret: { stack, tallies: newTallies(seats) },
  };
}
