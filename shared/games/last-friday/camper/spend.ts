import { CLUES, type Clue } from "../clues.ts";
import type { CampMatch } from "../envelopes.ts";
import { camperOf } from "../places.ts";
import { returnClues } from "../tokens.ts";

/** Clues that stay on the board; the others go back to the supply. rules: Clue kinds */
const LAID: readonly Clue[] = ["trap", "lantern"];

/** The camper's own clue is used up: this is one of the turn's clues. */
export function spendClue(match: CampMatch, camper: number, clue: Clue, point = 0): void {
  camperOf(match.board, camper).clues &= ~(1 << CLUES.indexOf(clue));
  match.board.turn.clues++;
  wearOut(match, camper, clue, point);
}

/** A clue has done what it does. */
export function wearOut(match: CampMatch, camper: number, clue: Clue, point = 0): void {
  match.emit({ type: "usedClue", camper, clue, point });
  if (!LAID.includes(clue)) returnClues(match, [clue]);
}
