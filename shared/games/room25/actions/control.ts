import { cellOfCharacter, occupantsOf, roomOf } from "../complex.ts";
import { everySlide } from "../decisions/candidates.ts";
import { decision } from "../decisions/decision.ts";
import { finish } from "../ending.ts";
import { linesOf } from "../geometry.ts";
import { item } from "../item.ts";
import { modeOf } from "../modes/index.ts";
import { slide, slideRefusal, wouldEject } from "../sliding.ts";
import { forbidden } from "./forbidden.ts";

/** Slide the row or column of your room; from inside Room 25 it may be the escape. rules: 3.3, 5.0 */
export const control = decision({
  types: ["slide"],
  candidates: everySlide,
  refusal(view, character, { line, direction }) {
    if (!linesOf(cellOfCharacter(view, character)).includes(line)) return "not-your-line";
    return forbidden(view, character, "control") ?? slideRefusal(view, line, direction);
  },
  carryOut(play, character, choice) {
    const { board } = play;
    const { line, direction } = choice;
    const isInside = roomOf(board, character) === "room25";
    const ending = isInside && wouldEject(board, line, direction) ? modeOf(board).escape(play, character) : undefined;
    if (!ending) {
      slide(play, character, choice);
      return undefined;
    }
    const characters = occupantsOf(board, item(board.characters, character).tile);
    play.emit({ type: "escaped", line, direction, characters });
    finish(play, ending);
    return undefined;
  },
});
