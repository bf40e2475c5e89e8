import { hasAction } from "../../../shared/games/magic-maze/actions.ts";
import { ballInUse } from "../../../shared/games/magic-maze/ball.ts";
import type { MazeBoard, MazeView } from "../../../shared/games/magic-maze/board.ts";
import type { Command } from "../../../shared/games/magic-maze/commands.ts";
import { explored } from "../../../shared/games/magic-maze/explore.ts";
import { COLOURS, type Colour } from "../../../shared/games/magic-maze/heroes.ts";
import { actionFor } from "../../../shared/games/magic-maze/judge.ts";
import { type Cell, type ExploreCell, mallOf } from "../../../shared/games/magic-maze/mall.ts";
import { bears, camerasOn, isWorking } from "../../../shared/games/magic-maze/places.ts";
import { removableTiles } from "../../../shared/games/magic-maze/rearrangement.ts";
import { switchesOf } from "../../../shared/games/magic-maze/scenarios.ts";
import type { Match } from "../../../shared/table/match.ts";
import { gatesByWish } from "./homes.ts";
import { Walkers } from "./paths.ts";

export interface Step {
  readonly seat: number;
  readonly command: Command;
}

/** Where each hero wants to be, by hero; an empty set is no wish. */
type Goals = readonly ReadonlySet<number>[];

/**
 * A step towards winning, from what lies on the table alone; undefined when the match is over. Asked again after every
 * step, it wins any match of scenarios 1 to 17, but for stacks that leave one of two dimensions no way on (some 4 in
 * 100): each step brings the nearest wish nearer.
 * @param now match time; given, the sand is turned when little is left; else timer cells are kept out of
 * @throws AtALoss where it knows no way
 */
export function nextStep(view: MazeView, now?: number): Step | undefined {
  const [first] = wishes(view, now);
  return first && stepFor(view, first);
}

export class AtALoss extends Error {}

/** The same for whoever sees the match through: what was planned is done before anything else is thought of. */
export class Plan {
  #todo: readonly Command[] = [];

