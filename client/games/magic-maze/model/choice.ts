import type { Action } from "../../../../shared/games/magic-maze/actions.ts";
import type { Target } from "../../../../shared/games/magic-maze/lawful.ts";
import { isSame } from "../../../../shared/games/magic-maze/mall.ts";

/** A question that is open between a press and its confirmation: which of several, walked through one at a time. */
export type Choice =
  | { readonly of: "target"; readonly action: Action; readonly targets: readonly Target[]; readonly at: number }
  | { readonly of: "seat"; readonly seats: readonly number[]; readonly at: number };

const lengthOf = (choice: Choice) => (choice.of === "target" ? choice.targets.length : choice.seats.length);

export function walked(choice: Choice, steps: number): Choice {
  const length = lengthOf(choice);
  return { ...choice, at: (((choice.at + steps) % length) + length) % length };
}

/** The same question with the targets as they are now, on the same cell if it is still lit; undefined when none is. */
export function refreshed(choice: Choice, targetsNow: (action: Action) => readonly Target[]): Choice | undefined {
  if (choice.of === "seat") return choice;
  const targets = targetsNow(choice.action);
  if (targets.length === 0) return undefined;
  const current = choice.targets[choice.at];
  const at = targets.findIndex((target) => current !== undefined && isSame(target, current));
  return { ...choice, targets, at: Math.max(at, 0) };
}

/** Which of the lawful targets an action tile stands for, nearest first. */
export function targetsFor(action: Action, targets: readonly Target[]): Target[] {
  if (action === "explore" || action === "escalator" || action === "vortex") {
    return targets.filter(({ command }) => command.type === action);
  }
  return targets.filter(({ command }) => command.type === "move" && command.direction === action).sort(byCells);
}

const cellsOf = ({ command }: Target) => (command.type === "move" ? command.cells : 0);
const byCells = (a: Target, b: Target) => cellsOf(a) - cellsOf(b);
