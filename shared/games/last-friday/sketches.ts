import type { Command } from "./commands.ts";
import { type CampMatch, changeCampers } from "./envelopes.ts";

/** A mark on the campers' planning layer, seen by all campers and never by the maniac. */
export interface Sketch {
  readonly id: number;
  readonly seat: number;
  readonly shape: SketchShape;
  /** 0 to 4, as `COLOURS`. */
  readonly colour: number;
  /** Nodes as "c119" or "w231": one for a pin or ring, two or more for an arrow. */
  readonly nodes: readonly string[];
}

export const SKETCH_SHAPES = ["pin", "ring", "cross", "arrow"] as const;
type SketchShape = (typeof SKETCH_SHAPES)[number];

/** The oldest sketch makes room for one more. */
const MAX_SKETCHES = 60;

type SketchCommand = Extract<Command, { type: "sketch" | "erase" | "wipe" }>;

/** Draws on the planning layer or takes something off it: at any time, by any camper, unseen by the maniac. */
export function changeSketches(match: CampMatch, seat: number, command: SketchCommand): void {
  changeCampers(match, (hand) => ({ ...hand, sketches: sketchesAfter(hand.sketches, seat, command) }));
}

function sketchesAfter(sketches: readonly Sketch[], seat: number, command: SketchCommand): readonly Sketch[] {
  switch (command.type) {
    case "wipe":
      return [];
    case "erase":
      return sketches.filter(({ id }) => id !== command.id);
    case "sketch": {
      const { shape, colour, nodes } = command;
      const id = 1 + Math.max(0, ...sketches.map((sketch) => sketch.id));
      return [...sketches, { id, seat, shape, colour, nodes }].slice(-MAX_SKETCHES);
    }
  }
}
