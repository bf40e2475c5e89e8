import type { Cutout } from "../../../../scene/atlas.ts";
import { ROOM } from "../geometry.ts";
import { ACCENT, DANGER } from "../palette.ts";

const square = (side: number, markup: string): Cutout => ({ width: side, height: side, markup });
const half = ROOM / 2;

/** Over the room in which somebody dies. */
export function flash(): Cutout {
  return square(
    ROOM + 72,
    `<rect x="${-half}" y="${-half}" width="${ROOM}" height="${ROOM}" rx="14" fill="${DANGER}" filter="url(#near)"/><rect x="${-half}" y="${-half}" width="${ROOM}" height="${ROOM}" rx="12" fill="${DANGER}" opacity=".8"/>`,
  );
}

/** Under somebody whom a room throws elsewhere. */
export function swirl(): Cutout {
  const blade = "M0 -27A27 27 0 0 1 26 6Q22 -12 0 -8Q-12 -7 -11 -18Q-7 -25 0 -27z";
  return square(
    84,
    `<circle r="30" fill="${ACCENT}" opacity=".45" filter="url(#near)"/>${[0, 120, 240].map((turn) => `<path d="${blade}" fill="#e2f8ff" opacity=".92" transform="rotate(${turn})"/>`).join("")}`,
  );
}
