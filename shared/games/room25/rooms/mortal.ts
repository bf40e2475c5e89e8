import { kill } from "../deaths.ts";
import type { Room } from "./room.ts";

/** Entering is death. rules: 6.4 */
export const mortal: Room = {
  colour: "red",
  onEnter(play, character) {
    kill(play, character, "mortal");
  },
};
