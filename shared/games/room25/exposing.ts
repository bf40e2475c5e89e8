import type { RoomEvent } from "./events.ts";
import { item } from "./item.ts";
import type { Play } from "./play.ts";

type Exposed = Extract<RoomEvent, { type: "exposed" }>;

/** Lays a character's role open for everybody, unless it is already. rules: 5.1 */
export function expose(play: Play, character: number, why: Exposed["why"]): void {
  const piece = item(play.board.characters, character);
  if (piece.identity !== "") return;
  piece.identity = item(play.hands, piece.seat).role;
  play.emit({ type: "exposed", character, identity: piece.identity, why });
}
