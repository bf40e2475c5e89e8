import { tileAt } from "../complex.ts";
import { anyHiddenRoom } from "../decisions/hidden-room.ts";
import { item } from "../item.ts";
import { look } from "../revealing.ts";
import type { Room } from "./room.ts";

/** Look at any hidden room on the board; it stays hidden. rules: 6.2 */
export const vision: Room = {
  colour: "green",
  asks: anyHiddenRoom((play, character, { cell }) => {
    look(play, item(play.board.characters, character).seat, tileAt(play.board, cell), "vision");
    return undefined;
  }),
};
