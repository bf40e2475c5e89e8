import { kill } from "../deaths.ts";
import { item } from "../item.ts";
import type { Room } from "./room.ts";

/** Closes behind the first who enters; who is still inside after the second slot of the next turn drowns. rules: 6.4 */
export const flooded: Room = {
  colour: "red",
  onEnter({ board, emit }, character) {
    const { tile } = item(board.characters, character);
    item(board.tiles, tile).isClosed = true;
    emit({ type: "closed", tile });
  },
  afterSecondSlot(play, character) {
    if (item(play.board.characters, character).enteredTurn < play.board.turn) kill(play, character, "flooded");
  },
};
