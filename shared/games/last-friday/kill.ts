import { interrupt } from "./agenda.ts";
import { COLOURS, NONE } from "./camp.ts";
import { CLUES, namesOf } from "./clues.ts";
import type { CampMatch } from "./envelopes.ts";
import { camperOf, freeAround, isFree } from "./places.ts";
import { layFaceUp, returnClues } from "./tokens.ts";

/**
 * A camper dies: its clues go back to the supply, its corpse comes to `point`; where something lies there, the maniac
 * will choose a point beside it. rules: Corpses
 */
export function killCamper(match: CampMatch, camper: number, point: number): void {
  dieAt(match, camper, point);
  if (isFree(match.board, point)) layCorpse(match, camper, point);
  else interrupt(match.board, "corpse", { camper, point });
}

/** The same where nobody is asked: the corpse comes to the first free point. rules: I, round 15 over */
export function perish(match: CampMatch, camper: number): void {
  const { board } = match;
  const { point } = camperOf(board, camper);
  dieAt(match, camper, point);
  layCorpse(match, camper, isFree(board, point) ? point : (freeAround(board, point)[0] ?? point));
}

function dieAt(match: CampMatch, camper: number, point: number): void {
  const pawn = camperOf(match.board, camper);
  const clues = namesOf(CLUES, pawn.clues);
  pawn.life = "dead";
  pawn.point = 0;
  pawn.clues = 0;
  match.emit({ type: "killed", camper, point });
  returnClues(match, clues);
}

/** Lays a corpse, and its key beside it. rules: Corpses */
export function layCorpse(match: CampMatch, camper: number, point: number): void {
  layFaceUp(match, "corpse", point);
  match.emit({ type: "corpseLaid", point });
  layDownKey(match, camper, point);
}

/** Lays the camper's key, if it has one, face-up on the first free point beside `point`. */
export function layDownKey(match: CampMatch, camper: number, point: number): void {
  const pawn = camperOf(match.board, camper);
  const beside = freeAround(match.board, point)[0];
  const colour = COLOURS[pawn.key];
  if (colour === undefined || beside === undefined) return;
  layFaceUp(match, "key", beside, colour);
  match.emit({ type: "dropped", camper, what: "key", point: beside });
  pawn.key = NONE;
}
