import type { CampBoard } from "../board.ts";
import type { Clue } from "../clues.ts";
import { type CampMatch, maniacHand } from "../envelopes.ts";
import { note, showManiac } from "../facts.ts";
import { camperOf, freeAround } from "../places.ts";
import type { RefusalCode } from "../refusals.ts";
import { layFaceUp } from "../tokens.ts";
import { mapOf } from "../ways.ts";
import { spendClue, wearOut } from "./spend.ts";
import { canStop, hasClue, hasSkill, mayUseClue } from "./walking.ts";

/** Where the camper may lay a trap or a lantern; for other clues nowhere. rules: Bear trap, Lantern, Extra skills */
export function layingPoints(board: CampBoard, camper: number, clue: Clue): number[] {
  if (clue !== "trap" && clue !== "lantern") return [];
  const isFar = hasSkill(board, camper, clue === "trap" ? "trapper" : "farThrow");
  return freeAround(board, camperOf(board, camper).point, isFar ? 2 : 1);
}

/** Why the turn's camper may not use this clue of its own now. rules: Camper turn, tokens */
export function judgeUse(board: CampBoard, camper: number, clue: Clue, point?: number): RefusalCode | undefined {
  const { turn } = board;
  if (!hasClue(board, camper, clue)) return "not-yours";
  if (!mayUseClue(board, camper)) return "clue-limit";
  // A shovel is used by going where the corpse is.
  if (clue === "shovel") return "not-now";
  if (clue === "sneakers") return turn.isMoveOver ? "move-is-over" : undefined;
  const isBetween = turn.steps > 0 && !turn.isMoveOver && !canStop(board, camper, camperOf(board, camper).point);
  return isBetween ? "not-while-moving" : judgeExtraUse(board, camper, clue, point);
}

/** The same for a duplicate that was just found: it may be used at once whatever else was used. */
export function judgeExtraUse(board: CampBoard, camper: number, clue: Clue, point?: number): RefusalCode | undefined {
  if (clue === "trap" || clue === "lantern") {
    if (point === undefined) return "no-such-place";
    return layingPoints(board, camper, clue).includes(point) ? undefined : "place-not-free";
  }
  const isForMove = clue === "sneakers" || clue === "shovel";
  return isForMove && board.turn.isMoveOver ? "move-is-over" : undefined;
}

/** The camper uses a clue of its own. What is used after a step ends the move, but for sneakers. */
export function playClue(match: CampMatch, camper: number, clue: Clue, point = 0): void {
  const { turn } = match.board;
  if (turn.steps > 0 && clue !== "sneakers") turn.isMoveOver = true;
  turn.traces.clear();
  spendClue(match, camper, clue, point);
  takeEffect(match, camper, clue, point);
}

/** The camper uses the duplicate it has just found. */
export function playDuplicate(match: CampMatch, camper: number, clue: Clue, point = 0): void {
  wearOut(match, camper, clue, point);
  takeEffect(match, camper, clue, point);
}

function takeEffect(match: CampMatch, camper: number, clue: Clue, point: number): void {
  const { board } = match;
  switch (clue) {
    case "hearing":
      listen(match, camper);
      break;
    case "trap":
      layFaceUp(match, "trap", point, "trap");
      break;
    case "lantern":
      light(match, point);
      break;
    case "sneakers":
      board.turn.maxSteps += hasSkill(board, camper, "sprint") ? 2 : 1;
      break;
    case "shovel":
      board.turn.shovels++;
      break;
  }
}

/** Is he on a circle next to the camper? rules: Acute hearing; Focus */
function listen(match: CampMatch, camper: number): void {
  const { board } = match;
  const circles = [...(mapOf(board.cabins).litBy[camperOf(board, camper).point] ?? [])];
  const { circle } = maniacHand(match);
  const isNear = board.isAbroad && circles.includes(circle);
  match.emit({ type: "heard", camper, isNear });
  if (board.isAbroad) note(board, isNear ? "among" : "not", { circles });
  if (isNear && hasSkill(board, camper, "focus")) showManiac(match, circle);
}

/** A lantern whose light falls on him shows him at once. rules: Lantern */
function light(match: CampMatch, point: number): void {
  const { board } = match;
  layFaceUp(match, "lantern", point, "lantern");
  if (!board.isAbroad) return;
  const circles = [...(mapOf(board.cabins).litBy[point] ?? [])];
  const { circle } = maniacHand(match);
  if (circles.includes(circle)) showManiac(match, circle);
  else note(board, "not", { circles });
}
