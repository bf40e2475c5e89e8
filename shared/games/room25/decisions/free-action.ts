import { ACTIONS } from "../actions/action.ts";
import { ACTION_RULES } from "../actions/index.ts";
import { characterAt } from "../complex.ts";
import { item } from "../item.ts";
import { startAction } from "../starting.ts";
import { decision } from "./decision.ts";
import { optionsOf } from "./options.ts";

/**
 * Who does not program picks an action that can be carried out, the second different from the first (rules: 5.1, D-22);
 * who has only one action this turn may keep it for round 2.
 */
export const freeAction = decision({
  types: ["act", "keep"],
  candidates: () => [...ACTIONS.map((action) => ({ type: "act" as const, action })), { type: "keep" }],
  refusal(view, character, choice) {
    const { played, limit } = characterAt(view, character);
    if (choice.type === "keep") return limit === 1 && view.round === 1 ? undefined : "must-play";
    if ([...played].includes(ACTIONS.indexOf(choice.action))) return "played-already";
    return optionsOf(ACTION_RULES[choice.action], view, character).length > 0 ? undefined : "no-target";
  },
  carryOut(play, character, choice) {
    if (choice.type === "act") {
      startAction(play, character, choice.action);
    } else {
      item(play.board.characters, character).isKeeping = true;
      play.emit({ type: "kept", character });
    }
    return undefined;
  },
});
