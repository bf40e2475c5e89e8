import type { Cutout } from "../../../../scene/atlas.ts";
import { WORLD } from "../plan.ts";
import { ground } from "./ground.ts";
import { mist } from "./mist.ts";

/** How many times smaller than life they are drawn, to have room on a sheet. */
export const GROUND_SHRINK = 2;
export const MIST_SHRINK = 4;

/** A picture of the whole camp; what is drawn over its edge is cut off. */
function shrunk(by: number, markup: string): Cutout {
  const [width, height] = [WORLD.width / by, WORLD.height / by];
  return {
    width,
    height,
    markup: `<svg x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" viewBox="0 0 ${WORLD.width} ${WORLD.height}">${markup}</svg>`,
  };
}

export function softPictures(): ReadonlyMap<string, Cutout> {
  return new Map([
    ["ground", shrunk(GROUND_SHRINK, ground())],
    ["mist", shrunk(MIST_SHRINK, mist())],
    ["hole", { width: 256, height: 256, markup: `<circle r="128" fill="url(#hole)"/>` }],
  ]);
}
