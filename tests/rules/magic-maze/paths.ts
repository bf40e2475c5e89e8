import { DIRECTIONS } from "../../../shared/games/magic-maze/actions.ts";
import type { MazeView } from "../../../shared/games/magic-maze/board.ts";
import { dimensionOf, startTiles } from "../../../shared/games/magic-maze/dimensions.ts";
import { COLOURS, type Colour } from "../../../shared/games/magic-maze/heroes.ts";
import type { HeroCommand } from "../../../shared/games/magic-maze/judge.ts";
import { type Cell, isSame, type Mall, mallOf, type Spot } from "../../../shared/games/magic-maze/mall.ts";
import { isStanding } from "../../../shared/games/magic-maze/pawns.ts";
import { bears, isWorking } from "../../../shared/games/magic-maze/places.ts";
import { switchesOf } from "../../../shared/games/magic-maze/scenarios.ts";
import type { Switches } from "../../../shared/games/magic-maze/switches.ts";

/** Where a hero may come to stand from a cell, with nobody else in the mall: cells are indices into `mall.cells`. */
interface Ways {
  /** By direction, the cells of the straight line in order. */
  readonly lines: readonly (readonly number[])[];
  readonly escalator: number | undefined;
  /** All of these: lines and escalators lead back the way they lead there. */
  readonly all: readonly number[];
}

interface Graph {
  /** By cell; for orange, and for all others. */
  readonly waysOfOrange: readonly Ways[];
  readonly ways: readonly Ways[];
  /** By hero, the vortex cells of its colour. */
  readonly vortexes: readonly (readonly number[])[];
  /** Cells that bear anything at all. */
  readonly featured: readonly number[];
  readonly indices: ReadonlyMap<Cell | undefined, number>;
  /** Distances found before, by what was asked for. */
  readonly distances: Map<string, readonly number[]>;
}

const graphs = new WeakMap<Mall, Graph>();

function graphOf(mall: Mall): Graph {
  const known = graphs.get(mall);
  if (known !== undefined) return known;
  const indices = new Map<Cell | undefined, number>(mall.cells.map((cell, index) => [cell, index]));
  const ways = waysIn(mall, indices, undefined);
  const hasGap = mall.cells.some((cell) => DIRECTIONS.some((direction) => cell.sides[direction] === "dwarf"));
  const graph = {
    waysOfOrange: hasGap ? waysIn(mall, indices, "orange") : ways,
    ways,
    vortexes: COLOURS.map((colour) =>
      mall.cells.flatMap((cell, index) => (bears(cell, "vortex", colour) ? [index] : [])),
    ),
    featured: mall.cells.flatMap(({ feature }, index) => (feature ? [index] : [])),
    indices,
    distances: new Map<string, readonly number[]>(),
  };
  graphs.set(mall, graph);
  return graph;
}

function waysIn(mall: Mall, indices: Graph["indices"], walker: Colour | undefined): Ways[] {
  return mall.cells.map((cell) => {
    const lines = DIRECTIONS.map((direction) => {
      const line: number[] = [];
      for (let next = mall.step(cell, direction, walker); next; next = mall.step(next, direction, walker)) {
        line.push(indices.get(next) ?? -1);
      }
      return line;
    });
    const end = otherEnd(mall, cell);
    const escalator = end && indices.get(mall.cell(end.row, end.col));
    return { lines, escalator, all: [...lines.flat(), ...(escalator === undefined ? [] : [escalator])] };
  });
}

function otherEnd(mall: Mall, cell: Spot): Spot | undefined {
  const ends = mall.escalators.find((escalator) => escalator.some((end) => isSame(end, cell)));
  return ends?.find((end) => !isSame(end, cell));
}

/** Situations that one search looks at before it gives up. */
const PATIENCE = 100_000;

/** More than any mall has. */
const MOST_CELLS = 512;

/** A situation of a search: where each hero stands, after how many commands, by way of which. */
interface Node {
  readonly state: readonly number[];
  readonly cost: number;
  readonly before: Node | undefined;
  readonly command: HeroCommand | undefined;
}

/** The commands that led to a situation. */
function commandsTo(node: Node): HeroCommand[] {
  const commands: HeroCommand[] = [];
  for (let at: Node | undefined = node; at?.command; at = at.before) commands.push(at.command);
  return commands.reverse();
}

