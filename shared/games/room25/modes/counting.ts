import { characterAt, revealedTile } from "../complex.ts";
import type { RoomView } from "../view.ts";
import type { Ending, EndReason, Outcome } from "./mode.ts";

/** The turn played with one turn left. rules: 3.4 */
export function isLastTurn(view: RoomView): boolean {
  return view.turnsLeft === 1;
}

/** The numbers of all characters, the dead ones too. */
export function everybody(view: RoomView): number[] {
  return [...view.characters].map((_, number) => number);
}

/** Is the character with this number alive? */
export function isAlive(view: RoomView, character: number): boolean {
  return characterAt(view, character).isAlive;
}

/** A living character inside a revealed Room 25. */
export function isInRoom25(view: RoomView, character: number): boolean {
  const { isAlive, tile } = characterAt(view, character);
  return isAlive && tile === revealedTile(view, "room25");
}

/** The end, as each seat sees it. */
export function endingFor(view: RoomView, reason: EndReason, outcomeOf: (seat: number) => Outcome): Ending {
  return { reason, outcomes: [...view.hasPeeked].map((_, seat) => outcomeOf(seat)) };
}

/** May a side leave of which these are the characters? One dead: on the last turn only; more: never. rules: 5.0, 5.3, 5.4 */
export function canSideLeave(view: RoomView, side: readonly number[]): boolean {
  const living = side.filter((character) => isAlive(view, character));
  const dead = side.length - living.length;
  const isEnough = dead === 0 || (dead === 1 && isLastTurn(view));
  return isEnough && living.every((character) => isInRoom25(view, character));
}
