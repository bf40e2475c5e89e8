import { characterAt } from "../complex.ts";
import type { RoomHand } from "../hands.ts";
import { modeOf } from "../modes/index.ts";
import type { RoomView } from "../view.ts";

/** How much the bot wishes a character well: 1 its own, below zero an opponent's. */
export type Sides = readonly number[];

const MATE = 0.8;
const RIVAL = -0.2;
const FOE = -1;
/** A guard cares little for himself, as long as he lives. */
const GUARD_HIMSELF = 0.2;

function inSuspicion(view: RoomView, hand: RoomHand, seat: number, character: number): number {
  const { seat: owner, identity } = characterAt(view, character);
  if (hand.role === "guard") {
    if (owner === seat) return GUARD_HIMSELF;
    return identity === "guard" ? 0 : FOE;
  }
  if (owner === seat) return 1;
  return identity === "guard" ? RIVAL : MATE;
}

/** By character: whom this seat wishes well, and how much, by its mode and its role. */
export function sidesOf(view: RoomView, hand: RoomHand, seat: number): Sides {
  const mode = modeOf(view);
  const isTogether = view.mode === "cooperation" || view.mode === "solo";
  return [...view.characters].map(({ seat: owner }, character) => {
    if (mode.roleTiles) return inSuspicion(view, hand, seat, character);
    if (isTogether || mode.groupOf(owner) === mode.groupOf(seat)) return owner === seat ? 1 : MATE;
    return RIVAL;
  });
}
