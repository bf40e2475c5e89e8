import type { Choice, ChoiceOf } from "../commands.ts";
import type { Play } from "../play.ts";
import type { RefusalCode } from "../refusals.ts";
import type { RoomView } from "../view.ts";

/** A decision: what may be chosen, by facts that everybody knows, and what the choice does. */
export interface Decision<T extends Choice["type"] = Choice["type"]> {
  readonly types: readonly T[];
  /** Everything lawful is among these, in reading order; most of them are. */
  candidates(view: RoomView, character: number): ChoiceOf<T>[];
  /** Why this may not be chosen, or undefined. It must not depend on anything hidden. */
  refusal(view: RoomView, character: number, choice: ChoiceOf<T>): RefusalCode | undefined;
  /** @returns the key of a tile that the character enters thereby: an Illusion's */
  carryOut(play: Play, character: number, choice: ChoiceOf<T>): number | undefined;
}

/** A decision whose types of choice are known to itself alone: it refuses all others. */
export function decision<T extends Choice["type"]>(rules: Decision<T>): Decision {
  const isMine = (choice: Choice): choice is ChoiceOf<T> => (rules.types as readonly string[]).includes(choice.type);
  return {
    types: rules.types,
    candidates: (view, character) => rules.candidates(view, character),
    refusal: (view, character, choice) => (isMine(choice) ? rules.refusal(view, character, choice) : "not-now"),
    carryOut: (play, character, choice) => (isMine(choice) ? rules.carryOut(play, character, choice) : undefined),
  };
}
