import { finish } from "./ending.ts";
import type { DeathCause } from "./events.ts";
import { item } from "./item.ts";
import { modeOf } from "./modes/index.ts";
import type { Play } from "./play.ts";

/** The character dies; it leaves the order (D-4), and the mode says what follows. */
export function kill(play: Play, character: number, cause: DeathCause): void {
  const { board } = play;
  const piece = item(board.characters, character);
  const { tile } = piece;
  piece.isAlive = false;
  piece.tile = -1;
  board.order.splice([...board.order].indexOf(character), 1);
  play.emit({ type: "died", character, tile, cause });
  const ending = modeOf(board).afterDeath(play, character);
  if (ending) finish(play, ending);
}
