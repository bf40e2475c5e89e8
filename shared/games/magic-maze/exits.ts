import type { MazeView } from "./board.ts";
import type { MazeMatch } from "./envelopes.ts";
import { COLOURS, type Colour } from "./heroes.ts";
import type { Cell } from "./mall.ts";
import { pawnOf } from "./pawns.ts";
import { bears } from "./places.ts";
import { type Scenario, switchesOf } from "./scenarios.ts";

/** Whose exit each hero takes. rules: Exits */
const EXIT_FOR: Readonly<Record<Scenario["exits"], (colour: Colour) => Colour>> = {
  common: () => "purple",
  own: (colour) => colour,
};

/** Whether the cell is an exit that this hero may use once the theft has happened. */
export function isExitFor(view: MazeView, cell: Cell, colour: Colour): boolean {
  return bears(cell, "exit", EXIT_FOR[switchesOf(view).exits](colour));
}

/** After the theft a hero on an exit it may use leaves the mall; its cell is free again. rules: Exits */
export function leaveByExit(match: MazeMatch, colour: Colour, cell: Cell): void {
  const { board, secret, now } = match;
  if (!board.isTheftDone || !isExitFor(board, cell, colour)) return;
  pawnOf(board, colour).isOut = true;
  secret.tallies.marks.push({ at: now, what: `exit-${colour}` });
  match.emit({ type: "escaped", hero: COLOURS.indexOf(colour) });
}
