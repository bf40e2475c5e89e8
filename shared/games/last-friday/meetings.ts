import { CABIN } from "./cabins.ts";
import { COLOURS, type Colour } from "./camp.ts";
import { CLUES, type Clue } from "./clues.ts";
import type { CampMatch } from "./envelopes.ts";
import { tokensOf } from "./places.ts";
import { layFaceUp, liftToken } from "./tokens.ts";

/** The ten meeting tokens: five keys, the two owners, and three clues that are not of the 35. rules: Meeting tokens */
export const MEETING_FRONTS = [...COLOURS, "corpse", "corpse", "shovel", "sneakers", "hearing"] as const;

/** @returns the cabin whose key this is, or -1 */
export function keyOf(front: string): number {
  return COLOURS.indexOf(front as Colour);
}

export function isClue(front: string): front is Clue {
  return (CLUES as readonly string[]).includes(front);
}

/**
 * What a meeting token turns out to be is laid face-up where it lay. The key of a cabin that the maniac has broken
 * leaves the game. rules: Keys
 */
export function turnUp(match: CampMatch, id: number): string {
  const token = match.board.tokens.get(String(id));
  if (token === undefined) return "";
  const { point } = token;
  const front = liftToken(match, token);
  const cabin = keyOf(front);
  if (front === "corpse") layFaceUp(match, "corpse", point);
  else if (isClue(front)) layFaceUp(match, "clue", point, front);
  else if (match.board.cabins[cabin] === CABIN.closed) layFaceUp(match, "key", point, front);
  return front;
}

/** All that nobody has met is turned up and stays. rules: Meeting tokens, end of chapter I */
export function turnUpMeetings(match: CampMatch): void {
  for (const { id, point } of tokensOf(match.board, "meeting")) {
    match.emit({ type: "turned", camper: -1, point, front: turnUp(match, id) });
  }
}
