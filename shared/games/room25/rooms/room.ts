import type { Action } from "../actions/action.ts";
import type { Decision } from "../decisions/decision.ts";
import type { Cell } from "../geometry.ts";
import type { RoomColour } from "../kinds.ts";
import type { Play } from "../play.ts";
import type { RefusalCode } from "../refusals.ts";
import type { RoomView } from "../view.ts";

/** A kind of room: a value with the hooks it needs and no others. rules: 6 */
export interface Room {
  readonly colour: RoomColour;
  /** Actions that cannot be used inside, and why. */
  readonly forbids?: Partial<Readonly<Record<Action, RefusalCode>>>;
  /** Actions a turn for a character that is inside at Programming. */
  readonly limit?: number;
  /** Why a character may not leave by Move to this adjacent cell, or undefined. */
  leaving?(view: RoomView, character: number, to: Cell): RefusalCode | undefined;
  /** Each time a character enters: moved, pushed or placed, not when the room slides. */
  onEnter?(play: Play, character: number): void;
  /** What the entering character's player must choose, if there is anything to choose from. After `onEnter`. */
  readonly asks?: Decision;
  /** After an action of a living character inside, lost actions included (D-2). */
  afterAction?(play: Play, character: number): void;
  /** After the second slot of a living character inside, whether it acted or not. */
  afterSecondSlot?(play: Play, character: number): void;
}