  /** @param view how the table lies after all steps before */
  next(view: MazeView, now?: number): Step | undefined {
    if (view.result !== "") return undefined;
    if (this.#todo.length === 0) this.#todo = wishes(view, now);
    const [wish, ...rest] = this.#todo;
    if (wish === undefined) return undefined;
    const step = stepFor(view, wish);
    if (step.command === wish) this.#todo = rest;
    return step;
  }
}

/** What to do next, up to the next thing that may change one's mind; nothing when the match is over. */
function wishes(view: MazeView, now: number | undefined): readonly Command[] {
  if (view.result !== "") return [];
  if (view.sandOut < 0) return beginning(view);
  const walkers = new Walkers(view);
  for (const stage of [rearrange, turnLowSand, explore, steal, leave]) {
    const commands = stage(view, walkers, now);
    if (commands !== undefined) return commands;
  }
  throw new AtALoss(JSON.stringify(view));
}

/** Whoever can do it does it; alone one turns tiles up until the right one lies there. */
function stepFor(view: MazeView, command: Command): Step {
  switch (command.type) {
    case "move":
    case "vortex":
    case "escalator":
    case "explore": {
      const seat = [...view.actions].findIndex((tile) => hasAction(tile, actionFor(command)));
      return seat < 0 ? { seat: 0, command: { type: "turnUp" } } : { seat, command };
    }
    case "ready":
      return { seat: [...view.ready].indexOf(false), command };
    default:
      return { seat: 0, command };
  }
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
  let now = from + pause;
  match.advance(now);
  const plan = new Plan();
  for (;;) {
    const step = plan.next(board, turnsSand ? now : undefined);
    if (step === undefined) return steps;
    match.perform(now, step.seat, step.command);
    if (steps.push(step) > MOST_STEPS) throw new Error("the solver walks in circles");
    now += pause;
    match.advance(now);
  }
}

/** Many more than any match takes. */
const MOST_STEPS = 1500;

function beginning(view: MazeView): Command[] {
  return [[...view.ready].includes(false) ? { type: "ready", isReady: true } : { type: "turnSand" }];
}

/** Turns the sand over when less than a third is left, yellow's cameras first. */
function turnLowSand(view: MazeView, walkers: Walkers, now: number | undefined): Command[] | undefined {
  if (now === undefined || view.sandOut - now > view.sandTotal / 3) return undefined;
  const isWatched = camerasOn(view) >= 2;
  const cells = walkers.featuresWhere(
    (cell) => isWorking(view, cell, isWatched ? "camera" : "timer") && (isWatched || isSafe(view, cell)),
  );
  return headFor(
    walkers,
    goalsBy((colour) => (isWatched && colour !== "yellow" ? [] : cells)),
  );
}

/** Removes tiles that are due to go, those without items and exits first. */
function rearrange(view: MazeView): Command[] | undefined {
  if (view.removalsLeft === 0) return undefined;
  const { cells, tiles } = mallOf(view.tiles);
  const isWanted = (id: string) =>
    cells.some(({ tile, feature }) => tiles[tile]?.id === id && (feature?.type === "item" || feature?.type === "exit"));
  const [first] = removableTiles(view).sort((a, b) => Number(isWanted(a.id)) - Number(isWanted(b.id)));
  if (first === undefined) throw new Error("no tile can be removed");
  return [{ type: "removeTile", tile: first.id }];
}

/** Whether two tiles could be removed after a turn of this timer. */
function isSafe(view: MazeView, { row, col }: Cell): boolean {
  if (!switchesOf(view).hasRearrangement || view.isTheftDone) return true;
  const tokens = [...view.tokens, { row, col }];
  const { tiles, heroes, scenario, own, result } = view;
  return removableTiles({ ...view, tiles, heroes, scenario, own, result, tokens, removalsLeft: 2 }).length > 0;
}

/** Lays tiles until every item and every exit that is needed lies open. */
function explore(view: MazeView, walkers: Walkers): Command[] | undefined {
  if (isAllRevealed(view, walkers)) return undefined;
  for (const gates of gatesByWish(view)) {
    const commands = exploreAt(view, walkers, gates);
    if (commands !== undefined) return commands;
  }
  return undefined;
}

/** Lays a tile at one of these, or brings the nearest hero there. */
function exploreAt(view: MazeView, walkers: Walkers, gates: readonly ExploreCell[]): Command[] | undefined {
  for (const { row, col } of gates) {
    if (typeof explored(view, { row, col }) !== "string") return [{ type: "explore", row, col }];
  }
  return headFor(
    walkers,
    goalsBy((colour) => [
      ...gates.filter((cell) => cell.colour === colour).map((cell) => walkers.indexAt(cell)),
      ...(colour === "purple" ? balls(view, walkers) : []),
    ]),
  );
}

function isAllRevealed(view: MazeView, walkers: Walkers): boolean {
  return COLOURS.every(
    (colour) => itemsFor(view, walkers, colour).length > 0 && exitsFor(view, walkers, colour).length > 0,
  );
}

/** By hero, every way in which nobody has the own colour. */
const DERANGEMENTS: readonly (readonly Colour[])[] = arrangementsOf(COLOURS).filter((colours) =>
  colours.every((colour, hero) => colour !== COLOURS[hero]),
);

/** Hero by hero the colour of what it takes. Where it must not be its own: any arrangement that those who left allow. */
function arrangement(view: MazeView): readonly Colour[] {
  const exits = [...view.heroes].map(({ isOut, row, col }) => {
    const feature = isOut ? mallOf(view.tiles).cell(row, col)?.feature : undefined;
    return feature?.type === "exit" ? feature.color : undefined;
  });
  return (
    DERANGEMENTS.find((colours) => exits.every((exit, hero) => exit === undefined || exit === colours[hero])) ?? COLOURS
  );
}

function arrangementsOf(colours: readonly Colour[]): Colour[][] {
  if (colours.length === 0) return [[]];
  return colours.flatMap((first) =>
    arrangementsOf(colours.filter((colour) => colour !== first)).map((rest) => [first, ...rest]),
  );
}

function wanted(view: MazeView, colour: Colour): Colour {
  if (switchesOf(view).exits !== "others") return colour;
  return arrangement(view)[COLOURS.indexOf(colour)] ?? colour;
}

function itemsFor(view: MazeView, walkers: Walkers, colour: Colour): number[] {
  const item = wanted(view, colour);
  return walkers.featuresWhere((cell) => bears(cell, "item", item));
}

function exitsFor(view: MazeView, walkers: Walkers, colour: Colour): number[] {
  const exit = switchesOf(view).exits === "common" ? "purple" : wanted(view, colour);
  return walkers.featuresWhere((cell) => bears(cell, "exit", exit));
}

function balls(view: MazeView, walkers: Walkers): number[] {
  if (!switchesOf(view).hasMage || ballInUse(view) !== undefined) return [];
  return walkers.featuresWhere((cell) => isWorking(view, cell, "crystal"));
}

function steal(view: MazeView, walkers: Walkers): Command[] | undefined {
  if (view.isTheftDone) return undefined;
  return settle(
    view,
    walkers,
    goalsBy((colour) => itemsFor(view, walkers, colour)),
  );
}

function leave(view: MazeView, walkers: Walkers): Command[] | undefined {
  return settle(
    view,
    walkers,
    goalsBy((colour) => exitsFor(view, walkers, colour)),
  );
}

function goalsBy(cellsOf: (colour: Colour) => number[]): Goals {
  return COLOURS.map((colour) => new Set(cellsOf(colour)));
}

/** More than the longest way through any mall. */
const MOST_COMMANDS = 200;

/** The way of the hero who has the shortest; who is there stays. */
function headFor(walkers: Walkers, goals: Goals): Command[] | undefined {
  const free = walkers.players.filter((hero) => !isThere(walkers, goals, hero));
  return approach(walkers, goals, free, free);
}

/** The same for places that are left no more; where no two heroes may be on one tile, one must not lock others in. */
function settle(view: MazeView, walkers: Walkers, goals: Goals): Command[] | undefined {
  if (switchesOf(view).hasGroups) return headFor(walkers, goals);
  const { free, next } = inOrder(walkers, goals);
  const plan = approach(walkers, goals, next, free);
  if (plan !== undefined) return plan;
  // Nobody may settle yet: they come together where they may, and set out from there.
  const hub = walkers.mall.cells.flatMap(({ tile, isWalkable }, index) => (tile === 0 && isWalkable ? [index] : []));
  const together = goalsBy(() => hub);
  const far = free.filter((hero) => !isThere(walkers, together, hero));
  return approach(walkers, together, far, free);
}

function isThere(walkers: Walkers, goals: Goals, hero: number): boolean {
  return goals[hero]?.has(walkers.positions[hero] ?? -1) === true;
}

/** The shortest way of one of these to its goal; where all are blocked, others who are free make room. */
function approach(
  walkers: Walkers,
  goals: Goals,
  heroes: readonly number[],
  free: readonly number[],
): Command[] | undefined {
  // The nearest first: whoever is farther than a plan that was found is not searched.
  const primes = heroes
    .map((hero) => ({ hero, wanted: goals[hero] ?? new Set<number>() }))
    .map((prime) => ({ ...prime, guess: walkers.guess(prime.hero, prime.wanted) }))
    .filter(({ guess }) => guess < MOST_COMMANDS)
    .sort((a, b) => a.guess - b.guess);
  const companies: ((prime: number) => (readonly number[])[])[] = [
    (prime) => [[prime]],
    (prime) => free.filter((hero) => hero !== prime).map((other) => [prime, other]),
    () => [free],
  ];
  for (const companiesOf of companies) {
    let plan: Command[] | undefined;
    for (const { hero, wanted } of primes) {
      for (const movers of companiesOf(hero)) {
        const most = plan === undefined ? MOST_COMMANDS : plan.length - 1;
        plan = walkers.plan(hero, wanted, movers, most) ?? plan;
      }
    }
    if (plan !== undefined) return plan;
  }
  return undefined;
}

/**
 * Where no two heroes may be on one tile: who may stand on its goal for good without locking others in, who has done so,
 * and who is free to make room.
 */
function inOrder(walkers: Walkers, goals: Goals) {
  const settled = walkers.positions.map((index, hero) => (walkers.players.includes(hero) ? -1 : index));
  const goalOf = (hero: number) => [...(goals[hero] ?? [])][0] ?? -1;
  for (let free = [...walkers.players]; ; ) {
    const next = free.filter((hero) => {
      const locked = settled.with(hero, goalOf(hero));
      return free.every((other) =>
        walkers.canReach(other, goals[other] ?? new Set(), other === hero ? settled : locked),
      );
    });
    const there = next.find((hero) => isThere(walkers, goals, hero));
    if (there === undefined) return { free, next };
    settled[there] = goalOf(there);
    free = free.filter((hero) => hero !== there);
  }
}
