import fc from "fast-check";
import type { MazeBoard } from "../../../shared/games/magic-maze/board.ts";
import { COLOURS } from "../../../shared/games/magic-maze/heroes.ts";
import { magicMaze } from "../../../shared/games/magic-maze/index.ts";
import { type Target, targetsOf } from "../../../shared/games/magic-maze/lawful.ts";
import { type Entry, Match, type MatchSetup } from "../../../shared/table/match.ts";
import { type Random, seededRandom } from "../../../shared/table/random.ts";

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
export function started(setup: MatchSetup): { match: Match; journal: Entry[] } {
  const match = new Match(magicMaze, setup);
  const journal: Entry[] = [];
  for (let seat = 0; seat < setup.seats; seat++) {
    journal.push(match.perform(0, seat, { type: "ready", isReady: true } as { type: string }));
  }
  journal.push(match.perform(0, 0, { type: "turnSand" }));
  return { match, journal };
}

/**
 * Random lawful play, fond of exploring and of special cells so that much happens.
 * @param look is shown every position, with what may be done in it
 */
export function playAtRandom(
  setup: MatchSetup,
  steps: number,
  look: (match: Match, turns: readonly Turn[], now: number, random: Random) => void = () => {},
): { match: Match; journal: Entry[] } {
  const { match, journal } = started(setup);
  const random = seededRandom(setup.seed ^ 0x5eed);
  let now = 0;
  for (let step = 0; step < steps; step++) {
    now += random.integer(0, 900);
    journal.push(...match.advance(now));
    if (match.isOver) break;
    const turns = everyTarget(boardOf(match));
    look(match, turns, now, random);
    const turn = random.pick(favoured(turns, random));
    journal.push(match.perform(now, turn.seat, turn.command));
  }
  return { match, journal };
}

function favoured(turns: readonly Turn[], random: Random): readonly Turn[] {
  const explorations = turns.filter(({ command }) => command.type === "explore");
  return explorations.length > 0 && random.integer(0, 3) > 0 ? explorations : turns;
}
