import type { Role } from "../../../../../shared/games/room25/hands.ts";
import type { RoomColour } from "../../../../../shared/games/room25/kinds.ts";
import type { Cutout } from "../../../../scene/atlas.ts";
import { FIGURE } from "../art.ts";
import { ACCENT, INK, NIGHT, PAPER, PAPER_EDGE, ROOM_TONES, STEEL, STEEL_LOW } from "../palette.ts";

const square = (side: number, markup: string): Cutout => ({ width: side, height: side, markup });
const sheet = (inner: string) => `<g filter="url(#sheet)">${inner}</g>`;

/** The outline says the colour too, as on the rooms themselves: square, disc, octagon, saw. */
const CLAIM_PLATES: Readonly<Record<RoomColour, string>> = {
  blue: "M-13 -15h26q2 0 2 2v26q0 2-2 2h-26q-2 0-2-2v-26q0-2 2-2z",
  green: "M0 -16a16 16 0 1 1 0 32a16 16 0 1 1 0-32z",
  yellow: "M-6.500 -15.500h13l9 9v13l-9 9h-13l-9-9v-13z",
  red: saw(10, 17.5, 13.5),
};

const CLAIM_GLYPHS: Readonly<Record<RoomColour, string>> = {
  blue: "M-8.500 -9h9.500v5h-4.500v8h4.500v5h-9.500zM1 -3h3.500v-4l6.500 7l-6.500 7v-4h-3.500z",
  green: "M-8.500 .5l3-3l3.800 3.800l7.200-7.600l3 3l-10.200 10.800z",
  yellow: "M-2.600 -10h5.200l-.9 12h-3.400zM0 4.500a2.900 2.900 0 1 1 0 5.800a2.900 2.900 0 1 1 0-5.800z",
  red: "M-8 -1q0-8.500 8-8.500t8 8.500q0 3.500-2.200 5v4.500h-11.600v-4.500q-2.200-1.500-2.200-5zM-5.300 -1a2.300 2.300 0 1 0 4.600 0a2.300 2.300 0 1 0-4.600 0zM.7 -1a2.300 2.300 0 1 0 4.600 0a2.300 2.300 0 1 0-4.600 0z",
};

/** What a seat says a hidden room is; its mark hangs at the lower right corner. */
export function claim(colour: RoomColour): Cutout {
  const { main, dark, ink } = ROOM_TONES[colour];
  const glyph = colour === "yellow" || colour === "green" ? ink : "#ffffff";
  return square(
    48,
    `${sheet(`<path d="${CLAIM_PLATES[colour]}" fill="${dark}"/>`)}<g transform="scale(.86)"><path d="${CLAIM_PLATES[colour]}" fill="${main}"/></g><path d="${CLAIM_GLYPHS[colour]}" fill="${glyph}" fill-rule="evenodd" transform="scale(.96)"/>`,
  );
}

/** Carries a seat's mark: the reminder token, and smaller, whoever claims. */
export function disc(): Cutout {
  return square(52, `${sheet(`<circle r="18" fill="#35597d"/>`)}${sheet(`<circle r="16.200" fill="#0c1727"/>`)}`);
}

/** You alone have seen this. */
export function eye(): Cutout {
  return square(
    44,
    `${sheet(`<circle r="14.500" fill="${NIGHT}"/>`)}<path d="M-9.500 0q4.400-6.600 9.500-6.600t9.500 6.600q-4.400 6.600-9.500 6.600t-9.500-6.600z" fill="${STEEL}"/><circle r="4.300" fill="${INK}"/><circle r="2" fill="${ACCENT}"/>`,
  );
}

/** A strip of paper with a torn edge, for a note of one's own. */
export function note(): Cutout {
  return {
    width: 120,
    height: 44,
    markup:
      sheet(
        `<path d="M-50 -12h101l-3 4l3 4l-3 4l3 4l-3 4l3 4h-99q-4 0-4-4v-16q0-4 4-4z" fill="${PAPER_EDGE}" transform="translate(0 1.500)"/>`,
      ) +
      `<path d="M-50 -12h101l-3 4l3 4l-3 4l3 4l-3 4l3 4h-99q-4 0-4-4v-16q0-4 4-4z" fill="${PAPER}"/><path d="M-54 -8q0-4 4-4h4v24h-4q-4 0-4-4z" fill="#e0a83e"/>`,
  };
}

/** A figure nobody has named yet. */
export function blankFigure(): Cutout {
  const scale = FIGURE / 64;
  return square(
    FIGURE + 14,
    `<g filter="url(#stand)" transform="scale(${scale})"><g filter="url(#cut)"><circle r="29" fill="#35516f"/></g><g filter="url(#cut)"><circle r="25" fill="${STEEL_LOW}"/></g></g>`,
  );
}

const IDENTITIES: Readonly<Record<Role, string>> = {
  guard: `${sheet(`<path d="M-9 -10q9 0 9-2.500q0 2.500 9 2.500v9q0 8-9 12.500q-9-4.500-9-12.500z" fill="#1d4a78"/>`)}<path d="M-6 -7q6 0 6-2q0 2 6 2v6q0 5.500-6 9q-6-3.500-6-9z" fill="#ffcf6b"/>`,
  prisoner: `${sheet(`<circle r="11" fill="#3a2413"/>`)}<circle r="9" fill="#fff2df"/><path d="M-8.200 -3.800h16.400v3.400h-17.300q.1-1.800.9-3.400zM-8.700 2.600h17.400q-.8 2.200-2.200 3.600h-13q-1.500-1.400-2.200-3.600z" fill="#e2762a"/>`,
};

/** Who somebody has turned out to be. */
export function identity(role: Role): Cutout {
  return square(40, IDENTITIES[role]);
}

/** A bead of the thread that shows from where to where somebody was thrown. */
export function thread(): Cutout {
  return square(20, `<circle r="4.200" fill="${ACCENT}" filter="url(#soft)"/><circle r="3" fill="#e2f8ff"/>`);
}

function saw(teeth: number, outer: number, inner: number): string {
  const points = Array.from({ length: teeth * 2 }, (_, at) => {
    const angle = (at / (teeth * 2)) * 2 * Math.PI - Math.PI / 2;
    const radius = at % 2 ? inner : outer;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}
