import { CABIN } from "./cabins.ts";
import { CABINS, COLOURS, NONE } from "./camp.ts";
import type { CampMatch } from "./envelopes.ts";
import { note } from "./facts.ts";
import { tokensOf } from "./places.ts";
import { liftToken } from "./tokens.ts";
import { adjacentCircles, mapOf } from "./ways.ts";

/** The maniac breaks a cabin with his axe; its key leaves the game, wherever it is. rules: Axe, Keys */
export function breakCabin(match: CampMatch, cabin: number): void {
  const { board } = match;
  board.cabins[cabin] = CABIN.maniac;
  removeKey(match, cabin);
  match.emit({ type: "cabinBroken", cabin });
}

/** After the turn's fact is noted: he was at the axe circle before or after his move. */
export function noteAxe(match: CampMatch, cabin: number): void {
  const axe = CABINS[cabin]?.axe ?? 0;
  note(match.board, "among", { circles: [axe, ...adjacentCircles(mapOf(match.board.cabins), axe)] });
}

/** A camper opens a cabin: the campers' side comes up. */
export function openCabin(match: CampMatch, cabin: number, camper: number): void {
  const { board } = match;
  board.cabins[cabin] = CABIN.campers;
  board.openers[cabin] = camper;
  match.emit({ type: "cabinOpened", cabin, camper });
}

function removeKey(match: CampMatch, cabin: number): void {
  for (const camper of match.board.campers) if (camper.key === cabin) camper.key = NONE;
  for (const token of tokensOf(match.board, "key")) if (token.front === COLOURS[cabin]) liftToken(match, token);
}
