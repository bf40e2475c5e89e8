import { roommatesOf } from "../complex.ts";
import { kill } from "../deaths.ts";
import type { Room } from "./room.ts";

/** Who enters survives; who was there first dies. rules: 6.4 */
export const acid: Room = {
  colour: "red",
  onEnter(play, character) {
    for (const victim of roommatesOf(play.board, character)) kill(play, victim, "acid");
  },
};
