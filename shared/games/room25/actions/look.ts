import { cellOfCharacter, isHidden, tileAt } from "../complex.ts";
import { adjacentCells } from "../decisions/candidates.ts";
import { decision } from "../decisions/decision.ts";
import { isAdjacent } from "../geometry.ts";
import { item } from "../item.ts";
import { look as show } from "../revealing.ts";
import { forbidden } from "./forbidden.ts";

/** Look secretly at an adjacent hidden room (D-3). rules: 3.3 */
export const look = decision({
  types: ["target"],
  candidates: adjacentCells,
  refusal(view, character, { cell }) {
    if (!isAdjacent(cellOfCharacter(view, character), cell)) return "not-adjacent";
    if (!isHidden(view, tileAt(view, cell))) return "not-hidden";
    return forbidden(view, character, "look");
  },
  carryOut(play, character, { cell }) {
    show(play, item(play.board.characters, character).seat, tileAt(play.board, cell), "look");
    return undefined;
  },
});
