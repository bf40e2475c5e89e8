import { interrupt } from "../agenda.ts";
import { type CampBoard, Trace } from "../board.ts";
import { PIERS } from "../camp.ts";
import { chapterOf } from "../chapters/index.ts";
import { type CampMatch, maniacHand } from "../envelopes.ts";
import { note } from "../facts.ts";
import { camperOf, hasCorpse, stepsFrom, tokenAt } from "../places.ts";
import type { RefusalCode } from "../refusals.ts";
import { liftToken } from "../tokens.ts";
import { mapOf, type Way } from "../ways.ts";
import { spendClue } from "./spend.ts";
import { afterSail, afterStep, canFinish, hasSkill, piersFrom, strideOf, whyNotEnter } from "./walking.ts";

/** The way to a point a step away; two points are never joined in two ways. */
export function wayTo(board: CampBoard, camper: number, to: number): Way | undefined {
  return stepsFrom(mapOf(board.cabins), camperOf(board, camper).point).find((way) => way.to === to);
}

function whyNoMove(board: CampBoard): RefusalCode | undefined {
  if (board.turn.isMoveOver) return "move-is-over";
  return board.turn.steps < board.turn.maxSteps ? undefined : "no-steps-left";
}

/** Why the turn's camper may not step there. It must be able to end its move lawfully. rules: Camper turn */
export function judgeStep(board: CampBoard, camper: number, to: number): RefusalCode | undefined {
  const why = whyNoMove(board);
  if (why !== undefined) return why;
  if (wayTo(board, camper, to) === undefined) return "no-way-there";
  const stride = strideOf(board, camper);
  const barrier = whyNotEnter(board, camper, to, stride.shovels);
  if (barrier !== undefined) return barrier;
  return canFinish(board, camper, afterStep(board, stride, to)) ? undefined : "must-not-stop";
}

/** Why the turn's camper may not sail there. rules: Boat */
export function judgeSail(board: CampBoard, camper: number, pier: number): RefusalCode | undefined {
  const why = whyNoMove(board);
  if (why !== undefined) return why;
  const stride = strideOf(board, camper);
  if (!piersFrom(stride).includes(pier)) return "no-boat-here";
  const barrier = whyNotEnter(board, camper, PIERS[pier]?.point ?? 0, stride.shovels);
  if (barrier !== undefined) return barrier;
  return canFinish(board, camper, afterSail(board, stride, pier)) ? undefined : "must-not-stop";
}

/** A step of the turn's camper: a corpse is cleared away, then it meets whoever is on the circle it crosses. */
export function takeStep(match: CampMatch, camper: number, to: number): void {
  const { board } = match;
  const way = wayTo(board, camper, to);
  if (way === undefined) return;
  const teachesNothing = (way.over.length === 0 || !board.isAbroad) && !hasCorpse(board, to);
  keepTrace(board, camper, teachesNothing);
  const hasDug = clearCorpse(match, camper, to);
  board.turn.steps++;
  walk(match, camper, way);
  const isAlive = camperOf(board, camper).life === "alive";
  if (hasDug && isAlive && hasSkill(board, camper, "suspicion")) interrupt(board, "expose", { camper });
}

/** Moves the pawn along a way; on the circle it crosses it may meet the maniac. */
export function walk(match: CampMatch, camper: number, way: Way): void {
  const { board } = match;
  movePawn(match, camper, way);
  const circle = way.over[0];
  if (circle === undefined || !board.isAbroad) return;
  if (maniacHand(match).circle === circle) chapterOf(board).onMeeting(match, camper, circle, way.to);
  else note(board, "not", { circles: [circle] });
}

/** Moves the pawn, and nobody is met. */
export function movePawn(match: CampMatch, camper: number, way: Way): void {
  const pawn = camperOf(match.board, camper);
  const from = pawn.point;
  pawn.point = way.to;
  match.emit({ type: "stepped", camper, from, to: way.to, over: way.over });
}

/** The boat takes the turn's camper to another pier. */
export function sail(match: CampMatch, camper: number, pier: number): void {
  const { board } = match;
  const to = PIERS[pier]?.point ?? 0;
  keepTrace(board, camper, !hasCorpse(board, to));
  clearCorpse(match, camper, to);
  match.emit({ type: "sailed", camper, from: board.boat, to: pier });
  board.boat = pier;
  board.turn.steps++;
  camperOf(board, camper).point = to;
}

function keepTrace(board: CampBoard, camper: number, teachesNothing: boolean): void {
  if (!teachesNothing) board.turn.traces.clear();
  else board.turn.traces.push(new Trace({ point: camperOf(board, camper).point, boat: board.boat }));
}

/** rules: Shovel */
function clearCorpse(match: CampMatch, camper: number, point: number): boolean {
  const corpse = tokenAt(match.board, point);
  if (corpse?.kind !== "corpse") return false;
  const { turn } = match.board;
  if (turn.shovels > 0) turn.shovels--;
  else spendClue(match, camper, "shovel", point);
  liftToken(match, corpse);
  match.emit({ type: "corpseRemoved", camper, point });
  return true;
}

/** Takes the last step back: it crossed no circle, so nobody has learned anything by it. */
export function undoStep(match: CampMatch, camper: number): void {
  const { board } = match;
  const trace = board.turn.traces.pop();
  if (trace === undefined) return;
  camperOf(board, camper).point = trace.point;
  board.boat = trace.boat;
  board.turn.steps--;
  match.emit({ type: "undone", camper, to: trace.point });
}
