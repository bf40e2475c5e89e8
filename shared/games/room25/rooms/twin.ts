import { revealedTile } from "../complex.ts";
import { item } from "../item.ts";
import { place } from "../placing.ts";
import type { Room } from "./room.ts";

/** To the other twin at once, if it is revealed. The arrival does not fire again (D-8). rules: 6.2 */
export const twin: Room = {
  colour: "green",
  onEnter(play, character) {
    const other = revealedTile(play.board, "twin", item(play.board.characters, character).tile);
    if (other !== undefined) place(play, character, other, character, "twin");
  },
};
