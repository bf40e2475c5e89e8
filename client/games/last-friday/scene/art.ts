import { COLOURS } from "../../../../shared/games/last-friday/camp.ts";
import { unframed } from "../../../scene/paper.ts";

/** As text, in this chunk: together they pack to a few kilobytes, where each alone would be a request. */
const files = import.meta.glob<string>(
  [
    "../../../art/cabin-*.svg",
    "../../../art/camp-symbol-*.svg",
    "../../../art/camper-*.svg",
    "../../../art/clue-*.svg",
    "../../../art/key-*.svg",
    "../../../art/seat-*.svg",
    "../../../art/{boat,corpse,maniac,meeting,meeting-back}.svg",
  ],
  { query: "?raw", import: "default", eager: true },
);

/** The drawing of a file in client/art, on a square of 64. */
export function drawing(name: string): string {
  const svg = files[`../../../art/${name}.svg`];
  if (svg === undefined) throw new Error(`there is no picture "${name}"`);
  return unframed(svg);
}

/** Seats have colours 1 to 8. */
const SEATS = [1, 2, 3, 4, 5, 6, 7, 8];

/** The side of the square in which each kind of picture is painted. */
export const PAWN = 66;
export const TOKEN = 40;
export const BADGE = 22;
export const MARK = 46;
const BOAT = 62;
const EMBLEM = 72;

const CLUE_PICTURES = ["bear-trap", "hearing", "lantern", "shovel", "sneakers", "back"];

/** The pictures that come from files. */
export const ART_SIZES: ReadonlyMap<string, number> = new Map<string, number>([
  ...COLOURS.flatMap((colour): [string, number][] => [
    [`camper-${colour}`, PAWN],
    [`cabin-${colour}`, EMBLEM],
    [`key-${colour}`, TOKEN],
    [`camp-symbol-${colour}`, BADGE],
  ]),
  ...CLUE_PICTURES.map((name): [string, number] => [`clue-${name}`, TOKEN]),
  ...SEATS.map((seat): [string, number] => [`seat-${seat}`, BADGE]),
  ["clue-trail", MARK],
  ["maniac", PAWN],
  ["corpse", 48],
  ["meeting", 36],
  ["meeting-back", TOKEN],
  ["boat", BOAT],
]);

/** The picture of a token's front: a clue's name, a key's colour, or a corpse. */
export function frontPicture(front: string): string {
  if (front === "corpse") return "corpse";
  if (front === "trap") return "clue-bear-trap";
  return COLOURS.some((colour) => colour === front) ? `key-${front}` : `clue-${front}`;
}
