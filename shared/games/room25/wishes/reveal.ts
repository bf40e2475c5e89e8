import type { CommandOf } from "../commands.ts";
import { charactersOf } from "../complex.ts";
import { expose } from "../exposing.ts";
import { item } from "../item.ts";
import { ownTurnRefusal } from "../own-turn.ts";
import type { Wish } from "./wish.ts";

/** A guard shows himself on his own turn; from the next turn on he does not program. rules: 5.1 */
export const reveal: Wish<CommandOf<"reveal">> = {
  refusal(view, { role }, seat) {
    if (view.phase !== "action") return "not-now";
    if (role !== "guard") return "not-a-guard";
    const refusal = ownTurnRefusal(view, seat);
    if (refusal) return refusal;
    const isKnown = charactersOf(view, seat).every((character) => item(view.characters, character).identity !== "");
    return isKnown ? "already-revealed" : undefined;
  },
  carryOut(play, seat) {
    for (const character of charactersOf(play.board, seat)) expose(play, character, "will");
  },
};
