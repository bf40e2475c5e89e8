import type { Action } from "../actions/action.ts";
import type { Choice } from "../commands.ts";
import { characterAt } from "../complex.ts";
import { item } from "../item.ts";
import { chanceToLeave, ESCAPED, isEjection } from "./escape.ts";
import type { Imagined } from "./imagined.ts";
import type { Mind } from "./mind.ts";
import { MOVES } from "./moves.ts";
import { worth } from "./worth.ts";

/** The best that can be made of some actions, and the choice with which it begins. */
export interface Plan {
  readonly worth: number;
  readonly choice: Choice | undefined;
}

/** Trapped: an action that does not lead out is the last. rules: 6.4 */
function afterAction(then: Imagined, before: Imagined, { known }: Mind, me: number): void {
  const tile = item(before.at, me);
  if (known[tile] === "trapped" && then.at[me] === tile) then.at[me] = -1;
}

/** Flooded: who entered in a former turn drowns after round 2. rules: 6.4 */
function atEnd(imagined: Imagined, mind: Mind, me: number): number {
  const piece = characterAt(mind.view, me);
  const tile = item(imagined.at, me);
  if (mind.known[tile] === "flooded" && piece.tile === tile && piece.enteredTurn < mind.view.turn) {
    const at = imagined.at.with(me, -1);
    return worth({ ...imagined, at }, mind);
  }
  return worth(imagined, mind);
}

/**
 * Plays these actions in imagination, each as well as can be, while nobody else moves.
 * @param slot the slot of the first of them, 1 or 2
 */
export function plan(imagined: Imagined, mind: Mind, me: number, actions: readonly Action[], slot: number): Plan {
  const [action, ...rest] = actions;
  if (action === undefined || item(imagined.at, me) < 0) return { worth: atEnd(imagined, mind, me), choice: undefined };
  const moves = MOVES[action](imagined, mind, me);
  if (moves.length === 0) {
    const then = { ...imagined, at: [...imagined.at] };
    afterAction(then, imagined, mind, me);
    return { worth: plan(then, mind, me, rest, slot + 1).worth, choice: undefined };
  }

  let best: Plan = { worth: Number.NEGATIVE_INFINITY, choice: undefined };
  let leave: Choice | undefined;
  for (const move of moves) {
    if (isEjection(imagined, mind, me, move)) leave = move.choice;
    afterAction(move.then, imagined, mind, me);
    const { worth: value } = plan(move.then, mind, me, rest, slot + 1);
    if (value > best.worth) best = { worth: value, choice: move.choice };
  }
  if (!leave) return best;
  const chance = chanceToLeave(imagined, mind, slot);
  const hope = chance * ESCAPED + (1 - chance) * best.worth;
  return { worth: hope, choice: chanceToLeave(imagined, mind, 1) > 0.3 ? leave : best.choice };
}
