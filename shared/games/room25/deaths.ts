import { finish } from "./ending.ts";
import type { DeathCause } from "./events.ts";
import { item } from "./item.ts";
import { modeOf } from "./modes/index.ts";
import type { Play } from "./play.ts";
import { synced } from "./synced.ts";

/** The character dies; it leaves the order (D-4), and the mode says what follows. */
export function kill(play: Play, character: number, cause: DeathCause): void {
  const { board } = play;
  const piece = item(board.characters, character);
  const { tile } = piece;
  piece.isAlive = false;
  piece.tile = -1;
  board.order = synced([...board.order].filter((other) => other !== character));
  play.emit({ type: "died", character, tile, cause });
  const ending = modeOf(board).afterDeath(play, character);
  if (ending) finish(play, ending);
}
