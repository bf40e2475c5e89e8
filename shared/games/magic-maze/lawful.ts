import type { MazeView } from "./board.ts";
import type { Command } from "./commands.ts";
import type { Colour } from "./heroes.ts";
import type { Spot } from "./mall.ts";

/** A lawful command and the cell that lights up for it: where the hero would stand, or where a tile would be laid. */
export interface Target extends Spot {
  readonly command: Extract<Command, { type: "move" | "vortex" | "escalator" | "explore" }>;
}

/** All that this seat may do with this hero now. A crystal ball's explorations are the mage's. */
export function targetsOf(_view: MazeView, _seat: number, _colour: Colour): Target[] {
  return [];
}
