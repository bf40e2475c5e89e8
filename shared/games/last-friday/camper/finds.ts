import { interrupt } from "../agenda.ts";
import type { CampBoard } from "../board.ts";
import { COLOURS, NONE } from "../camp.ts";
import { CLUES, type Clue } from "../clues.ts";
import { type CampMatch, changeCampers } from "../envelopes.ts";
import { isClue, keyOf, turnUp } from "../meetings.ts";
import { camperOf, freeAround, tokenAt } from "../places.ts";
import type { RefusalCode } from "../refusals.ts";
import { layFaceDown, layFaceUp, liftToken } from "../tokens.ts";
import { hasClue } from "./walking.ts";

/** Why there is nothing to pick up or turn here. rules: Camper turn, tokens */
export function judgeTake(board: CampBoard, camper: number): RefusalCode | undefined {
  const kind = tokenAt(board, camperOf(board, camper).point)?.kind;
  return kind === "clue" || kind === "key" || kind === "meeting" ? undefined : "nothing-here";
}

/** Picks up or turns what lies on the camper's point. rules: Meeting tokens */
export function takeToken(match: CampMatch, camper: number): void {
  const { board } = match;
  const { point } = camperOf(board, camper);
  board.turn.traces.clear();
  const token = tokenAt(board, point);
  if (token?.kind === "meeting") {
    match.emit({ type: "turned", camper, point, front: turnUp(match, token.id) });
  }
  const found = tokenAt(board, point);
  if (found === undefined) return;
  if (found.kind === "corpse") stagger(match, camper);
  else if (found.kind === "key") takeKey(match, camper);
  else gainClue(match, camper, liftToken(match, found));
}

function stagger(match: CampMatch, camper: number): void {
  match.board.turn.isMoveOver = true;
  interrupt(match.board, "stagger", { camper });
}

/** One key at most: whoever carries one may exchange it. rules: Meeting tokens */
function takeKey(match: CampMatch, camper: number): void {
  const pawn = camperOf(match.board, camper);
  if (pawn.key === NONE) pickUpKey(match, camper);
  else interrupt(match.board, "swapKey", { camper });
}

/** Takes the key on the camper's point. */
export function pickUpKey(match: CampMatch, camper: number): void {
  const pawn = camperOf(match.board, camper);
  const token = tokenAt(match.board, pawn.point);
  if (token?.kind !== "key") return;
  pawn.key = keyOf(liftToken(match, token));
  match.emit({ type: "tookKey", camper, key: pawn.key });
}

/** One clue of each kind at most: a second one has to be used or put away. rules: Duplicate found */
function gainClue(match: CampMatch, camper: number, front: string): void {
  if (!isClue(front)) return;
  match.emit({ type: "tookClue", camper, clue: front });
  if (hasClue(match.board, camper, front)) interrupt(match.board, "duplicate", { camper, front });
  else camperOf(match.board, camper).clues |= 1 << CLUES.indexOf(front);
}

/** Why this may not be discarded there. */
export function judgeDrop(
  board: CampBoard,
  camper: number,
  what: Clue | "key",
  point: number,
): RefusalCode | undefined {
  const isHeld = what === "key" ? camperOf(board, camper).key !== NONE : hasClue(board, camper, what);
  if (!isHeld) return "not-yours";
  return freeAround(board, camperOf(board, camper).point).includes(point) ? undefined : "place-not-free";
}

/** Discards a clue face-down or a key face-up. */
export function drop(match: CampMatch, camper: number, what: Clue | "key", point: number): void {
  const pawn = camperOf(match.board, camper);
  match.board.turn.traces.clear();
  if (what === "key") {
    layFaceUp(match, "key", point, COLOURS[pawn.key] ?? "");
    pawn.key = NONE;
    match.emit({ type: "dropped", camper, what, point });
  } else {
    pawn.clues &= ~(1 << CLUES.indexOf(what));
    putAway(match, camper, what, point);
  }
}

/** Lays a clue that everybody has seen face-down; the campers remember which it was. */
export function putAway(match: CampMatch, camper: number, clue: string, point: number): void {
  const id = layFaceDown(match, "clue", point, clue);
  changeCampers(match, (hand) => ({ ...hand, seen: { ...hand.seen, [id]: clue } }));
  match.emit({ type: "dropped", camper, what: clue, point });
}
