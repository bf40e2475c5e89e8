import type { CommandOf } from "../commands.ts";
import { without } from "../hands.ts";
import { item } from "../item.ts";
import { changeHand } from "../play.ts";
import type { Wish } from "./wish.ts";

/** A mark of one's own on a tile, seen by nobody else. */
export const note: Wish<CommandOf<"note">> = {
  refusal: (_, { notes }, __, { tile, text }) => ((notes[tile] ?? "") === text ? "no-change" : undefined),
  carryOut(play, seat, { tile, text }) {
    const { notes } = item(play.hands, seat);
    changeHand(play, seat, { notes: text === "" ? without(notes, tile) : { ...notes, [tile]: text } });
  },
};
