import { finishItem } from "../agenda.ts";
import type { Act } from "../commands.ts";
import { type CampMatch, changeManiac, maniacHand } from "../envelopes.ts";
import { layCorpse } from "../kill.ts";
import { freeAround } from "../places.ts";
import { commitDraft } from "../prowl/commit.ts";
import { judgeAct, whyNoCommit } from "../prowl/judge.ts";
import { maniacSeat } from "./seats.ts";
import type { Deed, Stage } from "./stage.ts";

const draft: Deed<Act> = {
  judge: (board, hand, _item, command) => (hand.side === "maniac" ? judgeAct(board, hand, command) : "maniac-only"),
  apply: (match, _item, command) => changeDraft(match, (acts) => [...acts, command]),
};

function changeDraft(match: CampMatch, change: (acts: readonly Act[]) => readonly Act[]): void {
  changeManiac(match, { draft: change(maniacHand(match).draft) });
}

/**
 * The maniac's turn. He drafts it in his hand, where nobody sees it come and go; only `commit` makes it happen, so that
 * neither the number nor the time of his acts tells anything.
 */
export const prowl: Stage = {
  seats: maniacSeat,
  deeds: {
    start: draft,
    prowl: draft,
    swim: draft,
    passage: draft,
    axe: draft,
    speed: draft,
    invisible: draft,
    snuff: draft,
    undo: {
      judge: (_board, hand) => (hand.side === "maniac" && hand.draft.length > 0 ? undefined : "nothing-to-undo"),
      apply: (match) => changeDraft(match, (acts) => acts.slice(0, -1)),
    },
    commit: {
      judge: (board, hand) => (hand.side === "maniac" ? whyNoCommit(board, hand) : "maniac-only"),
      apply: commitDraft,
    },
  },
};

/** The victim's point is taken: the maniac chooses one beside it for the corpse. rules: Corpses */
export const corpse: Stage = {
  seats: maniacSeat,
  deeds: {
    place: {
      judge: (board, _hand, item, { point }) =>
        freeAround(board, item.point).includes(point) ? undefined : "place-not-free",
      apply(match, { camper }, { point }) {
        finishItem(match.board);
        layCorpse(match, camper, point);
      },
    },
  },
};