/** Only for reading: a mall in which heroes can be moved about in thought, by way of cell indices. */
export class Walkers {
  readonly mall: Mall;
  readonly #graph: Graph;
  readonly #view: MazeView;
  /** Working timer cells: entered only when the plan is to turn the sand. */
  readonly #timers: ReadonlySet<number>;
  readonly #switches: Switches;
  readonly #startTiles: number;
  /** By hero; -1 when it is out, unless it stays on its exit. */
  readonly positions: readonly number[];
  /** The heroes who have not left. */
  readonly players: readonly number[];

  constructor(view: MazeView) {
    this.mall = mallOf(view.tiles);
    this.#graph = graphOf(this.mall);
    this.#view = view;
    this.#switches = switchesOf(view);
    this.#startTiles = startTiles(view);
    const heroes = [...view.heroes];
    this.positions = heroes.map((hero, at) => (isStanding(view, COLOURS[at] as Colour) ? this.indexAt(hero) : -1));
    this.players = heroes.flatMap(({ isOut }, hero) => (isOut ? [] : [hero]));
    this.#timers = new Set(this.featuresWhere((cell) => isWorking(view, cell, "timer")));
  }

  indexAt({ row, col }: Spot): number {
    return this.#graph.indices.get(this.mall.cell(row, col)) ?? -1;
  }

