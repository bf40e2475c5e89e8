import type { Options } from "./options.ts";
import { LAST_SCENARIO, OWN_SCENARIO, SCENARIOS, scenarioOf } from "./scenarios.ts";
import { type Switches, switches } from "./switches.ts";
import { whyUnwinnable } from "./unwinnable.ts";

/** The level that follows on the last scenario of the introduction. */
export const DEFAULT_LEVEL = 19;
export const DEFAULT_SIDE = "B";

const untouched: Switches = switches.parse({});

/** The switches under which a table with these options plays. */
export function switchesFor({ scenario, own }: Pick<Options, "scenario" | "own">): Switches {
  return scenario === OWN_SCENARIO ? (own ?? untouched) : scenarioOf(scenario);
}

/** The highest number in the stack. rules: Scenarios */
export function levelFor({ scenario, level = DEFAULT_LEVEL }: Pick<Options, "scenario" | "level">): number {
  const introduction = SCENARIOS[scenario - 1];
  return introduction ? Math.max(introduction.stack.to, ...introduction.onTop) : level;
}

/** The tile that lies in the middle. rules: Setup 2 */
export function startFor({ scenario, side = DEFAULT_SIDE }: Pick<Options, "scenario" | "side">): "1A" | "1B" {
  return SCENARIOS[scenario - 1]?.start ?? `1${side}`;
}

/** Numbers of the mall tiles: those that are shuffled, and those that come on top, topmost first. rules: Setup 1 */
export function stackFor(options: Options): {
  readonly shuffled: readonly number[];
  readonly onTop: readonly number[];
} {
  const introduction = SCENARIOS[options.scenario - 1];
  const { from, to } = introduction?.stack ?? { from: 2, to: levelFor(options) };
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return {
    shuffled: switchesFor(options).hasDimensions ? numbers.filter((number) => number !== 3) : numbers,
    onTop: introduction?.onTop ?? [],
  };
}

/** How many may play. rules: Scenarios 9, Solo */
export function seatsFor(options: Options): { readonly min: number; readonly max: number } {
  return switchesFor(options).hasLeader ? { min: 3, max: 9 } : { min: 1, max: 8 };
}

/** The next scenario that so many players can play, all other choices kept; none follows an own scenario. */
export function following(options: Options, players: number): Options | undefined {
  if (options.scenario === OWN_SCENARIO) return undefined;
  for (let scenario = options.scenario + 1; scenario <= LAST_SCENARIO; scenario++) {
    const next = { ...options, scenario };
    if (whyUnwinnable(switchesFor(next), levelFor(next), players) === undefined) return next;
  }
  return undefined;
}
