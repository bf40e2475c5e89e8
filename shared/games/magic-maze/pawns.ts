import type { MazeView, ReadonlyList } from "./board.ts";
import { COLOURS, type Colour } from "./heroes.ts";
import { isSame, type Spot } from "./mall.ts";

export type Pawn = MazeView["heroes"] extends Iterable<infer Hero> ? Hero : never;

/** The hero of this colour, in the mall or out of it. */
export function pawnOf<Hero extends Pawn>(view: { readonly heroes: ReadonlyList<Hero> }, colour: Colour): Hero {
  const pawn = view.heroes[COLOURS.indexOf(colour)];
  if (pawn === undefined) throw new RangeError(`there is no ${colour} hero`);
  return pawn;
}

/** Whether the hero of this colour stands on that cell. A hero who has left stands nowhere. */
export function standsAt(view: MazeView, colour: Colour, spot: Spot): boolean {
  const pawn = pawnOf(view, colour);
  return !pawn.isOut && isSame(pawn, spot);
}

/** Never two heroes on one cell. rules: Move */
export function isTaken(view: MazeView, spot: Spot): boolean {
  return COLOURS.some((colour) => standsAt(view, colour, spot));
}
