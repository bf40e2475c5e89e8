import type { Action } from "./actions/action.ts";
import { roomOf } from "./complex.ts";
import { item } from "./item.ts";
import { awaitDecision, type Play } from "./play.ts";
import { roomRules } from "./rooms/index.ts";
import { startAction } from "./starting.ts";

/** A character's slot in this round begins: its own turn. rules: 3.2 */
export function beginSlot(play: Play, character: number): void {
  const { board, hands } = play;
  const piece = item(board.characters, character);
  board.actor = character;
  for (const other of board.characters) other.isNewcomer = false;
  board.openTurns[piece.seat] = true;

  if (piece.isFree) {
    if (piece.played.length < piece.limit) awaitDecision(play, "free-action", character);
    else play.emit({ type: "idle", character });
    return;
  }
  const programme = item(hands, piece.seat).programmes[character] ?? [];
  if (programme.length === 1 && board.round === 1) {
    awaitDecision(play, "timing", character);
    return;
  }
  const action = actionOf(programme, board.round, piece.isKeeping);
  if (action) startAction(play, character, action);
  else play.emit({ type: "idle", character });
}

/** A single action is played in round 2 if it was kept; zero actions come from the time limit alone (D-1). */
function actionOf(programme: readonly Action[], round: number, isKeeping: boolean): Action | undefined {
  if (programme.length === 1) return isKeeping ? programme[0] : undefined;
  return programme[round - 1];
}

/** The slot is over: the room in which the character is now has its say. */
export function finishSlot(play: Play): true {
  const { board } = play;
  const character = board.actor;
  const piece = item(board.characters, character);
  const hasActed = board.action >= 0;
  piece.slotsDone += 1;
  board.actor = -1;
  board.action = -1;
  if (hasActed && piece.isAlive) roomRules(roomOf(board, character)).afterAction?.(play, character);
  if (board.round === 2 && piece.isAlive) roomRules(roomOf(board, character)).afterSecondSlot?.(play, character);
  return true;
}
