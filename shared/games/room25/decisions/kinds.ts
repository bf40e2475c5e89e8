import type { Action } from "../actions/action.ts";
import type { RoomKind } from "../kinds.ts";

/**
 * What the game can wait for: a character to take; whether a single action is played now; which action a free player
 * takes; the target of an action; or what the room just entered asks.
 */
export type DecisionKind = "take-character" | "timing" | "free-action" | Action | InRoom;
type InRoom = `in-${RoomKind}`;
