import { anyHiddenRoom } from "../decisions/hidden-room.ts";
import { item } from "../item.ts";
import { swap } from "../placing.ts";
import type { Room } from "./room.ts";

/** This tile, with everybody in it, changes places with any hidden room, which stays hidden. rules: 6.2 */
export const moving: Room = {
  colour: "green",
  asks: anyHiddenRoom((play, character, { cell }) => {
    swap(play, character, item(play.board.characters, character).tile, cell);
    return undefined;
  }),
};
