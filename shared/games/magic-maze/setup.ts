import type { Random } from "../../table/random.ts";
import { ACTIONS, type ActionSet, actionSet } from "./actions.ts";
import { Hero, LaidTile, MazeBoard, OwnSwitches } from "./board.ts";
import { actionTiles, leaderTiles } from "./deal.ts";
import { APART, APART_ORIGIN } from "./dimensions.ts";
import type { Hand, Secret } from "./envelopes.ts";
import { COLOURS } from "./heroes.ts";
import { mallOf, type Spot } from "./mall.ts";
import type { Options } from "./options.ts";
import { FAR_HEROES } from "./placing.ts";
import { OWN_SCENARIO } from "./scenarios.ts";
import { soloPile } from "./solo.ts";
import { showNext, shuffledStack } from "./stack.ts";
import { newTallies } from "./summary.ts";
import type { Switches } from "./switches.ts";
import { levelFor, startFor, switchesFor } from "./table.ts";
import { isPlanningOpen } from "./talk.ts";
import { START_CELLS } from "./tiles.ts";

const NOTHING: Hand = Object.freeze({});

/** The table as it lies before the sand is turned. rules: Setup */
export function setUp(
  options: Options,
  seats: number,
  random: Random,
): { board: MazeBoard; hands: Hand[]; secret: Secret } {
  const switches = switchesFor(options);
  const stack = shuffledStack(options, random);
  const tiles = firstTiles(options, switches);
  const heroes = firstCells(switches, tiles, random).map(({ row, col }) => new Hero({ row, col }));
  const pile = seats === 1 && options.solo !== "relaxed" ? soloPile(random) : [];
  const board = new MazeBoard({
    scenario: options.scenario,
    sandTotal: options.sand * 1000,
    isTalkOpen: isPlanningOpen(switches),
    heroes,
    tiles,
    actions: pile.length > 0 ? [0] : dealt(switches, seats, random),
    ready: new Array<false>(seats).fill(false),
    level: levelFor(options),
    tilesLeft: stack.length,
    drawLeft: pile.length > 0 ? pile.length : -1,
  });
  if (options.scenario === OWN_SCENARIO) board.own = new OwnSwitches(switches);
  const secret: Secret = { stack, pile, tallies: newTallies(seats) };
  showNext({ board, secret });
  return { board, hands: new Array<Hand>(seats).fill(NOTHING), secret };
}

/** rules: Setup 2, Scenarios 13 */
function firstTiles(options: Options, { hasDimensions }: Switches): LaidTile[] {
  const first = new LaidTile({ id: startFor(options), row: 0, col: 0, turns: 0 });
  return hasDimensions ? [first, new LaidTile({ id: APART, ...APART_ORIGIN, turns: 0 })] : [first];
}

/** Where the heroes start, in the order of `COLOURS`. rules: Setup 3, Scenarios 13 */
function firstCells({ hasDimensions }: Switches, tiles: readonly LaidTile[], random: Random): Spot[] {
  const near = random.shuffle(START_CELLS).map(([row, col]) => ({ row, col }));
  if (!hasDimensions) return near;
  const far = random.shuffle(mallOf(tiles).cells.filter(({ tile, isWalkable }) => tile === 1 && isWalkable));
  return COLOURS.map((colour, hero) => (FAR_HEROES.includes(colour) ? far : near)[hero] as Spot);
}

/** The action tiles by seat. rules: Setup 4, Scenarios 9, Solo */
function dealt({ hasLeader }: Switches, seats: number, random: Random): ActionSet[] {
  if (seats === 1) return [actionSet(...ACTIONS)];
  return random.shuffle(hasLeader ? leaderTiles(seats) : actionTiles(seats));
}
