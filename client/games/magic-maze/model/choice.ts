import type { Action } from "../../../../shared/games/magic-maze/actions.ts";
import { isSame } from "../../../../shared/games/magic-maze/mall.ts";
import type { Lit } from "./lit.ts";

/** What lit cells are for: an action, or the cell a hero starts from. */
export type Purpose = Action | "place";

/** A question that is open between a press and its confirmation: which of several, walked through one at a time. */
export type Choice =
  | { readonly of: "target"; readonly action: Purpose; readonly targets: readonly Lit[]; readonly at: number }
  | { readonly of: "seat"; readonly seats: readonly number[]; readonly at: number }
  /** Which mall tile is removed, by its id. rules: Scenarios 11 */
  | { readonly of: "tile"; readonly tiles: readonly string[]; readonly at: number };

function lengthOf(choice: Choice): number {
  switch (choice.of) {
    case "target":
      return choice.targets.length;
    case "seat":
      return choice.seats.length;
    case "tile":
      return choice.tiles.length;
  }
}

export function walked(choice: Choice, steps: number): Choice {
  const length = lengthOf(choice);
  return { ...choice, at: (((choice.at + steps) % length) + length) % length };
}

/** The same question about what is lit now, on the same cell or tile if it still is; undefined when nothing is. */
export function refreshed(
  choice: Choice,
  targetsNow: (action: Purpose) => readonly Lit[],
  tilesNow: readonly string[],
): Choice | undefined {
  switch (choice.of) {
    case "seat":
      return choice;
    case "tile": {
      const at = tilesNow.indexOf(choice.tiles[choice.at] ?? "");
      return tilesNow.length > 0 ? { ...choice, tiles: tilesNow, at: Math.max(at, 0) } : undefined;
    }
    case "target": {
      const targets = targetsNow(choice.action);
      if (targets.length === 0) return undefined;
      const current = choice.targets[choice.at];
      const at = targets.findIndex((target) => current !== undefined && isSame(target, current));
      return { ...choice, targets, at: Math.max(at, 0) };
    }
  }
}

/** Which of the lit cells an action tile stands for, nearest first. */
export function targetsFor(action: Purpose, targets: readonly Lit[]): Lit[] {
  if (action === "explore" || action === "escalator" || action === "vortex" || action === "place") {
    return targets.filter(({ command }) => command.type === action);
  }
  return targets.filter(({ command }) => command.type === "move" && command.direction === action).sort(byCells);
}

const cellsOf = ({ command }: Lit) => (command.type === "move" ? command.cells : 0);
const byCells = (a: Lit, b: Lit) => cellsOf(a) - cellsOf(b);
