import type { Command } from "../../../../shared/games/last-friday/commands.ts";
import type { Sketch } from "../../../../shared/games/last-friday/sketches.ts";
import type { Spot } from "../scene/types.ts";
import { nodeOf } from "./spots.ts";

/** What the campers' pencil draws with the next tap. */
export interface SketchTool {
  readonly shape: Sketch["shape"] | "erase";
  readonly colour: number;
  /** Where an arrow begins that is not drawn yet. */
  readonly from: Spot | undefined;
}

export const FIRST_TOOL: SketchTool = { shape: "pin", colour: 0, from: undefined };

/** What a tap (or, with `to`, a drag) draws or wipes off. */
export function sketchCommand(
  tool: SketchTool,
  sketches: readonly Sketch[],
  at: Spot,
  to?: Spot,
): { readonly command: Command | undefined; readonly tool: SketchTool } {
  const { shape, colour, from } = tool;
  const rest = { ...tool, from: undefined };
  if (shape === "erase") {
    const hit = sketches.findLast(({ nodes }) => nodes.includes(nodeOf(at)));
    return { command: hit && { type: "erase", id: hit.id }, tool: rest };
  }
  if (to) return { command: { type: "sketch", shape: "arrow", colour, nodes: [nodeOf(at), nodeOf(to)] }, tool: rest };
  if (shape !== "arrow") return { command: { type: "sketch", shape, colour, nodes: [nodeOf(at)] }, tool: rest };
  if (!from || nodeOf(from) === nodeOf(at))
    return { command: undefined, tool: { ...tool, from: from ? undefined : at } };
  return { command: { type: "sketch", shape, colour, nodes: [nodeOf(from), nodeOf(at)] }, tool: rest };
}
