import { Refusal } from "../../table/refusal.ts";
import { dueItem } from "./agenda.ts";
import type { Command } from "./commands.ts";
import { run } from "./engine.ts";
import type { CampMatch } from "./envelopes.ts";
import { deedOf, isForSketches, judge } from "./judge.ts";
import { changeSketches } from "./sketches.ts";

/** Performs a lawful command. @throws Refusal, with a code of `REFUSAL_CODES`, before any change */
export function perform(match: CampMatch, seat: number, command: Command): void {
  const { board, hands } = match;
  const why = judge(board, hands[seat], seat, command);
  if (why !== undefined) throw new Refusal(why);
  if (isForSketches(command)) {
    changeSketches(match, seat, command);
    return;
  }
  const item = dueItem(board);
  if (item === undefined) return;
  deedOf(board, command)?.apply(match, item, command, seat);
  run(match);
  if (dueItem(board) !== item) setDeadline(match);
}

/** Whatever is due next has its own time. */
export function setDeadline({ board, now }: CampMatch): void {
  board.deadline = board.turnTime > 0 && board.result === "" ? now + board.turnTime * 1000 : -1;
}
