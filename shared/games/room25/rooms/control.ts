import { everySlide } from "../decisions/candidates.ts";
import { decision } from "../decisions/decision.ts";
import { slide, slideRefusal } from "../sliding.ts";
import type { Room } from "./room.ts";

/** Slide any line that may move, under the rules of Control. Room 25 only wraps round thereby (D-6). rules: 6.2 */
export const control: Room = {
  colour: "green",
  asks: decision({
    types: ["slide"],
    candidates: everySlide,
    refusal: (view, _, { line, direction }) => slideRefusal(view, line, direction),
    carryOut(play, character, choice) {
      slide(play, character, choice);
      return undefined;
    },
  }),
};
