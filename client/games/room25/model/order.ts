import { type Action, actionAt } from "../../../../shared/games/room25/actions/action.ts";
import { BASE } from "../../../../shared/games/room25/edition.ts";
import type { CharacterView, RoomView } from "../../../../shared/games/room25/view.ts";

/** One of a character's two slots of this turn: an action that was played, nothing, or what is still face down. */
export type SlotMark =
  | { readonly is: "played"; readonly action: ReturnType<typeof actionAt> }
  | { readonly is: "idle" | "hidden" };

const SLOTS = 2;

/** What everybody sees of a character's turn so far, slot by slot. */
export function slotMarks(board: RoomView, number: number, character: CharacterView): readonly SlotMark[] {
  const { slotsDone, isKeeping } = character;
  const begun = slotsDone + (board.actor === number && board.action >= 0 ? 1 : 0);
  const played = [...character.played].map((action): SlotMark => ({ is: "played", action: actionAt(action) }));
  const idle = Array.from({ length: Math.max(0, begun - played.length) }, (): SlotMark => ({ is: "idle" }));
  const hidden = Array.from({ length: Math.max(0, SLOTS - begun) }, (): SlotMark => ({ is: "hidden" }));
  // A kept action comes in the second slot.
  return [...(isKeeping ? [...idle, ...played] : [...played, ...idle]), ...hidden].slice(0, SLOTS);
}

/** Of a programme, what has not been turned over yet, in order. */
export function stillToCome(
  board: RoomView,
  number: number,
  character: CharacterView,
  programme: readonly Action[],
): Action[] {
  const left = [...programme];
  for (const mark of slotMarks(board, number, character)) {
    const at = mark.is === "played" ? left.indexOf(mark.action) : -1;
    if (at >= 0) left.splice(at, 1);
  }
  return left;
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
