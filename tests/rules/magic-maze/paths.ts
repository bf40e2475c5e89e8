import { DIRECTIONS } from "../../../shared/games/magic-maze/actions.ts";
import type { MazeView } from "../../../shared/games/magic-maze/board.ts";
import { COLOURS, type Colour } from "../../../shared/games/magic-maze/heroes.ts";
import type { HeroCommand } from "../../../shared/games/magic-maze/judge.ts";
import { isSame, type Mall, mallOf, type Spot } from "../../../shared/games/magic-maze/mall.ts";
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
}

const graphs = new WeakMap<Mall, Graph>();

function graphOf(mall: Mall): Graph {
  const known = graphs.get(mall);
  if (known !== undefined) return known;
  const ways = waysIn(mall, undefined);
  const hasGap = mall.cells.some((cell) => DIRECTIONS.some((direction) => cell.sides[direction] === "dwarf"));
  const graph = {
    waysOfOrange: hasGap ? waysIn(mall, "orange") : ways,
    ways,
    vortexes: COLOURS.map((colour) =>
      mall.cells.flatMap((cell, index) => (bears(cell, "vortex", colour) ? [index] : [])),
    ),
  };
  graphs.set(mall, graph);
  return graph;
}

function waysIn(mall: Mall, walker: Colour | undefined): Ways[] {
  const indices = new Map(mall.cells.map((cell, index) => [cell, index]));
  return mall.cells.map((cell) => {
    const lines = DIRECTIONS.map((direction) => {
      const line: number[] = [];
      for (let next = mall.step(cell, direction, walker); next; next = mall.step(next, direction, walker)) {
        line.push(indices.get(next) ?? -1);
      }
      return line;
    });
    const escalator = otherEnd(mall, cell);
    return { lines, escalator, all: [...lines.flat(), ...(escalator === undefined ? [] : [escalator])] };
  });
}

function otherEnd(mall: Mall, cell: Spot): number | undefined {
  const ends = mall.escalators.find((escalator) => escalator.some((end) => isSame(end, cell)));
  const other = ends?.find((end) => !isSame(end, cell));
  return other && indexAt(mall, other);
}

export function indexAt(mall: Mall, spot: Spot): number {
  return mall.cells.findIndex((cell) => isSame(cell, spot));
}

/** Situations that one search looks at before it gives up. */
const PATIENCE = 100_000;

export interface Plan {
  /** How many commands it takes. */
  readonly length: number;
  readonly first: HeroCommand;
}

/** Only for reading: a mall in which heroes can be moved about in thought, by way of cell indices. */
export class Walkers {
  readonly mall: Mall;
  readonly #view: MazeView;
  /** Working timer cells: entered only when the plan is to turn the sand. */
  readonly #timers: ReadonlySet<number>;
  readonly #hasDwarf: boolean;
  /** By hero; -1 when it is out. */
  readonly positions: readonly number[];

  constructor(view: MazeView) {
    this.mall = mallOf(view.tiles);
    this.#view = view;
    this.#hasDwarf = switchesOf(view).hasDwarf;
    this.positions = [...view.heroes].map((hero) => (hero.isOut ? -1 : indexAt(this.mall, hero)));
    this.#timers = new Set(this.cellsWhere((index) => this.isWorkingTimer(index)));
  }

  cellsWhere(isWanted: (index: number) => boolean): number[] {
    return this.mall.cells.flatMap((_, index) => (isWanted(index) ? [index] : []));
  }

  isWorkingTimer(index: number): boolean {
    const cell = this.mall.cells[index];
    return cell !== undefined && isWorking(this.#view, cell, "timer");
  }

  /**
   * The shortest plan that brings `prime` onto one of the goals when only the movers move; the others stand.
   * @param most commands that are worth looking for
   */
  plan(prime: number, goals: ReadonlySet<number>, movers: readonly number[], most: number): Plan | undefined {
    const guess = this.#distances(prime, goals);
    const start = this.positions;
    const keyOf = (state: readonly number[]) => state.reduce((key, index) => key * 512 + index + 1, 0);
    const remaining = (state: readonly number[]) => guess[state[prime] ?? -1] ?? Number.POSITIVE_INFINITY;

    interface Node {
      readonly state: readonly number[];
      readonly cost: number;
      readonly first: HeroCommand | undefined;
    }
    const buckets: Node[][] = [];
    const push = (node: Node) => {
      const estimate = node.cost + remaining(node.state);
      if (estimate > most) return;
      buckets[estimate] ??= [];
      buckets[estimate].push(node);
    };
    const best = new Map<number, number>([[keyOf(start), 0]]);
    push({ state: start, cost: 0, first: undefined });
    for (let at = 0; at < buckets.length; at++) {
      for (let node = buckets[at]?.pop(); node; node = buckets[at]?.pop()) {
        const { state, cost, first } = node;
        if ((best.get(keyOf(state)) ?? 0) < cost) continue;
        if (first && goals.has(state[prime] ?? -1)) return { length: cost, first };
        if (best.size > PATIENCE) return undefined;
        for (const mover of movers) {
          this.#forEachStop(state, mover, goals, (index, command) => {
            const next = state.with(mover, index);
            const key = keyOf(next);
            if ((best.get(key) ?? Number.POSITIVE_INFINITY) <= cost + 1) return;
            best.set(key, cost + 1);
            push({ state: next, cost: cost + 1, first: first ?? command() });
          });
        }
      }
    }
    return undefined;
  }

  #ways(hero: number): readonly Ways[] {
    const { ways, waysOfOrange } = graphOf(this.mall);
    return this.#hasDwarf && COLOURS[hero] === "orange" ? waysOfOrange : ways;
  }

  #vortexes(hero: number): readonly number[] {
    return this.#view.isTheftDone ? [] : (graphOf(this.mall).vortexes[hero] ?? []);
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

  /** Commands to the nearest goal if nobody were in the way: never more than it really takes. */
  #distances(hero: number, goals: ReadonlySet<number>): number[] {
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
