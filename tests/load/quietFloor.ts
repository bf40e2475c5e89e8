import { DIRECTIONS, type Direction, hasAction } from "../../shared/games/magic-maze/actions.ts";
import type { MazeView } from "../../shared/games/magic-maze/board.ts";
import { COLOURS } from "../../shared/games/magic-maze/heroes.ts";
import type { HeroCommand } from "../../shared/games/magic-maze/judge.ts";
import { DELTA, isSame, type Mall, mallOf, type Spot } from "../../shared/games/magic-maze/mall.ts";
import type { PackedEvent } from "../../shared/table/events.ts";

/**
 * Where the heroes of a table stand, as the bench itself knows it: which move to make is found without asking a page, so
 * that the finding costs next to nothing. Nothing happens on this floor but steps.
 */
export class QuietFloor {
  readonly #mall: Mall;
  readonly #heroes: Spot[];
  readonly #directions: readonly (readonly Direction[])[];

  constructor(view: MazeView) {
    this.#mall = mallOf(view.tiles);
    this.#heroes = [...view.heroes].map(({ row, col }) => ({ row, col }));
    this.#directions = [...view.actions].map((set) => DIRECTIONS.filter((each) => hasAction(set, each)));
  }

  /** @param event a hero moved: type, seat, hero, direction, cells */
  see([, , hero, direction, cells]: PackedEvent): void {
    const from = this.#heroes[Number(hero)];
    const way = DIRECTIONS[Number(direction)];
    if (from === undefined || way === undefined) return;
    const [row, col] = DELTA[way];
    this.#heroes[Number(hero)] = { row: from.row + row * Number(cells), col: from.col + col * Number(cells) };
  }

  /** A step onto bare floor, by chance, that is lawful for this seat unless another is under way: nothing but the move happens. */
  step(seat: number): HeroCommand | undefined {
    const first = Math.floor(Math.random() * COLOURS.length);
    for (let n = 0; n < COLOURS.length; n++) {
      const index = (first + n) % COLOURS.length;
      const [hero, from] = [COLOURS[index], this.#heroes[index]];
      if (hero === undefined || from === undefined) continue;
      for (const direction of this.#directions[seat] ?? []) {
        const cell = this.#mall.step(from, direction, undefined);
        if (cell === undefined || cell.feature !== undefined || this.#heroes.some((each) => isSame(each, cell)))
          continue;
        return { type: "move", hero, direction, cells: 1 };
      }
    }
    return undefined;
  }
}
