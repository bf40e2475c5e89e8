import { type Cell, distance, EXIT_CELLS } from "../geometry.ts";
import { cellIn, type Imagined } from "./imagined.ts";
import { EXIT_STEPS, type Mind } from "./mind.ts";
import { DEATH, ROOM_WORTH } from "./room-worth.ts";

const STEP_TO_GOAL = 10;
const STEP_TO_UNKNOWN = 5;
const STEP_TO_EXIT = 14;
const INSIDE = 10;

/** Steps to the nearest room near the edge of which nothing is known: Room 25 may be there. */
function stepsToUnknown(imagined: Imagined, { known }: Mind, from: Cell): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const cell of EXIT_CELLS) {
    const tile = imagined.cells[cell] ?? -1;
    const isUnknown = known[tile] === undefined && !imagined.seen.includes(tile);
    if (isUnknown) nearest = Math.min(nearest, distance(from, cell));
  }
  return Number.isFinite(nearest) ? nearest : 0;
}

function worthOf(imagined: Imagined, mind: Mind, character: number): number {
  const tile = imagined.at[character] ?? -1;
  if (tile < 0) return DEATH;
  const cell = cellIn(imagined, tile);
  const room = mind.known[tile];
  const comfort = room === undefined ? 0 : ROOM_WORTH[room];
  if (mind.goal === undefined) return comfort - STEP_TO_UNKNOWN * stepsToUnknown(imagined, mind, cell);
  const steps = distance(cell, cellIn(imagined, mind.goal));
  return comfort - STEP_TO_GOAL * steps + (steps === 0 ? INSIDE : 0);
}

/** How good the imagined board is for the bot's side. */
export function worth(imagined: Imagined, mind: Mind): number {
  let sum = imagined.gain;
  for (const [character, side] of mind.sides.entries()) sum += side * worthOf(imagined, mind, character);
  if (mind.goal === undefined) return sum;
  const exit = STEP_TO_EXIT * (EXIT_STEPS[cellIn(imagined, mind.goal)] ?? 0);
  return sum + (mind.isGuard ? exit : -exit);
}
