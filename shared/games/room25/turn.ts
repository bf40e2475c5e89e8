import { ACTIONS, actionAt } from "./actions/action.ts";
import { roomOf } from "./complex.ts";
import { awaitedOptions, decide } from "./decisions/index.ts";
import { finish } from "./ending.ts";
import { item } from "./item.ts";
import { modeOf } from "./modes/index.ts";
import { allowTime, awaitDecision, changeHand, type Play } from "./play.ts";
import { roomRules } from "./rooms/index.ts";
import { beginSlot, finishSlot } from "./slot.ts";
import { snapshotOf } from "./snapshot.ts";
import { synced } from "./synced.ts";

/** Actions a turn where no room says otherwise. rules: 3.1 */
const ACTIONS_A_TURN = 2;
const ROUNDS = 2;

/** Carries the game on until somebody must decide or it is over. */
export function run(play: Play): void {
  do modeOf(play.board).watch?.(play);
  while (play.board.phase !== "over" && step(play));
}

/** @returns false when the game waits */
function step(play: Play): boolean {
  const { board } = play;
  if (board.awaited.kind !== "") return settle(play);
  if (board.phase === "choosing") return nextToChoose(play);
  if (board.phase === "clue") return [...board.hasPeeked].every(Boolean) && beginTurn(play);
  if (board.phase === "programming") return isProgrammed(play) && beginRound(play, 1);
  return board.actor >= 0 ? finishSlot(play) : nextSlot(play);
}

/** Where the rules leave no choice nobody is asked; an action without any target is lost. rules: 3.2 */
function settle(play: Play): boolean {
  const { board } = play;
  const options = awaitedOptions(snapshotOf(board));
  if (options.length > 1) return false;
  const [only] = options;
  if (only) {
    decide(play, only);
    return true;
  }
  const { kind, character } = board.awaited;
  board.awaited.kind = "";
  if (kind === "free-action") play.emit({ type: "idle", character });
  if ((ACTIONS as readonly string[]).includes(kind)) {
    play.emit({ type: "lost", character, action: actionAt(board.action) });
  }
  return true;
}

function nextToChoose(play: Play): boolean {
  const { board } = play;
  const nameless = [...board.order].find((character) => item(board.characters, character).name === "");
  if (nameless !== undefined) {
    awaitDecision(play, "take-character", nameless);
  } else {
    board.phase = "clue";
    allowTime(play);
  }
  return true;
}

function beginTurn(play: Play): true {
  const { board, hands } = play;
  board.turn += 1;
  board.phase = "programming";
  board.round = 0;
  for (const character of board.order) {
    const piece = item(board.characters, character);
    piece.isReady = false;
    piece.isKeeping = false;
    piece.isFree = modeOf(board).isUnprogrammed === true || piece.identity === "guard";
    piece.limit = roomRules(roomOf(board, character)).limit ?? ACTIONS_A_TURN;
    piece.slotsDone = 0;
    piece.played = synced<number>([]);
  }
  for (const [seat, hand] of hands.entries()) {
    if (Object.keys(hand.programmes).length > 0) changeHand(play, seat, { programmes: {} });
  }
  allowTime(play);
  play.emit({ type: "turnBegan", turn: board.turn, turnsLeft: board.turnsLeft });
  return true;
}

function isProgrammed({ board }: Play): boolean {
  return board.order.every((character) => {
    const { isFree, isReady } = item(board.characters, character);
    return isFree || isReady;
  });
}

function beginRound(play: Play, round: number): true {
  play.board.phase = "action";
  play.board.round = round;
  play.emit({ type: "roundBegan", round });
  return true;
}

/** The first in track order who has not had this round's slot. rules: 3.2 */
function nextSlot(play: Play): true {
  const { board } = play;
  const next = [...board.order].find((character) => item(board.characters, character).slotsDone < board.round);
  if (next !== undefined) beginSlot(play, next);
  else if (board.round < ROUNDS) beginRound(play, board.round + 1);
  else countDown(play);
  return true;
}

/** Control tokens come off, the first marker goes to the end, and there is a turn less. rules: 3.4 */
function countDown(play: Play): void {
  const { board, hands } = play;
  for (const line of board.lines.keys()) board.lines[line] = 0;
  const [first, ...rest] = [...board.order];
  if (first !== undefined) board.order = synced([...rest, first]);
  board.turnsLeft -= 1;
  if (!board.keepsLooks) {
    for (const [seat, hand] of hands.entries()) {
      if (Object.keys(hand.looks).length > 0) changeHand(play, seat, { looks: {} });
    }
  }
  if (board.turnsLeft === 0) finish(play, modeOf(board).timeUp(play));
  else beginTurn(play);
}
