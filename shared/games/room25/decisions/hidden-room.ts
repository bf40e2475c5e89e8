import type { ChoiceOf } from "../commands.ts";
import { isHidden, tileAt } from "../complex.ts";
import type { Play } from "../play.ts";
import { everyCell } from "./candidates.ts";
import { type Decision, decision } from "./decision.ts";

/** Any hidden room, wherever it lies: there is no declining while there is one. rules: 6.2, 6.4 */
export function anyHiddenRoom(
  carryOut: (play: Play, character: number, choice: ChoiceOf<"target">) => number | undefined,
): Decision {
  return decision({
    types: ["target"],
    candidates: everyCell,
    refusal: (view, _, { cell }) => (isHidden(view, tileAt(view, cell)) ? undefined : "not-hidden"),
    carryOut,
  });
}
