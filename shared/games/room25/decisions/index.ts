import { ACTION_RULES } from "../actions/index.ts";
import type { Choice } from "../commands.ts";
import { enter } from "../entering.ts";
import { ROOM_KINDS } from "../kinds.ts";
import type { Play } from "../play.ts";
import { roomRules } from "../rooms/index.ts";
import type { RoomView } from "../view.ts";
import type { Decision } from "./decision.ts";
import { freeAction } from "./free-action.ts";
import type { DecisionKind } from "./kinds.ts";
import { optionsOf } from "./options.ts";
import { takeCharacter } from "./take-character.ts";
import { timing } from "./timing.ts";

const DECISIONS: ReadonlyMap<DecisionKind, Decision> = new Map<DecisionKind, Decision>([
  ["take-character", takeCharacter],
  ["timing", timing],
  ["free-action", freeAction],
  ...Object.entries(ACTION_RULES),
  ...ROOM_KINDS.flatMap((kind) => {
    const { asks } = roomRules(kind);
    return asks ? [[`in-${kind}`, asks] as const] : [];
  }),
] as [DecisionKind, Decision][]);

/** The rules of the decision that is awaited, or undefined where none is. */
export function awaitedRules({ awaited }: Pick<RoomView, "awaited">): Decision | undefined {
  return awaited.kind === "" ? undefined : DECISIONS.get(awaited.kind);
}

/** All that the awaited decision lets its player choose, in reading order; empty where nothing is awaited. */
export function awaitedOptions(view: RoomView): Choice[] {
  const rules = awaitedRules(view);
  return rules ? optionsOf(rules, view, view.awaited.character) : [];
}

/** Carries the choice out for the decision that is awaited, which thereby is over. */
export function decide(play: Play, choice: Choice): void {
  const { awaited } = play.board;
  const rules = awaitedRules(play.board);
  const { character } = awaited;
  awaited.kind = "";
  const entered = rules?.carryOut(play, character, choice);
  if (entered !== undefined) enter(play, character, entered, character, "illusion");
}
