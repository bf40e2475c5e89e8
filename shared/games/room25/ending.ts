import { expose } from "./exposing.ts";
import type { Ending } from "./modes/mode.ts";
import type { Play } from "./play.ts";

/** The game is over: the result, who everybody was, and what every room was. */
export function finish(play: Play, { reason, outcomes }: Ending): void {
  const { board, secret } = play;
  board.ending = reason;
  board.phase = "over";
  board.outcomes.push(...outcomes);
  board.awaited.kind = "";
  board.deadline = -1;
  for (const character of board.characters.keys()) expose(play, character, "end");
  board.complex.push(...secret.kinds);
  play.emit({ type: "ended", ending: reason });
}
