import type { EventTable } from "../../table/events.ts";
import type { Action } from "./actions/action.ts";
import type { CharacterName } from "./characters.ts";
import type { Role } from "./hands.ts";
import type { RoomColour, RoomKind } from "./kinds.ts";
import type { EndReason } from "./modes/mode.ts";

/** What killed a character: a room. */
export type DeathCause = RoomKind;
/** How a character came from one tile to another. */
export type Passage = "move" | "push" | "vortex" | "twin" | "illusion";

/** What happened. Tiles are keys; `by` and `character` are numbers of characters; lines and directions as in geometry.ts. */
export type RoomEvent =
  | { type: "characterTaken"; seat: number; character: number; name: CharacterName }
  /** Somebody looked at a hidden room: everybody sees who and where. `how`: clue, the action Look, or a Vision Chamber. */
  | { type: "looked"; seat: number; tile: number; how: "clue" | "look" | "vision" }
  /** To the looker alone: what it is. */
  | { type: "seen"; tile: number; kind: RoomKind }
  | { type: "turnBegan"; turn: number; turnsLeft: number }
  /** Programmed, or took the programme back. */
  | { type: "programmed"; character: number; isReady: boolean }
  | { type: "roundBegan"; round: number }
  /** An action token was turned over, or a free player chose. */
  | { type: "acted"; character: number; action: Action }
  /** It had no legal target. */
  | { type: "lost"; character: number; action: Action }
  | { type: "kept"; character: number }
  /** The slot passed without an action. */
  | { type: "idle"; character: number }
  /** `by`: who moved the character. */
  | { type: "moved"; character: number; by: number; from: number; to: number; how: Passage }
  | { type: "revealed"; tile: number; kind: RoomKind }
  | { type: "closed"; tile: number }
  | { type: "slid"; by: number; line: number; direction: number }
  /** Two tiles changed places. */
  | { type: "swapped"; by: number; tile: number; other: number }
  | { type: "died"; character: number; tile: number; cause: DeathCause }
  /** Who somebody is became known. `why`: of his own will, by the masks, by a death, or at the end. */
  | { type: "exposed"; character: number; identity: Role; why: "will" | "masks" | "death" | "end" }
  | { type: "alarm"; turnsLeft: number }
  | { type: "reminderPlaced"; seat: number; tile: number }
  | { type: "reminderReturned"; seat: number; tile: number }
  | { type: "claimed"; seat: number; tile: number; colour: RoomColour | "" }
  /** Time decided for this seat. */
  | { type: "timedOut"; seat: number }
  /** Room 25 left the board with these inside. */
  | { type: "escaped"; line: number; direction: number; characters: number[] }
  | { type: "ended"; ending: EndReason };

export const events: EventTable<RoomEvent> = {
  characterTaken: ["seat", "character", "name"],
  looked: ["seat", "tile", "how"],
  seen: ["tile", "kind"],
  turnBegan: ["turn", "turnsLeft"],
  programmed: ["character", "isReady"],
  roundBegan: ["round"],
  acted: ["character", "action"],
  lost: ["character", "action"],
  kept: ["character"],
  idle: ["character"],
  moved: ["character", "by", "from", "to", "how"],
  revealed: ["tile", "kind"],
  closed: ["tile"],
  slid: ["by", "line", "direction"],
  swapped: ["by", "tile", "other"],
  died: ["character", "tile", "cause"],
  exposed: ["character", "identity", "why"],
  alarm: ["turnsLeft"],
  reminderPlaced: ["seat", "tile"],
  reminderReturned: ["seat", "tile"],
  claimed: ["seat", "tile", "colour"],
  timedOut: ["seat"],
  escaped: ["line", "direction", "characters"],
  ended: ["ending"],
};
