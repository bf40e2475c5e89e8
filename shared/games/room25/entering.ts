import type { Passage } from "./events.ts";
import { item } from "./item.ts";
import { place } from "./placing.ts";
import { awaitDecision, type Play } from "./play.ts";
import { reveal } from "./revealing.ts";
import { roomRules } from "./rooms/index.ts";

/** A character enters a room: it is revealed, and its effect applies at once. rules: 6 */
export function enter(play: Play, character: number, tile: number, by: number, how: Passage): void {
  reveal(play, tile);
  place(play, character, tile, by, how);
  const { kind } = item(play.board.tiles, tile);
  if (kind === "") return;
  const room = roomRules(kind);
  room.onEnter?.(play, character);
  if (room.asks && play.board.phase !== "over") awaitDecision(play, `in-${kind}`, character);
}
