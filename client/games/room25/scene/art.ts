import { CHARACTERS } from "../../../../shared/games/room25/characters.ts";
import { ROOM_KINDS, type RoomKind } from "../../../../shared/games/room25/kinds.ts";
import { unframed } from "../../../scene/paper.ts";

/** As text, in this chunk: together they pack to a few kilobytes, where each alone would be a request. */
const files = import.meta.glob<string>(
  [
    "../../../art/room-*.svg",
    "../../../art/char-*.svg",
    "../../../art/seat-*.svg",
    "../../../art/{control-token,do-not-cross}.svg",
  ],
  { query: "?raw", import: "default", eager: true },
);

/** The drawing of a file in client/art, on a square of 64. */
export function drawing(name: string): string {
  const svg = files[`../../../art/${name}.svg`];
  if (svg === undefined) throw new Error(`there is no picture "${name}"`);
  return unframed(svg);
}

export const roomPicture = (kind: RoomKind) => (kind === "room25" ? "room-25" : `room-${kind}`);

/** Seats have colours 1 to 8. */
const SEATS = [1, 2, 3, 4, 5, 6, 7, 8];

/** The side of the square in which each kind of picture is painted: where it is shown largest. */
export const GLYPH = 68;
export const FIGURE = 54;
export const SEAT = 24;

/** The pictures that come from files. */
export const ART_SIZES: ReadonlyMap<string, number> = new Map([
  ...ROOM_KINDS.map((kind): [string, number] => [roomPicture(kind), GLYPH]),
  ...CHARACTERS.map((name): [string, number] => [`char-${name}`, FIGURE]),
  ...SEATS.map((colour): [string, number] => [`seat-${colour}`, SEAT]),
  ["control-token", 40],
  ["do-not-cross", 62],
]);
