import { cellOfCharacter, isClosedAt, roomOf, tileAt } from "../complex.ts";
import { adjacentCells } from "../decisions/candidates.ts";
import { decision } from "../decisions/decision.ts";
import { enter } from "../entering.ts";
import { isAdjacent } from "../geometry.ts";
import { roomRules } from "../rooms/index.ts";
import { forbidden } from "./forbidden.ts";

/** Go to an adjacent room. rules: 3.3 */
export const move = decision({
  types: ["target"],
  candidates: adjacentCells,
  refusal(view, character, { cell }) {
    if (!isAdjacent(cellOfCharacter(view, character), cell)) return "not-adjacent";
    if (isClosedAt(view, cell)) return "is-closed";
    return forbidden(view, character, "move") ?? roomRules(roomOf(view, character)).leaving?.(view, character, cell);
  },
  carryOut(play, character, { cell }) {
    enter(play, character, tileAt(play.board, cell), character, "move");
    return undefined;
  },
});
