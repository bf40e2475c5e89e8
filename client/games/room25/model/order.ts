import { actionAt } from "../../../../shared/games/room25/actions/action.ts";
import { BASE } from "../../../../shared/games/room25/edition.ts";
import type { CharacterView, RoomView } from "../../../../shared/games/room25/view.ts";

/** One of a character's two slots of this turn: an action that was played, nothing, or what is still face down. */
export type SlotMark =
  | { readonly is: "played"; readonly action: ReturnType<typeof actionAt> }
  | { readonly is: "idle" | "hidden" };

const SLOTS = 2;

/** What everybody sees of a character's turn so far. */
export function slotMarks(board: RoomView, number: number, { played, slotsDone }: CharacterView): readonly SlotMark[] {
  const begun = slotsDone + (board.actor === number && board.action >= 0 ? 1 : 0);
  return [
    ...[...played].map((action) => ({ is: "played" as const, action: actionAt(action) })),
    ...Array.from({ length: Math.max(0, begun - played.length) }, () => ({ is: "idle" as const })),
    ...Array.from({ length: Math.max(0, SLOTS - begun) }, () => ({ is: "hidden" as const })),
  ].slice(0, SLOTS);
}

/** The living first to last, then the dead. */
export function trackOf(board: RoomView): readonly number[] {
  const living = [...board.order];
  return [...living, ...[...board.characters].flatMap((_, number) => (living.includes(number) ? [] : [number]))];
}

/** Turns with which a game of this mode starts. */
export function turnsOf({ mode }: RoomView): number {
  return BASE.turns[mode];
}

/** Who has to program this turn, and how many of them have. */
export function readiness(board: RoomView): { readonly ready: number; readonly of: number } {
  const bound = [...board.order].flatMap((number) => board.characters[number] ?? []).filter(({ isFree }) => !isFree);
  return { ready: bound.filter(({ isReady }) => isReady).length, of: bound.length };
}
