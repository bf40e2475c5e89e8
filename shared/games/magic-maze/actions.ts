export const DIRECTIONS = ["N", "E", "S", "W"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** What an action tile may allow. rules: Acting */
export const ACTIONS = [...DIRECTIONS, "explore", "escalator", "vortex"] as const;
export type Action = (typeof ACTIONS)[number];

/** The action tiles before one seat, as a set of bits: bit n stands for `ACTIONS[n]`. */
export type ActionSet = number;

export function actionSet(...actions: readonly Action[]): ActionSet {
  return actions.reduce((set, action) => set | (1 << ACTIONS.indexOf(action)), 0);
}

export function hasAction(set: ActionSet, action: Action): boolean {
  return (set & (1 << ACTIONS.indexOf(action))) !== 0;
}

export function actionsOf(set: ActionSet): Action[] {
  return ACTIONS.filter((action) => hasAction(set, action));
}
