import type { Action, Direction } from "../../../../shared/games/magic-maze/actions.ts";
import type { Colour } from "../../../../shared/games/magic-maze/heroes.ts";

/** Why nothing happened, said in a few words near the dock. */
export type Reason =
  /** The rules said no: `code` is a key of the catalogue (`refusal.<code>`). */
  | { readonly is: "refused"; readonly code: string; readonly params?: Readonly<Record<string, string | number>> }
  /** The action tile lies before other seats. */
  | { readonly is: "theirs"; readonly action: Action; readonly seats: readonly number[] }
  | { readonly is: "pick-hero" }
  /** No cell is lit for this action. */
  | { readonly is: "nowhere"; readonly action: Action };

export interface Hint {
  /** Goes up, so that the same hint twice is two hints. */
  readonly id: number;
  readonly reason: Reason;
  /** The hero that leans to say no, and whereto. */
  readonly hero?: Colour;
  readonly direction?: Direction;
}
