import { Token, type TokenKind } from "./board.ts";
import { CLUES, CLUES_OF_EACH, type Clue } from "./clues.ts";
import { type CampMatch, changeManiac, maniacHand } from "./envelopes.ts";

/** All 35 clues, in no order. */
export function allClues(): Clue[] {
  return CLUES.flatMap((clue) => new Array<Clue>(CLUES_OF_EACH).fill(clue));
}

/** Lays a token that everybody can read. @returns its id */
export function layFaceUp(match: CampMatch, kind: TokenKind, point: number, front = ""): number {
  const id = match.secret.nextToken++;
  match.board.tokens.set(String(id), new Token({ id, point, kind, front }));
  return id;
}

/** Lays a clue or meeting token whose front is kept in secret. @returns its id */
export function layFaceDown(match: CampMatch, kind: "clue" | "meeting", point: number, front: string): number {
  const id = layFaceUp(match, kind, point);
  match.secret.fronts.set(id, front);
  return id;
}

/** Takes a token off the board. @returns its front, secret or not */
export function liftToken(match: CampMatch, token: Pick<Token, "id" | "front">): string {
  const { id } = token;
  const front = match.secret.fronts.get(id) ?? token.front;
  match.secret.fronts.delete(id);
  match.board.tokens.delete(String(id));
  const { fronts } = maniacHand(match);
  if (fronts[id] !== undefined) changeManiac(match, { fronts: without(fronts, id) });
  return front;
}

function without<T>(record: Readonly<Record<number, T>>, id: number): Record<number, T> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => Number(key) !== id));
}

/** The next clue of the supply, unread by anybody, or undefined when there is none. */
export function drawClue(match: CampMatch): string | undefined {
  const clue = match.secret.reserve.shift();
  match.board.reserve = match.secret.reserve.length;
  return clue;
}

/** Takes a clue of this kind out of the supply. @returns whether there was one */
export function fetchClue(match: CampMatch, clue: Clue): boolean {
  const at = match.secret.reserve.indexOf(clue);
  if (at < 0) return false;
  match.secret.reserve.splice(at, 1);
  match.board.reserve = match.secret.reserve.length;
  return true;
}

/** Shuffles clues back into the supply. rules: Clue kinds */
export function returnClues(match: CampMatch, clues: readonly string[]): void {
  if (clues.length === 0) return;
  match.secret.reserve = match.random.shuffle([...match.secret.reserve, ...clues]);
  match.board.reserve = match.secret.reserve.length;
}
