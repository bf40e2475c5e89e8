import type { GameRecord } from "../../table/game.ts";
import type { MazeBoard } from "./board.ts";
import type { Options } from "./options.ts";
import { OWN_SCENARIO } from "./scenarios.ts";
import { type Switches, switches } from "./switches.ts";
import { switchesFor } from "./table.ts";

const BY_THE_BOOK = 180;
const untouched = switches.parse({});

/** What is not as in scenario 7, in the order of the switches. */
function changed(own: Switches): string[] {
  return (Object.keys(untouched) as (keyof Switches)[])
    .filter((name) => own[name] !== untouched[name])
    .map((name) => `${name}=${own[name]}`);
}

/**
 * What may be compared with one another: the scenario, or the switches of an own one that are not as in scenario 7; then
 * the minutes of sand and the relaxed way of playing alone, where they make it easier than by the book.
 */
function categoryOf(options: Options, players: number): string {
  const { scenario, sand, solo } = options;
  return [
    scenario === OWN_SCENARIO ? ["own", ...changed(switchesFor(options))].join(" ") : `${scenario}`,
    ...(sand === BY_THE_BOOK ? [] : [`sand=${sand}`]),
    ...(players === 1 && solo === "relaxed" ? ["relaxed"] : []),
  ].join(" ");
}

/** A line in the book of challenges. rules: Book of challenges @returns undefined before the end */
export function recordOf(options: Options, board: MazeBoard): GameRecord | undefined {
  const { result, summary, level, actions } = board;
  if (result === "" || summary === undefined) return undefined;
  return {
    category: categoryOf(options, actions.length),
    level,
    players: actions.length,
    result,
    timersUsed: summary.timersUsed,
    sandLeft: summary.sandLeft,
    duration: summary.duration,
  };
}
