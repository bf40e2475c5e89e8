import { item } from "../item.ts";
import { startAction } from "../starting.ts";
import { decision } from "./decision.ts";

/** A single programmed action: play it now, or keep it for round 2, where it must be played. rules: 3.1 */
export const timing = decision({
  types: ["playNow", "keep"],
  candidates: () => [{ type: "playNow" }, { type: "keep" }],
  refusal: () => undefined,
  carryOut(play, character, { type }) {
    const piece = item(play.board.characters, character);
    if (type === "keep") {
      piece.isKeeping = true;
      play.emit({ type: "kept", character });
    } else {
      const [action] = item(play.hands, piece.seat).programmes[character] ?? [];
      if (action) startAction(play, character, action);
    }
    return undefined;
  },
});
