import { itemsOf } from "../../table/lists.ts";
import { Refusal } from "../../table/refusal.ts";
import { Sketch } from "./board.ts";
import type { Command } from "./commands.ts";
import type { MazeMatch } from "./envelopes.ts";
import { switchesOf } from "./scenarios.ts";
import { isPlanningOpen } from "./talk.ts";

/** Strokes that a seat may have on the mall; a further one takes the place of its oldest. */
export const MOST_STROKES = 12;

/**
 * A plan drawn on the mall before the sand is turned, for all to see until the first action: arrows, and rings round a
 * cell (from a cell to itself). Where there is never a word there is no plan either. rules: Setup 5, Talking
 * @throws Refusal
 */
export function draw(
  match: MazeMatch,
  seat: number,
  command: Extract<Command, { type: "sketch" | "ping" | "wipe" }>,
): void {
  const { board } = match;
  if (board.sandOut >= 0) throw new Refusal("sand-already-running");
  if (!isPlanningOpen(switchesOf(board))) throw new Refusal("no-planning");
  if (command.type === "wipe") {
    keep(match, (stroke) => stroke.seat !== seat);
    match.emit({ type: "wiped", seat });
    return;
  }
  const { row, col } = command;
  const { toRow, toCol } = command.type === "sketch" ? command : { toRow: row, toCol: col };
  const own = [...board.sketches].filter((stroke) => stroke.seat === seat);
  if (own.length >= MOST_STROKES) keep(match, (stroke) => stroke !== own[0]);
  board.sketches.push(new Sketch({ seat, row, col, toRow, toCol }));
  match.emit({ type: "sketched", seat, row, col, toRow, toCol });
}

/** The first action wipes all plans away. */
export function wipeAll({ board }: MazeMatch): void {
  if (itemsOf(board.sketches).length > 0) board.sketches.clear();
}

function keep({ board }: MazeMatch, isKept: (stroke: Sketch) => boolean): void {
  for (let index = board.sketches.length - 1; index >= 0; index--) {
    const stroke = board.sketches[index];
    if (stroke && !isKept(stroke)) board.sketches.splice(index, 1);
  }
}
