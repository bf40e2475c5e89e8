import fc from "fast-check";
import type { MazeBoard } from "../../../shared/games/magic-maze/board.ts";
import { COLOURS } from "../../../shared/games/magic-maze/heroes.ts";
import { magicMaze } from "../../../shared/games/magic-maze/index.ts";
import { type Target, targetsOf } from "../../../shared/games/magic-maze/lawful.ts";
import { mallOf } from "../../../shared/games/magic-maze/mall.ts";
import { bears } from "../../../shared/games/magic-maze/places.ts";
import { removableTiles } from "../../../shared/games/magic-maze/rearrangement.ts";
import { LAST_SCENARIO, OWN_SCENARIO, switchesOf } from "../../../shared/games/magic-maze/scenarios.ts";
import { switches } from "../../../shared/games/magic-maze/switches.ts";
import { type Entry, Match, type MatchSetup } from "../../../shared/table/match.ts";
import { type Random, seededRandom } from "../../../shared/table/random.ts";
import { AtALoss, nextStep, type Step } from "./solver.ts";

const SWITCH_NAMES = Object.keys(switches.shape).filter((name) => name.startsWith("has"));

const sand = fc.constantFrom(180, 240, 420);
const level = fc.integer({ min: 12, max: 24 });
const side = fc.constantFrom("A", "B");
const solo = fc.constantFrom("book", "relaxed");

/** Switches at will; what can never be won is left out. */
const anyOwn = fc
  .record({
    exits: fc.constantFrom("common", "own", "others"),
    talk: fc.constantFrom("free", "earned", "emotes", "never"),
    ...Object.fromEntries(SWITCH_NAMES.map((name) => [name, fc.boolean()])),
  })
  .map((own) => switches.parse(own));

/** Any table: the introduction, the challenges, own scenarios, alone or together. */
export const anySetup: fc.Arbitrary<MatchSetup> = setupsOf(fc.integer({ min: OWN_SCENARIO, max: LAST_SCENARIO }));

/** Tables of one scenario, 0 for own ones. */
export function setupsOf(scenario: fc.Arbitrary<number>): fc.Arbitrary<MatchSetup> {
  return fc
    .record({ scenario, sand, level, side, solo, own: anyOwn })
    .filter((options) => magicMaze.options.safeParse(options).success)
    .chain((options) => {
      const parsed = magicMaze.options.parse(options);
      return fc.record({
        options: fc.constant(parsed),
        seats: fc.integer(magicMaze.seats(parsed)),
        seed: fc.integer(),
      });
    });
}

export const boardOf = (match: Match) => match.board as MazeBoard;

export interface Turn extends Target {
  readonly seat: number;
}

/** Everything that anybody may do now. */
export function everyTarget(board: MazeBoard): Turn[] {
  return [...board.actions].flatMap((_, seat) => targetsFor(board, seat));
}

/** Everything that this seat may do now. */
export function targetsFor(board: MazeBoard, seat: number): Turn[] {
  return COLOURS.flatMap((colour) => targetsOf(board, seat, colour).map((target) => ({ ...target, seat })));
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
  // From wherever chance has left the heroes the solver may search for long in these, and in vain.
  const { hasDimensions, hasGroups } = switchesOf(boardOf(match));
  const isEasy = boardOf(match).scenario !== OWN_SCENARIO && !hasDimensions && hasGroups;
  const isWise = random.integer(0, 1) === 1 && isEasy;
  let now = 0;
  for (let step = 0; step < (isWise ? 3 * steps : steps); step++) {
    now += random.integer(0, isWise ? 600 : 2000);
    journal.push(...match.advance(now));
    if (match.isOver) break;
    look(match, now, random);
    const wish = isWise && random.integer(0, 5) > 0 ? wiseStep(boardOf(match), now) : undefined;
    const { seat, command } = wish ?? someStep(boardOf(match), now, random);
    journal.push(match.perform(now, seat, command));
  }
  return { match, journal };
}

/** What the solver would do, if it knows. */
function wiseStep(board: MazeBoard, now: number): Step | undefined {
  try {
    return nextStep(board, now);
  } catch (error) {
    if (error instanceof AtALoss) return undefined;
    throw error;
  }
}

function someStep(board: MazeBoard, now: number, random: Random): Step {
  if (board.removalsLeft > 0) {
    return { seat: 0, command: { type: "removeTile", tile: random.pick(removableTiles(board)).id } };
  }
  if (board.drawLeft >= 0 && random.integer(0, 2) > 0) return { seat: 0, command: { type: "turnUp" } };
  const turn = someTurn(board, now, random);
  if (turn !== undefined) return turn;
  return { seat: 0, command: board.drawLeft < 0 ? { type: "stare", seat: 0 } : { type: "turnUp" } };
}

/** What a seat might do with a hero, both at random, among those who can do anything. */
function someTurn(board: MazeBoard, now: number, random: Random): Turn | undefined {
  for (const seat of random.shuffle([...board.actions.keys()])) {
    for (const colour of random.shuffle(COLOURS)) {
      const turns = favoured(board, targetsOf(board, seat, colour), now);
      if (turns.length > 0) return { ...random.pick(turns), seat };
    }
  }
  return undefined;
}

function favoured(board: MazeBoard, turns: readonly Target[], now: number): readonly Target[] {
  const explorations = turns.filter(({ command }) => command.type === "explore");
  if (explorations.length > 0) return explorations;
  const crossings = switchesOf(board).hasDimensions ? turns.filter((turn) => crosses(board, turn)) : [];
  if (crossings.length > 0) return crossings;
  if (board.sandOut - now < board.sandTotal / 2) return turns;
  const { cell } = mallOf(board.tiles);
  return turns.filter(({ row, col }) => cell(row, col)?.feature?.type !== "timer");
}

/** By a vortex into the other dimension, or onto one from which that may be done. rules: Scenarios 13 */
function crosses(board: MazeBoard, { row, col, command }: Target): boolean {
  if (command.type === "vortex") return true;
  if (command.type !== "move") return false;
  return bears(mallOf(board.tiles).cell(row, col), "vortex", command.hero);
}
