import { kill } from "../deaths.ts";
import { item } from "../item.ts";
import type { Room } from "./room.ts";

/** Who has not left by the end of the next action dies; a lost action counts (D-2). rules: 6.4 */
export const trapped: Room = {
  colour: "red",
  afterAction(play, character) {
    if (!item(play.board.characters, character).isNewcomer) kill(play, character, "trapped");
  },
};
