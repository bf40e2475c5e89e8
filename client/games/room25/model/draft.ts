import type { Action } from "../../../../shared/games/room25/actions/action.ts";

/** Actions that are laid out but not yet given in, first to last. */
export type Draft = readonly Action[];

/**
 * Lays an action on a slot (0 or 1), or on the first free one. What lay there moves over where there is room, else it
 * goes back to the hand; an action that lies elsewhere already changes places.
 * @param limit slots of this turn
 */
export function laid(draft: Draft, action: Action, limit: number, slot?: number): Draft {
  const from = draft.indexOf(action);
  const to = Math.min(slot ?? (from >= 0 ? from : draft.length), limit - 1);
  if (from >= 0) {
    const there = draft[to];
    if (there === undefined) return draft;
    return draft.map((each, at) => (at === from ? there : at === to ? action : each));
  }
  if (draft.length < limit) return [...draft.slice(0, to), action, ...draft.slice(to)];
  return draft.map((each, at) => (at === to ? action : each));
}

export function takenAway(draft: Draft, action: Action): Draft {
  return draft.filter((each) => each !== action);
}
