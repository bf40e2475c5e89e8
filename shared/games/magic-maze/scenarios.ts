import type { MazeView } from "./board.ts";

/** The switches of a scenario. The rules ask these, never the scenario's number, so that switches combine freely. */
export interface Scenario {
  /** The printed side of tile 1 that lies up at the start. */
  readonly start: "1A" | "1B";
  /** Numbers of the mall tiles that are shuffled, both included. */
  readonly stack: { readonly from: number; readonly to: number };
  /** Numbers of tiles that come on top of the shuffled stack, the first one topmost. */
  readonly onTop: readonly number[];
  /** `common`: every hero leaves by the purple exit; `own`: by the exit of its colour. rules: Exits */
  readonly exits: "common" | "own";
  /** `free`: all the time; `earned`: after a turn of the timer, and after the elf explores. rules: Talking */
  readonly talk: "free" | "earned";
  /** The action tiles move left at every turn of the timer. rules: Time */
  readonly hasPassing: boolean;
  /** Orange passes the gaps in orange walls. rules: Abilities */
  readonly hasDwarf: boolean;
  /** Everybody may talk after green explores. rules: Abilities */
  readonly hasElf: boolean;
  /** Crystal balls work. rules: Abilities */
  readonly hasMage: boolean;
  /** Cameras watch the timer cells, and yellow switches them off. rules: Abilities */
  readonly hasCameras: boolean;
}

const discovery: Scenario = {
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
const severalExits: Scenario = { ...discovery, stack: { from: 2, to: 12 }, exits: "own", talk: "earned" };
const passYourActions: Scenario = { ...severalExits, hasPassing: true };
const dwarfAndElf: Scenario = { ...passYourActions, stack: { from: 2, to: 14 }, hasDwarf: true, hasElf: true };
const mage: Scenario = { ...dwarfAndElf, start: "1B", onTop: [15], hasMage: true };
const barbarian: Scenario = { ...mage, stack: { from: 2, to: 17 }, onTop: [], hasCameras: true };
const watchedEverywhere: Scenario = { ...barbarian, stack: { from: 2, to: 19 } };

/** Scenario 1 first. Each adds to the one before. rules: Scenarios */
export const SCENARIOS: readonly Scenario[] = [
  discovery,
  severalExits,
  passYourActions,
  dwarfAndElf,
  mage,
  barbarian,
  watchedEverywhere,
];

/** @param number 1 to 7 @throws RangeError for a number that no scenario bears */
export function scenarioOf(number: number): Scenario {
  const scenario = SCENARIOS[number - 1];
  if (scenario === undefined) throw new RangeError(`there is no scenario ${number}`);
  return scenario;
}

/** The switches under which this match is played. */
export function switchesOf(view: Pick<MazeView, "scenario">): Scenario {
  return scenarioOf(view.scenario);
}
