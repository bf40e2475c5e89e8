import { type Action, hasAction } from "../../../shared/games/magic-maze/actions.ts";
import { ballInUse } from "../../../shared/games/magic-maze/ball.ts";
import type { MazeBoard, MazeView } from "../../../shared/games/magic-maze/board.ts";
import type { Command } from "../../../shared/games/magic-maze/commands.ts";
import { isExitFor } from "../../../shared/games/magic-maze/exits.ts";
import { explored } from "../../../shared/games/magic-maze/explore.ts";
import { COLOURS, type Colour } from "../../../shared/games/magic-maze/heroes.ts";
import { actionFor } from "../../../shared/games/magic-maze/judge.ts";
import { bears, camerasOn, isWorking } from "../../../shared/games/magic-maze/places.ts";
import { switchesOf } from "../../../shared/games/magic-maze/scenarios.ts";
import type { Match } from "../../../shared/table/match.ts";
import { type Plan, Walkers } from "./paths.ts";

export interface Step {
  readonly seat: number;
  readonly command: Command;
}

/** Where each hero wants to be, by hero; an empty set is no wish. */
type Goals = readonly ReadonlySet<number>[];

/**
 * A step towards winning, from what lies on the table alone; undefined when the match is over. Asked again after every
 * step, it wins any match of scenarios 1 to 7: each step brings the nearest wish nearer.
 * @param now match time; given, the sand is turned when little is left; else timer cells are kept out of
 */
export function nextStep(view: MazeView, now?: number): Step | undefined {
  if (view.result !== "") return undefined;
  if (view.sandOut < 0) return beginning(view);
  const walkers = new Walkers(view);
  for (const stage of [turnLowSand, explore, steal, leave]) {
    const step = stage(view, walkers, now);
    if (step !== undefined) return step;
  }
  throw new Error(`the solver is at a loss: ${JSON.stringify(view)}`);
}

/**
 * Plays the match to its end.
 * @param from match time now, ms
 * @param pause match time between two commands, ms
 * @param turnsSand whether timers are used when little sand is left
 * @returns what was done, in order
 */
export function playToEnd(match: Match, { from = 0, pause = 10, turnsSand = false } = {}): Step[] {
  const board = match.board as MazeBoard;
  const steps: Step[] = [];
  for (let now = from + pause; ; now += pause) {
    match.advance(now);
    const step = nextStep(board, turnsSand ? now : undefined);
    if (step === undefined) return steps;
    match.perform(now, step.seat, step.command);
    steps.push(step);
    if (steps.length > MOST_STEPS) throw new Error("the solver walks in circles");
  }
}

/** Many more than any match takes. */
const MOST_STEPS = 3000;

function beginning(view: MazeView): Step {
  const seat = [...view.ready].indexOf(false);
  return seat < 0 ? { seat: 0, command: { type: "turnSand" } } : { seat, command: { type: "ready", isReady: true } };
}

function bySeat(view: MazeView, action: Action, command: Command): Step {
  const seat = [...view.actions].findIndex((tile) => hasAction(tile, action));
  if (seat < 0) throw new Error(`nobody has ${action}`);
  return { seat, command };
}

/** Turns the sand over when less than a third is left, yellow's cameras first. */
function turnLowSand(view: MazeView, walkers: Walkers, now: number | undefined): Step | undefined {
  if (now === undefined || view.sandOut - now > view.sandTotal / 3) return undefined;
  const isWatched = camerasOn(view) >= 2;
  const cells = walkers.featuresWhere((cell) => isWorking(view, cell, isWatched ? "camera" : "timer"));
  return headFor(
    view,
    walkers,
    goalsBy((colour) => (isWatched && colour !== "yellow" ? [] : cells)),
  );
}

/** Lays tiles until every item and every exit that is needed lies open. */
function explore(view: MazeView, walkers: Walkers): Step | undefined {
  if (isAllRevealed(view, walkers)) return undefined;
  const open = walkers.mall.explores.filter((cell) => cell.leadsTo !== undefined);
  for (const { row, col } of open) {
    if (typeof explored(view, { row, col }) !== "string") return bySeat(view, "explore", { type: "explore", row, col });
  }
  return headFor(
    view,
    walkers,
    goalsBy((colour) => [
      ...open.filter((cell) => cell.colour === colour).map((cell) => walkers.indexAt(cell)),
      ...(colour === "purple" ? balls(view, walkers) : []),
    ]),
  );
}

function isAllRevealed(view: MazeView, walkers: Walkers): boolean {
  return COLOURS.every(
    (colour) =>
      walkers.featuresWhere((cell) => bears(cell, "item", colour)).length > 0 &&
      walkers.featuresWhere((cell) => isExitFor(view, cell, colour)).length > 0,
  );
}

function balls(view: MazeView, walkers: Walkers): number[] {
  if (!switchesOf(view).hasMage || ballInUse(view) !== undefined) return [];
  return walkers.featuresWhere((cell) => isWorking(view, cell, "crystal"));
}

function steal(view: MazeView, walkers: Walkers): Step | undefined {
  if (view.isTheftDone) return undefined;
  const goals = goalsBy((colour) => walkers.featuresWhere((cell) => bears(cell, "item", colour)));
  return headFor(view, walkers, goals);
}

function leave(view: MazeView, walkers: Walkers): Step | undefined {
  const goals = goalsBy((colour) => walkers.featuresWhere((cell) => isExitFor(view, cell, colour)));
  return headFor(view, walkers, goals);
}

function goalsBy(cellsOf: (colour: Colour) => number[]): Goals {
  return COLOURS.map((colour) => new Set(cellsOf(colour)));
}

/** More than the longest way through any mall. */
const MOST_COMMANDS = 200;

/** The first step of the hero who has the shortest way; where all are blocked, others make room. */
function headFor(view: MazeView, walkers: Walkers, goals: Goals): Step | undefined {
  const isThere = (hero: number) => goals[hero]?.has(walkers.positions[hero] ?? -1) === true;
  const free = walkers.positions.flatMap((index, hero) => (index < 0 || isThere(hero) ? [] : [hero]));
  // The nearest first: whoever is farther than a plan that was found is not searched.
  const primes = free
    .map((hero) => ({ hero, wanted: goals[hero] ?? new Set<number>() }))
    .map((prime) => ({ ...prime, guess: walkers.guess(prime.hero, prime.wanted) }))
    .filter(({ guess }) => guess < MOST_COMMANDS)
    .sort((a, b) => a.guess - b.guess);
  const companies: ((prime: number) => number[][])[] = [
    (prime) => [[prime]],
    (prime) => free.filter((hero) => hero !== prime).map((other) => [prime, other]),
    () => [free],
  ];
  for (const companiesOf of companies) {
    let plan: Plan | undefined;
    for (const { hero, wanted } of primes) {
      for (const movers of companiesOf(hero)) {
        const most = plan === undefined ? MOST_COMMANDS : plan.length - 1;
        plan = walkers.plan(hero, wanted, movers, most) ?? plan;
      }
    }
    if (plan !== undefined) return bySeat(view, actionFor(plan.first), plan.first);
  }
  return undefined;
}
