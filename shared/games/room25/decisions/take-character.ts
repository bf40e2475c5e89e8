import { CHARACTERS, type CharacterName, isNameFree } from "../characters.ts";
import { characterAt } from "../complex.ts";
import { item } from "../item.ts";
import { modeOf } from "../modes/index.ts";
import type { RoomView } from "../view.ts";
import { decision } from "./decision.ts";

/** The names that the group of this character has, or those that all others have. */
function namesTaken(view: RoomView, character: number, isMine: boolean): CharacterName[] {
  const { groupOf } = modeOf(view);
  const group = groupOf(characterAt(view, character).seat);
  return [...view.characters].flatMap(({ seat, name }) =>
    name !== "" && (groupOf(seat) === group) === isMine ? [name] : [],
  );
}

/** Who somebody wants to be. rules: 2.3, 5.3, 5.4 */
export const takeCharacter = decision({
  types: ["takeCharacter"],
  candidates: () => CHARACTERS.map((name) => ({ type: "takeCharacter", name })),
  refusal(view, character, { name }) {
    const pairing = modeOf(view).pairing(view.hasPeeked.length);
    const isFree = isNameFree(pairing, namesTaken(view, character, true), namesTaken(view, character, false), name);
    return isFree ? undefined : "character-taken";
  },
  carryOut({ board, emit }, character, { name }) {
    const piece = item(board.characters, character);
    piece.name = name;
    emit({ type: "characterTaken", seat: piece.seat, character, name });
    return undefined;
  },
});
