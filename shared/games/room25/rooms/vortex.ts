import { tileAt } from "../complex.ts";
import { CENTRE } from "../geometry.ts";
import { place } from "../placing.ts";
import type { Room } from "./room.ts";

/** To the Central Room at once. rules: 6.3 */
export const vortex: Room = {
  colour: "yellow",
  onEnter(play, character) {
    place(play, character, tileAt(play.board, CENTRE), character, "vortex");
  },
};
