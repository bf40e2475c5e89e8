import type { Choice } from "../commands.ts";
import type { RoomView } from "../view.ts";
import type { Decision } from "./decision.ts";

/** All that may lawfully be chosen, in reading order. */
export function optionsOf(rules: Decision, view: RoomView, character: number): Choice[] {
  return rules.candidates(view, character).filter((choice) => rules.refusal(view, character, choice) === undefined);
}
