import type { CommandOf } from "../commands.ts";
import { tileAt } from "../complex.ts";
import { CENTRE, type Cell, neighboursOf } from "../geometry.ts";
import type { Play } from "../play.ts";
import { look } from "../revealing.ts";
import type { Wish } from "./wish.ts";

/** The four rooms beside the Central Room. */
export const CLUE_CELLS: readonly Cell[] = neighboursOf(CENTRE);

export function takeClue(play: Play, seat: number, cell: Cell): void {
  play.board.hasPeeked[seat] = true;
  look(play, seat, tileAt(play.board, cell), "clue");
}

/** Each player, not each character, looks at one room before the first turn. rules: 2.4 */
export const peek: Wish<CommandOf<"peek">> = {
  refusal(view, _, seat, { cell }) {
    if (view.phase !== "clue") return "not-now";
    if (view.hasPeeked[seat]) return "already-done";
    return CLUE_CELLS.includes(cell) ? undefined : "not-beside-central";
  },
  carryOut: (play, seat, { cell }) => takeClue(play, seat, cell),
};
