import type { RoomBoard } from "./board.ts";
import { charactersOf } from "./complex.ts";
import { item } from "./item.ts";
import type { RefusalCode } from "./refusals.ts";
import type { RoomView } from "./view.ts";

/**
 * A player's own turn, for what is free and outside the actions: from his slot on until somebody else has decided
 * something, so that even a slot that plays itself leaves him a moment.
 */
export function ownTurnRefusal(view: RoomView, seat: number): RefusalCode | undefined {
  if (charactersOf(view, seat).length === 0) return "dead";
  return view.openTurns[seat] ? undefined : "not-your-turn";
}

/** Somebody decides: everybody's turn is over but that of the character whose slot it is. */
export function closeTurns(board: RoomBoard): void {
  const acting = board.actor < 0 ? -1 : item(board.characters, board.actor).seat;
  for (const seat of board.openTurns.keys()) if (seat !== acting) board.openTurns[seat] = false;
}
