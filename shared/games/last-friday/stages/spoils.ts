import { finishItem, interruptInOrder } from "../agenda.ts";
import type { CampBoard, Item } from "../board.ts";
import { hasBit, MANIAC_TOKENS, type ManiacToken } from "../clues.ts";
import { playToken } from "../prowl/commit.ts";
import { maniacSeat } from "./seats.ts";
import { always, type Stage } from "./stage.ts";

/** The tokens that the maniac may take after a chapter: those he does not own, never Invisible. rules: Scoring */
export function spoilsOf(board: CampBoard): ManiacToken[] {
  return MANIAC_TOKENS.filter((token) => token !== "invisible" && !hasBit(MANIAC_TOKENS, board.maniacTokens, token));
}

/** How many of them. */
export function spoilsCount(board: CampBoard, item: Pick<Item, "amount">): number {
  return Math.min(item.amount, spoilsOf(board).length);
}

export const spoils: Stage = {
  seats: maniacSeat,
  isNeeded: ({ board }, item) => spoilsCount(board, item) > 0,
  deeds: {
    spoils: {
      judge(board, _hand, item, { tokens }) {
        const isRight = new Set(tokens).size === tokens.length && tokens.length === spoilsCount(board, item);
        return isRight && tokens.every((token) => spoilsOf(board).includes(token)) ? undefined : "wrong-tokens";
      },
      apply(match, _item, { tokens }) {
        for (const token of tokens) match.board.maniacTokens |= 1 << MANIAC_TOKENS.indexOf(token);
        match.emit({ type: "spoils", tokens });
        finishItem(match.board);
      },
    },
  },
};

/** After round 15 he may take one more turn. rules: Plot twist */
export const twist: Stage = {
  seats: maniacSeat,
  deeds: {
    twist: {
      judge: always,
      apply(match) {
        const { board } = match;
        finishItem(board);
        board.round++;
        playToken(match, "twist");
        interruptInOrder(board, [["prowl"], ["roundEnd"]]);
      },
    },
    pass: {
      judge: always,
      apply({ board }) {
        finishItem(board);
        board.ending = "time";
      },
    },
  },
};
