import type { Choice } from "../commands.ts";
import { awaitedRules, decide } from "../decisions/index.ts";
import { closeTurns } from "../own-turn.ts";
import type { Wish } from "./wish.ts";

/** Answers the decision that is awaited. */
export const choose: Wish<Choice> = {
  refusal(view, _, seat, choice) {
    const rules = awaitedRules(view);
    if (!rules) return "not-now";
    if (view.awaited.seat !== seat) return "not-your-decision";
    return rules.refusal(view, view.awaited.character, choice);
  },
  carryOut(play, _, choice) {
    closeTurns(play.board);
    decide(play, choice);
  },
};
