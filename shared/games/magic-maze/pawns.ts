import { itemsOf, type ReadonlyList } from "../../table/lists.ts";
import type { MazeView } from "./board.ts";
import { COLOURS, type Colour } from "./heroes.ts";
import { isSame, type Spot } from "./mall.ts";
import { switchesOf } from "./scenarios.ts";
import type { Switches } from "./switches.ts";

export type Pawn = MazeView["heroes"] extends Iterable<infer Hero> ? Hero : never;

/** The hero of this colour, in the mall or out of it. */
export function pawnOf<Hero extends Pawn>(view: { readonly heroes: ReadonlyList<Hero> }, colour: Colour): Hero {
  const pawn = itemsOf(view.heroes)[COLOURS.indexOf(colour)];
  if (pawn === undefined) throw new RangeError(`there is no ${colour} hero`);
  return pawn;
}

/** Whether those who have left stay on their exits, in the way of the others. rules: Scenarios 10, 17 */
function staysOnExit({ exits, hasGroups }: Switches): boolean {
  return exits === "others" || !hasGroups;
}

function isSeen(view: MazeView, hero: Pawn): boolean {
  return !hero.isOut || staysOnExit(switchesOf(view));
}

/** Whether the hero is to be seen in the mall, free to go or for ever on its exit. */
export function isStanding(view: MazeView, colour: Colour): boolean {
  return isSeen(view, pawnOf(view, colour));
}

/** Whether the hero of this colour stands on that cell. */
export function standsAt(view: MazeView, colour: Colour, spot: Spot): boolean {
  const pawn = pawnOf(view, colour);
  return isSame(pawn, spot) && isSeen(view, pawn);
}

/** Never two heroes on one cell. rules: Move */
export function isTaken(view: MazeView, spot: Spot): boolean {
  return itemsOf(view.heroes).some((hero) => isSame(hero, spot) && isSeen(view, hero));
}
