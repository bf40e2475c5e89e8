import { cellOfCharacter, isClosedAt, roommatesOf, tileAt } from "../complex.ts";
import { adjacentCells } from "../decisions/candidates.ts";
import { decision } from "../decisions/decision.ts";
import { enter } from "../entering.ts";
import { isAdjacent } from "../geometry.ts";
import { forbidden } from "./forbidden.ts";

/** Move somebody else out of your room into an adjacent one; you stay. rules: 3.3 */
export const push = decision({
  types: ["push"],
  candidates: (view, pusher) =>
    roommatesOf(view, pusher).flatMap((character) =>
      adjacentCells(view, pusher).map(({ cell }) => ({ type: "push" as const, character, cell })),
    ),
  refusal(view, pusher, { character, cell }) {
    if (!roommatesOf(view, pusher).includes(character)) return "nobody-there";
    if (!isAdjacent(cellOfCharacter(view, pusher), cell)) return "not-adjacent";
    if (isClosedAt(view, cell)) return "is-closed";
    return forbidden(view, pusher, "push");
  },
  carryOut(play, pusher, { character, cell }) {
    enter(play, character, tileAt(play.board, cell), pusher, "push");
    return undefined;
  },
});
