import type { Decision } from "../decisions/decision.ts";
import type { Action } from "./action.ts";
import { control } from "./control.ts";
import { look } from "./look.ts";
import { move } from "./move.ts";
import { push } from "./push.ts";

/** What may be done with each action. */
export const ACTION_RULES: Readonly<Record<Action, Decision>> = { look, move, push, control };
