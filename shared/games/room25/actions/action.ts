/** The four base actions, in the order in which choices among them are offered. rules: 3.3 */
export const ACTIONS = ["look", "move", "push", "control"] as const;
export type Action = (typeof ACTIONS)[number];

/** On the board an action is its index in `ACTIONS`. */
export function actionAt(index: number): Action {
  return ACTIONS[index] as Action;
}
