import type { CommandOf } from "../commands.ts";
import { characterAt } from "../complex.ts";
import { without } from "../hands.ts";
import { item } from "../item.ts";
import { changeHand, type Play } from "../play.ts";
import type { RefusalCode } from "../refusals.ts";
import type { RoomView } from "../view.ts";
import type { Wish } from "./wish.ts";

/** Why this seat may not program this character now, or undefined. */
function programmingRefusal(view: RoomView, seat: number, character: number): RefusalCode | undefined {
  if (view.phase !== "programming") return "not-now";
  if (character >= view.characters.length) return "not-your-character";
  const piece = characterAt(view, character);
  if (piece.seat !== seat) return "not-your-character";
  if (!piece.isAlive) return "dead";
  return piece.isFree ? "plays-freely" : undefined;
}

function setReady({ board, emit }: Play, character: number, isReady: boolean): void {
  const piece = item(board.characters, character);
  if (piece.isReady === isReady) return;
  piece.isReady = isReady;
  emit({ type: "programmed", character, isReady });
}

/** One or two different actions, in secret, until everybody's are in. rules: 3.1 */
export const programme: Wish<CommandOf<"programme">> = {
  refusal(view, _, seat, { character, actions }) {
    const refusal = programmingRefusal(view, seat, character);
    if (refusal) return refusal;
    if (new Set(actions).size < actions.length) return "same-action";
    return actions.length > characterAt(view, character).limit ? "cold-chamber" : undefined;
  },
  carryOut(play, seat, { character, actions }) {
    changeHand(play, seat, { programmes: { ...item(play.hands, seat).programmes, [character]: actions } });
    setReady(play, character, true);
  },
};

export const unprogramme: Wish<CommandOf<"unprogramme">> = {
  refusal(view, _, seat, { character }) {
    const refusal = programmingRefusal(view, seat, character);
    if (refusal) return refusal;
    return characterAt(view, character).isReady ? undefined : "no-change";
  },
  carryOut(play, seat, { character }) {
    changeHand(play, seat, { programmes: without(item(play.hands, seat).programmes, character) });
    setReady(play, character, false);
  },
};
