import type { CampBoard } from "../../../shared/games/last-friday/board.ts";
import { choicesOf } from "../../../shared/games/last-friday/choices.ts";
import type { CampHand } from "../../../shared/games/last-friday/envelopes.ts";
import { lastFriday } from "../../../shared/games/last-friday/index.ts";
import type { Random } from "../../../shared/table/random.ts";
import type { Mind } from "./play.ts";

/** Whatever is lawful, but for endless walking to and fro: taking back and discarding are rare. */
export const lawless: Mind = (board: CampBoard, hand: CampHand, seat: number, random: Random) => {
  const choices = choicesOf(board, hand, seat).map(({ command }) => command);
  const rare = choices.filter(({ type }) => type === "undo" || type === "drop");
  const common = choices.filter(({ type }) => type !== "undo" && type !== "drop");
  if (common.length === 0) return lastFriday.think?.(board, hand, seat, random);
  return random.pick(rare.length > 0 && random.integer(0, 9) === 0 ? rare : common);
};

/** Now a bot's wish, now whatever is lawful: gets deeper into a chapter than chance alone. */
export const fickle: Mind = (board, hand, seat, random) =>
  random.integer(0, 3) === 0 ? lawless(board, hand, seat, random) : lastFriday.think?.(board, hand, seat, random);
