import { dropClaims } from "./claims.ts";
import { without } from "./hands.ts";
import { item } from "./item.ts";
import { changeHand, type Play } from "./play.ts";

/** Turns a tile face up for good. Its reminder token goes home, and what was known or said of it is settled. */
export function reveal(play: Play, tile: number): void {
  const { board, hands, secret } = play;
  const room = item(board.tiles, tile);
  if (room.kind !== "") return;
  room.kind = item(secret.kinds, tile);
  play.emit({ type: "revealed", tile, kind: room.kind });

  for (const [seat, at] of [...board.reminders].entries()) {
    if (at !== tile) continue;
    board.reminders[seat] = -1;
    play.emit({ type: "reminderReturned", seat, tile });
  }
  dropClaims(play, (claim) => claim.tile === tile);
  for (const [seat, hand] of hands.entries()) {
    if (tile in hand.looks) changeHand(play, seat, { looks: without(hand.looks, tile) });
  }
}

/** Shows a hidden room to one seat; everybody sees who looks, and where. rules: 11 */
export function look(play: Play, seat: number, tile: number, how: "clue" | "look" | "vision"): void {
  const kind = item(play.secret.kinds, tile);
  play.emit({ type: "looked", seat, tile, how });
  play.emit({ type: "seen", tile, kind }, [seat]);
  changeHand(play, seat, { looks: { ...item(play.hands, seat).looks, [tile]: kind } });
}
