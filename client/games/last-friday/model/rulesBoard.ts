import type { CampBoard } from "../../../../shared/games/last-friday/board.ts";

/** A plain copy of the board, as the page is given it. */
export type BoardView = ReturnType<CampBoard["toJSON"]>;

/** The same as the rules read it: its tokens are a map by id. Nothing writes to it. */
export function rulesBoardOf(view: BoardView): CampBoard {
  const tokens = new Map(Object.entries(view.tokens as unknown as Record<string, unknown>));
  return { ...view, tokens } as unknown as CampBoard;
}
