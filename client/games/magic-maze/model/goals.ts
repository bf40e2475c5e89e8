import type { MazeView } from "../../../../shared/games/magic-maze/board.ts";
import { isExitFor } from "../../../../shared/games/magic-maze/exits.ts";
import { COLOURS, type Colour } from "../../../../shared/games/magic-maze/heroes.ts";
import { type Cell, isSame, mallOf } from "../../../../shared/games/magic-maze/mall.ts";
import { switchesOf } from "../../../../shared/games/magic-maze/scenarios.ts";
import { isItemFor } from "../../../../shared/games/magic-maze/theft.ts";

/** How far one hero has come, in the words of the catalogue: `goal.<status>`. */
type GoalStatus = "no-item" | "to-item" | "on-item" | "no-exit" | "to-exit" | "out";

export interface Goal {
  readonly colour: Colour;
  /** The exit it leaves by; where any but its own will do, its own. rules: Exits, Scenarios 10 */
  readonly exitColour: Colour;
  /** Any item and any exit but its own: the pictures of its own are struck out. rules: Scenarios 10 */
  readonly isAnyButOwn: boolean;
  readonly isItemSeen: boolean;
  readonly isExitSeen: boolean;
  readonly status: GoalStatus;
}

/** The four heroes' goals, in the order of `COLOURS`. */
export function goalsOf(board: MazeView): Goal[] {
  const mall = mallOf(board.tiles);
  const { exits } = switchesOf(board);
  return COLOURS.map((colour, at) => {
    const isItem = (cell: Cell) => isItemFor(board, cell, colour);
    const isItemSeen = mall.cells.some(isItem);
    const isExitSeen = mall.cells.some((cell) => isExitFor(board, cell, colour));
    const hero = board.heroes[at];
    const cell = hero && mall.cell(hero.row, hero.col);
    const isOnItem = cell !== undefined && isItem(cell);
    const beforeTheft: GoalStatus = !isItemSeen ? "no-item" : isOnItem ? "on-item" : "to-item";
    const afterTheft: GoalStatus = hero?.isOut ? "out" : isExitSeen ? "to-exit" : "no-exit";
    return {
      colour,
      exitColour: exits === "common" ? "purple" : colour,
      isAnyButOwn: exits === "others",
      isItemSeen,
      isExitSeen,
      status: board.isTheftDone ? afterTheft : beforeTheft,
    };
  });
}

/** The timer cells on the mall so far: spent ones first. rules: Time */
export function timersOf(board: MazeView): { readonly seen: number; readonly used: number } {
  const timers = mallOf(board.tiles).cells.filter(({ feature }) => feature?.type === "timer");
  const tokens = [...board.tokens];
  const used = timers.filter((cell) => tokens.some((token) => isSame(token, cell))).length;
  return { seen: timers.length, used };
}
