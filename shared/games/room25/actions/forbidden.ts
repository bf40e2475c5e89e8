import { roomOf } from "../complex.ts";
import type { RefusalCode } from "../refusals.ts";
import { roomRules } from "../rooms/index.ts";
import type { RoomView } from "../view.ts";
import type { Action } from "./action.ts";

/** Why the character's room does not let this action be used, or undefined. */
export function forbidden(view: RoomView, character: number, action: Action): RefusalCode | undefined {
  return roomRules(roomOf(view, character)).forbids?.[action];
}
