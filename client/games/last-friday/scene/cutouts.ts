import type { Cutout } from "../../../scene/atlas.ts";
import { ART_SIZES, drawing } from "./art.ts";
import { cabinCutouts } from "./drawings/cabins.ts";
import { pineCutouts } from "./drawings/forest.ts";
import { landmarkCutouts } from "./drawings/landmarks.ts";
import { nodeCutouts } from "./drawings/nodes.ts";
import { pieceCutouts } from "./drawings/pieces.ts";

function fromFile(name: string, side: number): Cutout {
  const isStanding = /^(camper|maniac|boat)/.test(name);
  const inner = `<g transform="translate(${-side / 2} ${-side / 2}) scale(${side / 64})">${drawing(name)}</g>`;
  return { width: side + 14, height: side + 14, markup: isStanding ? `<g filter="url(#stand)">${inner}</g>` : inner };
}

/** All that is cut from the one sheet, by name. */
export function cutouts(): ReadonlyMap<string, Cutout> {
  return new Map<string, Cutout>([
    ...[...ART_SIZES].map(([name, side]): [string, Cutout] => [name, fromFile(name, side)]),
    ...nodeCutouts(),
    ...pieceCutouts(),
    ...cabinCutouts(),
    ...pineCutouts(),
    ...landmarkCutouts(),
  ]);
}
