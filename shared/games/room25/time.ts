import { awaitedOptions, decide } from "./decisions/index.ts";
import { item } from "./item.ts";
import { closeTurns } from "./own-turn.ts";
import type { Play } from "./play.ts";
import { snapshotOf } from "./snapshot.ts";
import { run } from "./turn.ts";
import { CLUE_CELLS, takeClue } from "./wishes/clue.ts";

/** Time decides for those who have not: see the head of the rules, and D-1. */
export function decideByTime(play: Play): void {
  const { board } = play;
  if (board.phase === "clue") peekForTheRest(play);
  else if (board.phase === "programming") leaveTheRestIdle(play);
  else decideTheSlot(play);
}

function peekForTheRest(play: Play): void {
  for (const [seat, hasPeeked] of [...play.board.hasPeeked].entries()) {
    if (hasPeeked) continue;
    play.emit({ type: "timedOut", seat });
    takeClue(play, seat, item(CLUE_CELLS, 0));
  }
  run(play);
}

/** Zero actions. D-1 */
function leaveTheRestIdle(play: Play): void {
  const { board } = play;
  for (const character of board.order) {
    const piece = item(board.characters, character);
    if (piece.isFree || piece.isReady) continue;
    piece.isReady = true;
    play.emit({ type: "timedOut", seat: piece.seat });
  }
  run(play);
}

/** The first lawful choice in reading order, for all that this player has still to decide in this slot. */
function decideTheSlot(play: Play): void {
  const { board } = play;
  const { seat } = board.awaited;
  const { actor, round, turn } = board;
  play.emit({ type: "timedOut", seat });
  do {
    closeTurns(board);
    decide(play, item(awaitedOptions(snapshotOf(board)), 0));
    run(play);
  } while (
    board.awaited.kind !== "" &&
    board.awaited.seat === seat &&
    actor >= 0 &&
    board.actor === actor &&
    board.round === round &&
    board.turn === turn
  );
}
