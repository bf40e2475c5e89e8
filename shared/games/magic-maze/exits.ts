import type { MazeView } from "./board.ts";
import type { MazeMatch } from "./envelopes.ts";
import { COLOURS, type Colour } from "./heroes.ts";
import type { Cell } from "./mall.ts";
import { pawnOf } from "./pawns.ts";
import { switchesOf } from "./scenarios.ts";
import type { Switches } from "./switches.ts";

/** Which hero takes which exit. rules: Exits, Scenarios 10 */
const MAY_TAKE: Readonly<Record<Switches["exits"], (exit: Colour, hero: Colour) => boolean>> = {
  common: (exit) => exit === "purple",
  own: (exit, hero) => exit === hero,
  others: (exit, hero) => exit !== hero,
};

/** Whether the cell is an exit that this hero may use once the theft has happened. */
export function isExitFor(view: MazeView, cell: Cell, colour: Colour): boolean {
  const { feature } = cell;
  return feature?.type === "exit" && MAY_TAKE[switchesOf(view).exits](feature.color, colour);
}

/** After the theft a hero on an exit it may use leaves the mall, or stays there for good. rules: Exits */
export function leaveByExit(match: MazeMatch, colour: Colour, cell: Cell): void {
  const { board, secret, now } = match;
  if (!board.isTheftDone || !isExitFor(board, cell, colour)) return;
  pawnOf(board, colour).isOut = true;
  secret.tallies.marks.push({ at: now, what: `exit-${colour}` });
  match.emit({ type: "escaped", hero: COLOURS.indexOf(colour) });
}
