import fc from "fast-check";
import type { MazeBoard } from "../../../shared/games/magic-maze/board.ts";
import { COLOURS } from "../../../shared/games/magic-maze/heroes.ts";
import { magicMaze } from "../../../shared/games/magic-maze/index.ts";
import { type Target, targetsOf } from "../../../shared/games/magic-maze/lawful.ts";
import { mallOf } from "../../../shared/games/magic-maze/mall.ts";
import { type Entry, Match, type MatchSetup } from "../../../shared/table/match.ts";
import { type Random, seededRandom } from "../../../shared/table/random.ts";
import { nextStep } from "./solver.ts";

export const anySetup: fc.Arbitrary<MatchSetup> = fc.record({
  options: fc.record({ scenario: fc.integer({ min: 1, max: 7 }), sand: fc.constantFrom(180, 240, 420) }),
  seats: fc.integer({ min: 2, max: 8 }),
  seed: fc.integer(),
});

export const boardOf = (match: Match) => match.board as MazeBoard;

export interface Turn extends Target {
  readonly seat: number;
}

/** Everything that anybody may do now. */
export function everyTarget(board: MazeBoard): Turn[] {
  return [...board.actions].flatMap((_, seat) =>
    COLOURS.flatMap((colour) => targetsOf(board, seat, colour).map((target) => ({ ...target, seat }))),
  );
}

/** Sets a match up, its sand running at time 0. */
function started(setup: MatchSetup): { match: Match; journal: Entry[] } {
  const match = new Match(magicMaze, setup);
  const journal: Entry[] = [];
  for (let seat = 0; seat < setup.seats; seat++) {
    journal.push(match.perform(0, seat, { type: "ready", isReady: true } as { type: string }));
  }
  journal.push(match.perform(0, 0, { type: "turnSand" }));
  return { match, journal };
}

/**
 * Random lawful play, fond of exploring so that much happens; timers are turned only once half the sand is through, or
 * most matches would end at the first. Every second match a wise player has most of the say, so that thefts, exits and
 * wins are among it.
 * @param look is shown every position
 */
export function playAtRandom(
  setup: MatchSetup,
  steps: number,
  look: (match: Match, now: number, random: Random) => void = () => {},
): { match: Match; journal: Entry[] } {
  const { match, journal } = started(setup);
  const random = seededRandom(setup.seed ^ 0x5eed);
  const isWise = random.integer(0, 1) === 1;
  let now = 0;
  for (let step = 0; step < (isWise ? 3 * steps : steps); step++) {
    now += random.integer(0, isWise ? 600 : 2000);
    journal.push(...match.advance(now));
    if (match.isOver) break;
    look(match, now, random);
    const wish = isWise && random.integer(0, 5) > 0 ? nextStep(boardOf(match), now) : undefined;
    const { seat, command } = wish ?? someTurn(boardOf(match), now, random);
    journal.push(match.perform(now, seat, command));
  }
  return { match, journal };
}

/** What a seat might do with a hero, both at random, among those who can do anything. */
function someTurn(board: MazeBoard, now: number, random: Random): Turn {
  for (const seat of random.shuffle([...board.actions.keys()])) {
    for (const colour of random.shuffle(COLOURS)) {
      const turns = favoured(board, targetsOf(board, seat, colour), now);
      if (turns.length > 0) return { ...random.pick(turns), seat };
    }
  }
  throw new Error("nobody can do anything");
}

function favoured(board: MazeBoard, turns: readonly Target[], now: number): readonly Target[] {
  const explorations = turns.filter(({ command }) => command.type === "explore");
  if (explorations.length > 0) return explorations;
  if (board.sandOut - now < board.sandTotal / 2) return turns;
  const { cell } = mallOf(board.tiles);
  return turns.filter(({ row, col }) => cell(row, col)?.feature?.type !== "timer");
}
