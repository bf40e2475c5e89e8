import type { Act } from "../../../../shared/games/last-friday/commands.ts";
import type { CampHand } from "../../../../shared/games/last-friday/envelopes.ts";
import type { CampSceneModel, Spot } from "../scene/types.ts";
import type { BoardView } from "./rulesBoard.ts";

export type Trail = CampSceneModel["trail"];

/** The maniac's own path in this chapter. */
export function ownTrail(hand: CampHand | undefined): Trail {
  if (hand?.side !== "maniac") return [];
  return hand.cells.flatMap((circles, round) => (circles.length > 0 ? [{ round, circles }] : []));
}

/** The chapters whose tracks lie open at the end. */
export function filmChapters(board: BoardView): readonly number[] {
  return [...new Set(board.track.filter(({ circles }) => circles.length > 0).map(({ chapter }) => chapter))];
}

/** A chapter's track as far as a round. */
export function filmTrail(board: BoardView, chapter: number, until: number): Trail {
  return board.track
    .filter((cell) => cell.chapter === chapter && cell.round <= until && cell.circles.length > 0)
    .map(({ round, circles }) => ({ round, circles: [...circles] }));
}

export function lastRound(board: BoardView, chapter: number): number {
  return Math.max(0, ...board.track.filter((cell) => cell.chapter === chapter).map(({ round }) => round));
}

function spotsOfAct(act: Act): readonly Spot[] {
  if (act.type === "start") return [{ circle: act.circle }];
  if (act.type === "swim" || act.type === "passage") return [{ circle: act.to }];
  if (act.type !== "prowl") return [];
  return [...(act.over ?? []).map((point): Spot => ({ point })), { circle: act.to }];
}

/** The steps that the maniac has drafted, from where he stands. */
export function draftWay(hand: CampHand | undefined): readonly Spot[] {
  if (hand?.side !== "maniac" || hand.draft.length === 0) return [];
  const start: Spot[] = hand.circle > 0 ? [{ circle: hand.circle }] : [];
  return [...start, ...hand.draft.flatMap(spotsOfAct)];
}
