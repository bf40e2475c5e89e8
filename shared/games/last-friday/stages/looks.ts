import { finishItem } from "../agenda.ts";
import type { CampBoard, Item } from "../board.ts";
import { hasSkill } from "../camper/walking.ts";
import { stepsAway } from "../distance.ts";
import { type CampHand, type CampMatch, changeCampers } from "../envelopes.ts";
import { camperOf, neighboursOf, tokensOf } from "../places.ts";
import type { RefusalCode } from "../refusals.ts";
import { mapOf } from "../ways.ts";
import { camperSeats } from "./seats.ts";
import { always, type Deed, type Stage } from "./stage.ts";

/** Ids of the clues whose fronts these campers do not know. */
export function unseenClues(board: CampBoard, hand: CampHand | undefined): number[] {
  const seen = hand?.side === "campers" ? hand.seen : {};
  return tokensOf(board, "clue").flatMap(({ id, front }) => (front === "" && seen[id] === undefined ? [id] : []));
}

/** Ids of all clues that lie face-down. */
export function hiddenClues(board: CampBoard): number[] {
  return tokensOf(board, "clue").flatMap(({ id, front }) => (front === "" ? [id] : []));
}

/** The campers see a clue's front; it is put back face-down. */
function showCampers(match: CampMatch, token: number): void {
  const front = match.secret.fronts.get(token) ?? "";
  changeCampers(match, (hand) => ({ ...hand, seen: { ...hand.seen, [token]: front } }));
  match.emit({ type: "looked", token });
  match.emit({ type: "saw", token, front }, camperSeats(match.board));
}

function campersHand({ board, hands }: CampMatch): CampHand | undefined {
  return hands[camperSeats(board)[0] ?? -1];
}

/** The campers look at clues: the one who opened a cabin, or all of them after a chapter. rules: Keys, Scoring */
export const peek: Stage = {
  seats: (board, item) => (item.camper < 0 ? camperSeats(board) : [camperOf(board, item.camper).seat]),
  isNeeded: (match, item) => item.amount > 0 && unseenClues(match.board, campersHand(match)).length > 0,
  deeds: {
    look: {
      judge: (board, hand, _item, { token }) => (unseenClues(board, hand).includes(token) ? undefined : "not-a-clue"),
      apply(match, item, { token }) {
        showCampers(match, token);
        item.amount--;
      },
    },
    pass: { judge: always, apply: ({ board }) => finishItem(board) },
  },
};

/** A clue is turned up for all players and stays so. rules: Suspicion */
export const expose: Stage = {
  seats: (board, item) => [camperOf(board, item.camper).seat],
  isNeeded: ({ board }) => hiddenClues(board).length > 0,
  deeds: {
    look: {
      judge: (board, _hand, _item, { token }) => (hiddenClues(board).includes(token) ? undefined : "not-a-clue"),
      apply(match, _item, { token }) {
        finishItem(match.board);
        const found = match.board.tokens.get(String(token));
        if (found === undefined) return;
        found.front = match.secret.fronts.get(token) ?? "";
        match.secret.fronts.delete(token);
        match.emit({ type: "exposed", token, front: found.front });
      },
    },
    pass: { judge: always, apply: ({ board }) => finishItem(board) },
  },
};

/** Once a chapter Night eyes look at a clue within two steps. rules: Extra skills */
export const nightEyes: Deed<{ type: "look"; token: number }> = {
  judge: (board, hand, item, { token }) => whyNoLook(board, hand, item, token),
  apply(match, item, { token }) {
    camperOf(match.board, item.camper).hasLooked = true;
    match.board.turn.traces.clear();
    showCampers(match, token);
  },
};

function whyNoLook(board: CampBoard, hand: CampHand, { camper }: Item, token: number): RefusalCode | undefined {
  const pawn = camperOf(board, camper);
  if (!hasSkill(board, camper, "nightEyes") || pawn.hasLooked) return "not-now";
  const map = mapOf(board.cabins);
  const within = stepsAway([pawn.point], (point) => neighboursOf(map, point), 2);
  const point = board.tokens.get(String(token))?.point ?? -1;
  return within.has(point) && unseenClues(board, hand).includes(token) ? undefined : "not-a-clue";
}
