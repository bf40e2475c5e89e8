import { CLUES, namesOf } from "./clues.ts";
import type { CampMatch } from "./envelopes.ts";
import { layDownKey } from "./kill.ts";
import { camperOf, livingCampers } from "./places.ts";
import { fetchClue, returnClues } from "./tokens.ts";

/** He escaped: the campers return their clues and lay their keys beside them. rules: II, Ends */
export function abandonGear(match: CampMatch): void {
  for (const camper of livingCampers(match.board)) {
    const pawn = camperOf(match.board, camper);
    returnClues(match, namesOf(CLUES, pawn.clues));
    pawn.clues = 0;
    layDownKey(match, camper, pawn.point);
  }
}

/** The Chosen one gets what is missing of the five kinds, as far as the supply goes. rules: III, setup */
export function armChosen(match: CampMatch): void {
  const pawn = camperOf(match.board, match.board.chosen);
  CLUES.forEach((clue, bit) => {
    const isMissing = (pawn.clues & (1 << bit)) === 0;
    if (isMissing && fetchClue(match, clue)) pawn.clues |= 1 << bit;
  });
  returnClues(match, [...match.secret.reserve.splice(0)]);
}
