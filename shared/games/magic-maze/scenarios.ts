import type { MazeView } from "./board.ts";
import { type Switches, switches } from "./switches.ts";

/** A scenario of the introduction: its mall is laid down, not chosen. */
export interface Introduction extends Switches {
  /** The printed side of tile 1 that lies up at the start. */
  readonly start: "1A" | "1B";
  /** Numbers of the mall tiles that are shuffled, both included. */
  readonly stack: { readonly from: number; readonly to: number };
  /** Numbers of tiles that come on top of the shuffled stack, the first one topmost. */
  readonly onTop: readonly number[];
}

/** All that the introduction brings in, and nothing more. */
const everything: Switches = switches.parse({});

const discovery: Introduction = {
  ...everything,
  start: "1A",
  stack: { from: 2, to: 9 },
  onTop: [],
  exits: "common",
  talk: "free",
  hasPassing: false,
  hasDwarf: false,
  hasElf: false,
  hasMage: false,
  hasCameras: false,
};
const severalExits: Introduction = { ...discovery, stack: { from: 2, to: 12 }, exits: "own", talk: "earned" };
const passYourActions: Introduction = { ...severalExits, hasPassing: true };
const dwarfAndElf: Introduction = { ...passYourActions, stack: { from: 2, to: 14 }, hasDwarf: true, hasElf: true };
const mage: Introduction = { ...dwarfAndElf, start: "1B", onTop: [15], hasMage: true };
const barbarian: Introduction = { ...mage, stack: { from: 2, to: 17 }, onTop: [], hasCameras: true };
const watchedEverywhere: Introduction = { ...barbarian, stack: { from: 2, to: 19 } };

/** The introduction, scenarios 1 to 7. Each adds to the one before. rules: Scenarios */
export const SCENARIOS: readonly Introduction[] = [
  discovery,
  severalExits,
  passYourActions,
  dwarfAndElf,
  mage,
  barbarian,
  watchedEverywhere,
];

/** The challenges, scenarios 8 to 17: each adds one thing to the whole introduction. rules: Scenarios */
export const CHALLENGES: readonly Switches[] = [
  { ...everything, hasOpenStack: true },
  { ...everything, hasLeader: true },
  { ...everything, exits: "others" },
  { ...everything, hasRearrangement: true },
  { ...everything, talk: "emotes" },
  { ...everything, hasDimensions: true, hasOpenStack: true },
  { ...everything, talk: "never" },
  { ...everything, talk: "never", hasRedPawn: false },
  { ...everything, hasVortexes: false },
  { ...everything, hasGroups: false },
];

/** The number of an own scenario, whose switches the table has set itself. */
export const OWN_SCENARIO = 0;

export const LAST_SCENARIO = SCENARIOS.length + CHALLENGES.length;

/** @param number 1 to 17 @throws RangeError for a number that no scenario bears */
export function scenarioOf(number: number): Switches {
  const scenario = SCENARIOS[number - 1] ?? CHALLENGES[number - 1 - SCENARIOS.length];
  if (scenario === undefined) throw new RangeError(`there is no scenario ${number}`);
  return scenario;
}

/** The switches under which this match is played. */
export function switchesOf(view: Pick<MazeView, "scenario" | "own">): Switches {
  return view.own ?? scenarioOf(view.scenario);
}
