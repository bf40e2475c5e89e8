import { dueItem, finishItem, interruptInOrder, keepOnly } from "./agenda.ts";
import { layOpenTrack } from "./campaign.ts";
import { chapterOf } from "./chapters/index.ts";
import type { CampMatch } from "./envelopes.ts";
import { livingCampers, tokensOf } from "./places.ts";
import { HAPPENINGS } from "./stages/happenings.ts";
import { STAGES } from "./stages/index.ts";

/** Lets everything happen that happens by itself, until somebody has to decide or the match is over. */
export function run(match: CampMatch): void {
  const { board } = match;
  while (board.result === "") {
    const item = dueItem(board);
    if (item === undefined && board.ending === "") throw new Error("nothing left to do");
    if (hasEnded(match)) {
      // A corpse counts for the score: it is laid before the chapter is settled.
      keepOnly(board, ["corpse"]);
      if (board.agenda.length > 0) return;
      closeChapter(match);
      continue;
    }
    if (item === undefined) continue;
    const happens = HAPPENINGS[item.stage];
    if (happens !== undefined) {
      finishItem(board);
      happens(match, item);
      continue;
    }
    const stage = STAGES[item.stage];
    if (stage?.isNeeded?.(match, item) === false) {
      finishItem(board);
      continue;
    }
    stage?.begin?.(match, item);
    return;
  }
}

/** In play, once the chapter has its rounds. Setup and scoring end nothing. */
function hasEnded({ board }: CampMatch): boolean {
  if (board.round === 0 || board.isSettled) return false;
  if (board.ending === "") board.ending = chapterOf(board).check(board);
  return board.ending !== "";
}

/** The chapter is over: the match too, or on to the score and the next chapter. rules: Chapters, Ends */
function closeChapter(match: CampMatch): void {
  const { board } = match;
  const chapter = chapterOf(board);
  chapter.onClose(match);
  board.isSettled = true;
  const salvation = livingCampers(board).length;
  const terror = tokensOf(board, "corpse").length;
  match.emit({ type: "chapterEnded", chapter: board.chapter, ending: board.ending, terror, salvation });
  const winner = chapter.winner(board);
  if (winner === "")
    interruptInOrder(
      board,
      chapter.aftermath.map((stage) => [stage] as const),
    );
  else endMatch(match, winner);
}

function endMatch(match: CampMatch, winner: "maniac" | "campers"): void {
  const { board } = match;
  board.result = winner;
  board.deadline = -1;
  board.agenda.clear();
  layOpenTrack(match);
  match.emit({ type: "over", result: winner });
}
