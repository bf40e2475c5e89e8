import type { Shape } from "../../../../../shared/games/room25/characters.ts";
import type { Cutout } from "../../../../scene/atlas.ts";
import { FIGURE } from "../art.ts";
import { ROOM } from "../geometry.ts";
import { ACCENT, ARROW, ARROW_OFF, FOCUS, INK, LEGAL, NIGHT, STEEL, STEEL_LOW } from "../palette.ts";

const square = (side: number, markup: string): Cutout => ({ width: side, height: side, markup });

/** The edge of a base, about its middle, in the square of 64 in which figures are drawn. */
const BASE: Readonly<Record<Shape, string>> = {
  cross: "M30 0L15 26H-15L-30 0L-15 -26H15Z",
  round: "M0 -29a29 29 0 1 1 0 58a29 29 0 1 1 0-58z",
  square: "M-26 -28h52q2 0 2 2v52q0 2-2 2h-52q-2 0-2-2v-52q0-2 2-2z",
};

const HALOS = {
  /** Whose turn it is. */
  acting: [
    { colour: NIGHT, width: 15, opacity: 0.9 },
    { colour: ACCENT, width: 9, opacity: 1 },
  ],
  lit: [
    { colour: NIGHT, width: 21, opacity: 0.95 },
    { colour: ACCENT, width: 16, opacity: 1 },
    { colour: LEGAL, width: 10, opacity: 1 },
  ],
  focus: [
    { colour: NIGHT, width: 36, opacity: 1 },
    { colour: FOCUS, width: 31, opacity: 1 },
    { colour: NIGHT, width: 22, opacity: 1 },
  ],
} as const;

/** A ring that follows the figure's base. */
export function halo(shape: Shape, of: keyof typeof HALOS): Cutout {
  const glow =
    of === "focus"
      ? ""
      : `<path d="${BASE[shape]}" fill="${ACCENT}" stroke="${ACCENT}" stroke-width="14" stroke-linejoin="round" opacity=".9" filter="url(#glow)"/>`;
  const rings = HALOS[of].map(
    ({ colour, width, opacity }) =>
      `<path d="${BASE[shape]}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" opacity="${opacity}"/>`,
  );
  return square(FIGURE * 2, `<g transform="scale(${FIGURE / 64})">${glow}${rings.join("")}</g>`);
}

const outer = ROOM / 2;

export function litGlow(): Cutout {
  return square(
    ROOM + 72,
    `<rect x="${-outer - 4}" y="${-outer - 4}" width="${ROOM + 8}" height="${ROOM + 8}" rx="18" fill="${ACCENT}" opacity=".85" filter="url(#near)"/>`,
  );
}

/** A frame of light about a room: it may be chosen. */
export function litRing(): Cutout {
  return square(
    ROOM + 24,
    `<rect x="${1 - outer}" y="${1 - outer}" width="${ROOM - 2}" height="${ROOM - 2}" rx="13" fill="none" stroke="${NIGHT}" stroke-width="8.500" opacity=".55"/><rect x="${0.8 - outer}" y="${0.8 - outer}" width="${ROOM - 1.6}" height="${ROOM - 1.6}" rx="13" fill="none" stroke="${LEGAL}" stroke-width="5"/>`,
  );
}

export function roomFocus(): Cutout {
  const rect = (grow: number, colour: string, width: number) =>
    `<rect x="${-outer - grow}" y="${-outer - grow}" width="${ROOM + 2 * grow}" height="${ROOM + 2 * grow}" rx="${14 + grow}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  return square(ROOM + 40, rect(4, NIGHT, 11) + rect(4, FOCUS, 5.5) + rect(-3, NIGHT, 4));
}

export function focusOn(radius: number): Cutout {
  const ring = (r: number, colour: string, width: number) =>
    `<rect x="${-r}" y="${-r}" width="${2 * r}" height="${2 * r}" rx="11" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  return square(2 * radius + 16, ring(radius - 1, NIGHT, 9) + ring(radius - 1, FOCUS, 4.5));
}

const POINTER = "M-7 -8l11 8l-11 8z";

/** Points east, as all arrows here do before they are turned. */
export function arrow(): Cutout {
  return square(
    32,
    `<g filter="url(#soft)" opacity=".5"><path d="${POINTER}" fill="${NIGHT}" stroke="${NIGHT}" stroke-width="5" transform="translate(0 2)"/></g><path d="${POINTER}" fill="${ARROW}" stroke="${ARROW}" stroke-width="4.500" stroke-linejoin="round"/>`,
  );
}

/** The line has gone the other way this turn. */
export function arrowOff(): Cutout {
  return square(
    32,
    `<path d="${POINTER}" fill="none" stroke="${ARROW_OFF}" stroke-width="3" stroke-linejoin="round" stroke-dasharray="3 3.500" stroke-linecap="round"/>`,
  );
}

/** A raised key: pressed or drawn, it slides the line. */
export function handle(): Cutout {
  return square(
    84,
    `<rect x="-19" y="-19" width="38" height="38" rx="10" fill="${ACCENT}" filter="url(#close)"/><g filter="url(#sheet)"><path d="M-11 -18.500h23q7 0 7 7v23q0 7-7.500 7h-23q-7 0-7-7.500v-22.500q0-7 7.500-7z" fill="${STEEL_LOW}"/></g><g filter="url(#sheet)"><path d="M-10 -17h20.500q6 0 6 6v19.500q0 6-6.500 6h-20q-6 0-6-6v-19.500q0-6 6-6z" fill="${STEEL}"/></g><path d="M-11 -4.500h8.500v-7.500l14 10.800l-14 10.800v-7.500h-8.500z" fill="${INK}"/>`,
  );
}
