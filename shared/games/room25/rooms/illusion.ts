import { anyHiddenRoom } from "../decisions/hidden-room.ts";
import { item } from "../item.ts";
import { swap } from "../placing.ts";
import type { Room } from "./room.ts";

/** This tile changes places with any hidden room, which is revealed and entered instead. rules: 6.4 */
export const illusion: Room = {
  colour: "red",
  asks: anyHiddenRoom((play, character, { cell }) =>
    swap(play, character, item(play.board.characters, character).tile, cell),
  ),
};
