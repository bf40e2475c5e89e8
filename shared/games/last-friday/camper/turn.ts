import { finishItem, interrupt } from "../agenda.ts";
import { type CampBoard, Turn } from "../board.ts";
import { CABIN } from "../cabins.ts";
import { CABINS, cabinOfPoint, NONE } from "../camp.ts";
import { chapterOf } from "../chapters/index.ts";
import { openCabin } from "../doors.ts";
import type { CampMatch } from "../envelopes.ts";
import { camperOf } from "../places.ts";
import type { RefusalCode } from "../refusals.ts";
import { mayShelter } from "../shelter.ts";
import { canGoOn, canStop, strideOf } from "./walking.ts";

/** A camper's turn begins: two steps and a clue. */
export function beginTurn(match: CampMatch, camper: number): void {
  const from = camperOf(match.board, camper).point;
  match.board.turn = new Turn({ camper, from, traces: [] });
  match.emit({ type: "turnBegan", camper });
}

/** Why the turn cannot end yet: who can move must, and nobody stops on another. rules: Camper turn */
export function judgeEnd(board: CampBoard, camper: number): RefusalCode | undefined {
  const { turn } = board;
  const { point } = camperOf(board, camper);
  const isUnfinished = turn.steps === 0 || !canStop(board, camper, point);
  if (turn.isMoveOver || !isUnfinished || !canGoOn(board, camper, strideOf(board, camper))) return undefined;
  return turn.steps === 0 ? "must-move" : "must-not-stop";
}

/** The turn ends: a key opens its cabin, and in chapter I the cabin gives shelter. rules: Keys, Cabins */
export function endTurn(match: CampMatch, camper: number): void {
  const { board } = match;
  finishItem(board);
  board.turn = new Turn({ traces: [] });
  unlock(match, camper);
  takeShelter(match, camper);
}

function unlock(match: CampMatch, camper: number): void {
  const { board } = match;
  const pawn = camperOf(board, camper);
  const cabin = pawn.key;
  if (CABINS[cabin]?.lock !== pawn.point || board.cabins[cabin] !== CABIN.closed) return;
  pawn.key = NONE;
  openCabin(match, cabin, camper);
  interrupt(board, "peek", { camper, amount: 1 });
}

function takeShelter(match: CampMatch, camper: number): void {
  const { board } = match;
  const pawn = camperOf(board, camper);
  const cabin = cabinOfPoint(pawn.point);
  if (!chapterOf(board).hasShelter || cabin < 0 || !mayShelter(board, camper, cabin)) return;
  pawn.life = "safe";
  match.emit({ type: "sheltered", camper, cabin });
}