  /** The cells that bear what is wanted. */
  featuresWhere(isWanted: (cell: Cell) => boolean): number[] {
    return this.#graph.featured.filter((index) => {
      const cell = this.mall.cells[index];
      return cell !== undefined && isWanted(cell);
    });
  }

  /** Commands from where the hero stands to the nearest goal, if nobody were in the way. */
  guess(hero: number, goals: ReadonlySet<number>): number {
    return this.#distances(hero, goals)[this.positions[hero] ?? -1] ?? Number.POSITIVE_INFINITY;
  }

  /**
   * The shortest plan that brings `prime` onto one of the goals when only the movers move; the others stand.
   * @param most commands that are worth looking for
   */
  plan(prime: number, goals: ReadonlySet<number>, movers: readonly number[], most: number): HeroCommand[] | undefined {
    const guess = this.#distances(prime, goals);
    const best = new Map<number, number>();
    const buckets: Node[][] = [];
    /** Notes the situation after `mover` has come to `index`, if it is new, or reached sooner than before. */
    const note = (before: Node | undefined, mover: number, index: number, command: () => Node["command"]) => {
      const { state, cost } = before
        ? { state: before.state, cost: before.cost + 1 }
        : { state: this.positions, cost: 0 };
      const at = (other: number) => (other === mover ? index : (state[other] ?? -1));
      const estimate = cost + (guess[at(prime)] ?? Number.POSITIVE_INFINITY);
      if (estimate > most) return;
      const key = movers.reduce((sum, other) => sum * MOST_CELLS + at(other), 0);
      if ((best.get(key) ?? Number.POSITIVE_INFINITY) <= cost) return;
      best.set(key, cost);
      buckets[estimate] ??= [];
      buckets[estimate].push({ state: state.with(mover, index), cost, before, command: command() });
    };
    note(undefined, prime, this.positions[prime] ?? -1, () => undefined);
    for (let estimate = 0; estimate < buckets.length; estimate++) {
      for (let node = buckets[estimate]?.pop(); node; node = buckets[estimate]?.pop()) {
        const here = node;
        if (here.command && goals.has(here.state[prime] ?? -1)) return commandsTo(here);
        if (best.size > PATIENCE) return undefined;
        for (const mover of movers) {
          this.#forEachStop(here.state, mover, goals, (index, command) => note(here, mover, index, command));
        }
      }
    }
    return undefined;
  }

  #ways(hero: number): readonly Ways[] {
    const { ways, waysOfOrange } = this.#graph;
    return this.#switches.hasDwarf && COLOURS[hero] === "orange" ? waysOfOrange : ways;
  }

  #vortexes(hero: number): readonly number[] {
    return this.#view.isTheftDone || !this.#switches.hasVortexes ? [] : (this.#graph.vortexes[hero] ?? []);
  }

  /** Where a vortex leads the hero from a cell. */
  #vortexesFrom(hero: number, from: number): readonly number[] {
    const vortexes = this.#vortexes(hero);
    if (!this.#switches.hasDimensions) return vortexes;
    return vortexes.includes(from) ? vortexes.filter((to) => this.#dimension(to) !== this.#dimension(from)) : [];
  }

  #dimension(index: number): number | undefined {
    const cell = this.mall.cells[index];
    return cell && dimensionOf(cell);
  }

  /** Whether the hero may come to the cell while the others stand where they do: nothing of walls and timers. */
  #isOpen(positions: readonly number[], mover: number, index: number): boolean {
    if (positions.includes(index)) return false;
    if (this.#switches.hasGroups) return true;
    const tile = this.#limitedTile(index);
    return tile === undefined || positions.every((at, hero) => hero === mover || this.#limitedTile(at) !== tile);
  }

  /** The tile of a cell, if it is one on which heroes must not meet. */
  #limitedTile(index: number): number | undefined {
    const tile = this.mall.cells[index]?.tile ?? 0;
    return tile < this.#startTiles ? undefined : tile;
  }

  /** Whether the hero finds a way to a goal while only those stand in the way who are named, by hero; -1: nowhere. */
  canReach(hero: number, goals: ReadonlySet<number>, obstacles: readonly number[]): boolean {
    const start = this.positions[hero] ?? -1;
    const reached = new Set([start]);
    // A set that grows while it is walked through is walked through to its end.
    for (const index of reached) {
      if (goals.has(index)) return true;
      const { lines, escalator } = this.#ways(hero)[index] ?? { lines: [], escalator: undefined };
      for (const next of [...lines.map(([first]) => first), escalator, ...this.#vortexesFrom(hero, index)]) {
        if (next === undefined || (this.#timers.has(next) && !goals.has(next))) continue;
        if (this.#isOpen(obstacles, hero, next)) reached.add(next);
      }
    }
    return false;
  }

  #forEachStop(
    state: readonly number[],
    mover: number,
    goals: ReadonlySet<number>,
    visit: (index: number, command: () => HeroCommand) => void,
  ): void {
    const hero = COLOURS[mover] as Colour;
    const ways = this.#ways(mover)[state[mover] ?? -1];
    if (ways === undefined) return;
    const isFree = (index: number) =>
      this.#isOpen(state, mover, index) && (!this.#timers.has(index) || goals.has(index));
    for (const [at, line] of ways.lines.entries()) {
      for (const [steps, index] of line.entries()) {
        if (!isFree(index)) break;
        visit(index, () => ({ type: "move", hero, direction: DIRECTIONS[at] ?? "N", cells: steps + 1 }));
      }
    }
    const { escalator } = ways;
    if (escalator !== undefined && isFree(escalator)) visit(escalator, () => ({ type: "escalator", hero }));
    for (const index of this.#vortexesFrom(mover, state[mover] ?? -1)) {
      if (this.#unites(state, mover, index)) continue;
      const { row = 0, col = 0 } = this.mall.cells[index] ?? {};
      if (isFree(index)) visit(index, () => ({ type: "vortex", hero, row, col }));
    }
  }

  /** Whether all heroes would be in one dimension. */
  #unites(state: readonly number[], mover: number, index: number): boolean {
    if (!this.#switches.hasDimensions) return false;
    const goal = this.#dimension(index);
    return state.every((at, hero) => hero === mover || this.#dimension(at) === goal);
  }

  /** By cell, commands to the nearest goal if nobody were in the way: never more than it really takes. */
  #distances(hero: number, goals: ReadonlySet<number>): readonly number[] {
    const { hasDwarf, hasVortexes } = this.#switches;
    const name = `${hero} ${hasDwarf} ${hasVortexes} ${this.#view.isTheftDone} ${[...goals]}`;
    const distances = this.#graph.distances.get(name) ?? this.#measure(hero, goals);
    this.#graph.distances.set(name, distances);
    return distances;
  }

  /** Between two dimensions vortexes are ways like others. */
  #across(hero: number, from: number): readonly number[] {
    return this.#switches.hasDimensions ? this.#vortexesFrom(hero, from) : [];
  }

  #measure(hero: number, goals: ReadonlySet<number>): readonly number[] {
    const ways = this.#ways(hero);
    const distances = new Array<number>(ways.length).fill(Number.POSITIVE_INFINITY);
    let frontier = [...goals];
    for (const goal of goals) distances[goal] = 0;
    for (let steps = 1; frontier.length > 0; steps++) {
      const next: number[] = [];
      for (const index of frontier) {
        for (const other of [...(ways[index]?.all ?? []), ...this.#across(hero, index)]) {
          if (distances[other] !== Number.POSITIVE_INFINITY) continue;
          distances[other] = steps;
          next.push(other);
        }
      }
      frontier = next;
    }
    if (this.#switches.hasDimensions) return distances;
    const viaVortex =
      1 + Math.min(...this.#vortexes(hero).map((index) => distances[index] ?? Number.POSITIVE_INFINITY));
    return distances.map((distance) => Math.min(distance, viaVortex));
  }
}
