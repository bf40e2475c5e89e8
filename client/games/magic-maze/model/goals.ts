import type { MazeView } from "../../../../shared/games/magic-maze/board.ts";
import { COLOURS, type Colour } from "../../../../shared/games/magic-maze/heroes.ts";
import { type Cell, isSame, mallOf } from "../../../../shared/games/magic-maze/mall.ts";

/** How far one hero has come, in the words of the catalogue: `goal.<status>`. */
type GoalStatus = "no-item" | "to-item" | "on-item" | "no-exit" | "to-exit" | "out";

export interface Goal {
  readonly colour: Colour;
  /** The exit it leaves by. rules: Exits */
  readonly exitColour: Colour;
  readonly isItemSeen: boolean;
  readonly isExitSeen: boolean;
  readonly status: GoalStatus;
}

function find(cells: readonly Cell[], type: "item" | "exit", colour: Colour): Cell | undefined {
  return cells.find(({ feature }) => feature?.type === type && feature.color === colour);
}

/** The four heroes' goals, in the order of `COLOURS`. */
export function goalsOf(board: MazeView): Goal[] {
  const { cells } = mallOf(board.tiles);
  return COLOURS.map((colour, at) => {
    const exitColour = board.scenario === 1 ? "purple" : colour;
    const item = find(cells, "item", colour);
    const exit = find(cells, "exit", exitColour);
    const hero = board.heroes[at];
    const isOnItem = item !== undefined && hero !== undefined && isSame(item, hero);
    const beforeTheft: GoalStatus = item === undefined ? "no-item" : isOnItem ? "on-item" : "to-item";
    const afterTheft: GoalStatus = hero?.isOut ? "out" : exit ? "to-exit" : "no-exit";
    return {
      colour,
      exitColour,
      isItemSeen: item !== undefined,
      isExitSeen: exit !== undefined,
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
