import { DIRECTIONS } from "../../../shared/games/magic-maze/actions.ts";
import type { MazeView } from "../../../shared/games/magic-maze/board.ts";
import { COLOURS, type Colour } from "../../../shared/games/magic-maze/heroes.ts";
import type { HeroCommand } from "../../../shared/games/magic-maze/judge.ts";
import { type Cell, isSame, type Mall, mallOf, type Spot } from "../../../shared/games/magic-maze/mall.ts";
import { bears, isWorking } from "../../../shared/games/magic-maze/places.ts";
import { switchesOf } from "../../../shared/games/magic-maze/scenarios.ts";

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

/** A situation of a search: where each hero stands, after how many commands, the first of which is known. */
interface Node {
  readonly state: readonly number[];
  readonly cost: number;
  readonly first: HeroCommand | undefined;
}

export interface Plan {
  /** How many commands it takes. */
  readonly length: number;
  readonly first: HeroCommand;
}

/** Only for reading: a mall in which heroes can be moved about in thought, by way of cell indices. */
export class Walkers {
  readonly mall: Mall;
  readonly #graph: Graph;
  readonly #view: MazeView;
  /** Working timer cells: entered only when the plan is to turn the sand. */
  readonly #timers: ReadonlySet<number>;
  readonly #hasDwarf: boolean;
  /** By hero; -1 when it is out. */
  readonly positions: readonly number[];

  constructor(view: MazeView) {
    this.mall = mallOf(view.tiles);
    this.#graph = graphOf(this.mall);
    this.#view = view;
    this.#hasDwarf = switchesOf(view).hasDwarf;
    this.positions = [...view.heroes].map((hero) => (hero.isOut ? -1 : this.indexAt(hero)));
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
  plan(prime: number, goals: ReadonlySet<number>, movers: readonly number[], most: number): Plan | undefined {
    const guess = this.#distances(prime, goals);
    const best = new Map<number, number>();
    const buckets: Node[][] = [];
    /** Notes the situation after `mover` has come to `index`, if it is new, or reached sooner than before. */
    const note = (state: readonly number[], mover: number, index: number, cost: number, first: () => Node["first"]) => {
      const at = (other: number) => (other === mover ? index : (state[other] ?? -1));
      const estimate = cost + (guess[at(prime)] ?? Number.POSITIVE_INFINITY);
      if (estimate > most) return;
      const key = movers.reduce((sum, other) => sum * MOST_CELLS + at(other), 0);
      if ((best.get(key) ?? Number.POSITIVE_INFINITY) <= cost) return;
      best.set(key, cost);
      buckets[estimate] ??= [];
      buckets[estimate].push({ state: state.with(mover, index), cost, first: first() });
    };
    note(this.positions, prime, this.positions[prime] ?? -1, 0, () => undefined);
    for (let estimate = 0; estimate < buckets.length; estimate++) {
      for (let node = buckets[estimate]?.pop(); node; node = buckets[estimate]?.pop()) {
        const { state, cost, first } = node;
        if (first && goals.has(state[prime] ?? -1)) return { length: cost, first };
        if (best.size > PATIENCE) return undefined;
        for (const mover of movers) {
          this.#forEachStop(state, mover, goals, (index, command) => {
            note(state, mover, index, cost + 1, () => first ?? command());
          });
        }
      }
    }
    return undefined;
  }

  #ways(hero: number): readonly Ways[] {
    const { ways, waysOfOrange } = this.#graph;
    return this.#hasDwarf && COLOURS[hero] === "orange" ? waysOfOrange : ways;
  }

  #vortexes(hero: number): readonly number[] {
    return this.#view.isTheftDone ? [] : (this.#graph.vortexes[hero] ?? []);
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
    const isFree = (index: number) => !state.includes(index) && (!this.#timers.has(index) || goals.has(index));
    for (const [at, line] of ways.lines.entries()) {
      for (const [steps, index] of line.entries()) {
        if (!isFree(index)) break;
        visit(index, () => ({ type: "move", hero, direction: DIRECTIONS[at] ?? "N", cells: steps + 1 }));
      }
    }
    const { escalator } = ways;
    if (escalator !== undefined && isFree(escalator)) visit(escalator, () => ({ type: "escalator", hero }));
    for (const index of this.#vortexes(mover)) {
      const { row = 0, col = 0 } = this.mall.cells[index] ?? {};
      if (isFree(index)) visit(index, () => ({ type: "vortex", hero, row, col }));
    }
  }

  /** By cell, commands to the nearest goal if nobody were in the way: never more than it really takes. */
  #distances(hero: number, goals: ReadonlySet<number>): readonly number[] {
    const name = `${hero} ${this.#hasDwarf} ${this.#view.isTheftDone} ${[...goals]}`;
    const distances = this.#graph.distances.get(name) ?? this.#measure(hero, goals);
    this.#graph.distances.set(name, distances);
    return distances;
  }

  #measure(hero: number, goals: ReadonlySet<number>): readonly number[] {
    const ways = this.#ways(hero);
    const distances = new Array<number>(ways.length).fill(Number.POSITIVE_INFINITY);
    let frontier = [...goals];
    for (const goal of goals) distances[goal] = 0;
    for (let steps = 1; frontier.length > 0; steps++) {
      const next: number[] = [];
      for (const index of frontier) {
        for (const other of ways[index]?.all ?? []) {
          if (distances[other] !== Number.POSITIVE_INFINITY) continue;
          distances[other] = steps;
          next.push(other);
        }
      }
      frontier = next;
    }
    const viaVortex =
      1 + Math.min(...this.#vortexes(hero).map((index) => distances[index] ?? Number.POSITIVE_INFINITY));
    return distances.map((distance) => Math.min(distance, viaVortex));
  }
}
