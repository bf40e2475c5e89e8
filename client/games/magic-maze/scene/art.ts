import { COLOURS, type Colour, HERO_OF } from "../../../../shared/games/magic-maze/heroes.ts";
import { unframed } from "../../../scene/paper.ts";

/** As text, in this chunk: together they pack to a few kilobytes, where each alone would be a request. */
const files = import.meta.glob<string>(
  [
    "../../../art/hero-*.svg",
    "../../../art/vortex-*.svg",
    "../../../art/item-*.svg",
    "../../../art/exit-*.svg",
    "../../../art/badge-*.svg",
    "../../../art/symbol-*-ink.svg",
    "../../../art/{timer-cell,crystal-ball,camera,camera-off,out-of-order,loudspeaker,escalator,act-explore}.svg",
  ],
  { query: "?raw", import: "default", eager: true },
);

/** The drawing of a file in client/art, on a square of 64, without its frame. */
export function drawing(name: string): string {
  const svg = files[`../../../art/${name}.svg`];
  if (svg === undefined) throw new Error(`there is no picture "${name}"`);
  return unframed(svg);
}

/** The pictures that come from files, and the side of the square each fills in the world where it is shown largest. */
export const ART_SIZES: ReadonlyMap<string, number> = new Map([
  ...COLOURS.flatMap((colour): [string, number][] => [
    [`hero-${HERO_OF[colour]}`, 72],
    [`vortex-${colour}`, 48],
    [`item-${colour}`, 50],
    [`exit-${colour}`, 50],
    [`badge-${colour}`, 34],
    [`symbol-${colour}-ink`, 31],
  ]),
  ["vortex-off", 48],
  ["exit-all", 50],
  ["timer-cell", 46],
  ["crystal-ball", 46],
  ["camera", 46],
  ["camera-off", 46],
  ["out-of-order", 36],
  ["loudspeaker", 20],
  ["escalator", 36],
  ["act-explore", 44],
]);

export const heroPicture = (colour: Colour) => `hero-${HERO_OF[colour]}`;

/** The side of the square a picture fills on the mall. */
export const pictureSize = (name: string) => ART_SIZES.get(name) ?? 64;
