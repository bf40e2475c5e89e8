import { DIRECTIONS, type Direction } from "../../../../shared/games/magic-maze/actions.ts";
import { COLOURS, type Colour } from "../../../../shared/games/magic-maze/heroes.ts";
import type { Cutout } from "../../../scene/atlas.ts";
import { SHAPES } from "../../../ui/seatShape.tsx";
import { ART_SIZES, drawing } from "./art.ts";
import { CELL, PLATE } from "./geometry.ts";
import {
  BRASS,
  BRASS_LOW,
  CREAM,
  FLOOR,
  FOCUS,
  GLOW,
  HERO,
  PAPER,
  PAPER_EDGE,
  SEATS,
  TABLE,
  WALL,
  WALL_LOW,
} from "./palette.ts";

const ANGLE: Readonly<Record<Direction, number>> = { N: 0, E: 90, S: 180, W: 270 };
const sheet = (inner: string) => `<g filter="url(#sheet)">${inner}</g>`;
const turned = (edge: Direction, inner: string) => `<g transform="rotate(${ANGLE[edge]})">${inner}</g>`;
const square = (side: number, markup: string): Cutout => ({ width: side, height: side, markup });

function fromFile(name: string, side: number): Cutout {
  const scale = side / 64;
  const inner = `<g transform="translate(${-side / 2} ${-side / 2}) scale(${scale})">${drawing(name)}</g>`;
  return square(side + 12, name.startsWith("hero-") ? `<g filter="url(#stand)">${inner}</g>` : inner);
}

/** An arch over the edge of the plate: the hero of this colour may go on and lay new ground here. */
function gate(colour: Colour, edge: Direction): Cutout {
  const { main, dark, ink } = HERO[colour];
  const chevron = `<path d="M-8.500 -23l8.500-8l8.500 8" fill="none" stroke="${colour === "yellow" ? ink : "#fff6da"}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`;
  return square(
    104,
    sheet(turned(edge, `<path d="M-25 -16V-27Q-12 -40 0 -44Q12 -40 25 -27V-16Z" fill="${dark}"/>`)) +
      sheet(turned(edge, `<path d="M-20 -19V-26Q-10 -35 0 -38Q10 -35 20 -26V-19Z" fill="${main}"/>`)) +
      turned(edge, chevron),
  );
}

function gateGlow(edge: Direction): Cutout {
  return square(
    132,
    turned(
      edge,
      `<path d="M-28 -12V-28Q-13 -44 0 -48Q13 -44 28 -28V-12Z" fill="${GLOW}" filter="url(#glow)"/><path d="M-28 -13.500V-28Q-13 -43 0 -47.500Q13 -43 28 -28V-13.500Z" fill="none" stroke="${CREAM}" stroke-width="4" stroke-linejoin="round"/>`,
    ),
  );
}

/** A roller shutter with a bar: this gate leads nowhere. */
function shutter(edge: Direction): Cutout {
  const slats = [-28.5, -24, -19.5]
    .map((y) => `<path d="M-24 ${y}h48" stroke="#57385a" stroke-width="1.400"/>`)
    .join("");
  return square(
    80,
    sheet(turned(edge, '<rect x="-26.500" y="-30.500" width="53" height="15" rx="2.500" fill="#8b7a90"/>')) +
      turned(edge, slats) +
      sheet(
        turned(
          edge,
          `<circle cx="0" cy="-23" r="8.500" fill="${WALL_LOW}"/><rect x="-5.500" y="-25" width="11" height="4" rx="1" fill="${PAPER}"/>`,
        ),
      ),
  );
}

/** A doorway from tile to tile: one floor, two posts and a brass strip. Light falls alike whichever way it runs. */
function passage(runs: "down" | "across"): Cutout {
  const [width, height] = runs === "down" ? [50, 140] : [140, 50];
  const floor = `<g filter="url(#hole)"><rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" fill="${FLOOR}"/></g>`;
  const clip =
    runs === "down"
      ? '<rect x="-25" y="-13" width="50" height="26"/>'
      : '<rect x="-13" y="-25" width="26" height="50"/>';
  const strip =
    runs === "down"
      ? `<rect x="-25" y="-3" width="50" height="6" fill="${BRASS_LOW}"/><rect x="-25" y="-3" width="50" height="3" fill="${BRASS}"/>`
      : `<rect x="-3" y="-25" width="6" height="50" fill="${BRASS_LOW}"/><rect x="-3" y="-25" width="3.500" height="50" fill="${BRASS}"/>`;
  const posts =
    runs === "down"
      ? '<rect x="-31" y="-10" width="8" height="20" rx="2.500" fill="#8a4b76"/><rect x="23" y="-10" width="8" height="20" rx="2.500" fill="#8a4b76"/>'
      : '<rect x="-10" y="-31" width="20" height="8" rx="2.500" fill="#8a4b76"/><rect x="-10" y="23" width="20" height="8" rx="2.500" fill="#8a4b76"/>';
  return square(
    72,
    `<defs><clipPath id="door-${runs}">${clip}</clipPath></defs><g clip-path="url(#door-${runs})">${floor}</g><g opacity=".75">${strip}</g>${sheet(posts)}`,
  );
}

const half = CELL / 2;

function litFloor(colour: Colour): Cutout {
  return square(
    CELL + 32,
    `<rect x="${4 - half}" y="${4 - half}" width="${CELL - 8}" height="${CELL - 8}" rx="12" fill="${GLOW}" opacity=".95" filter="url(#glow)"/>
${sheet(`<rect x="${5 - half}" y="${5 - half}" width="${CELL - 10}" height="${CELL - 10}" rx="10" fill="${CREAM}"/>`)}<rect x="${8.5 - half}" y="${8.5 - half}" width="${CELL - 17}" height="${CELL - 17}" rx="8" fill="none" stroke="${HERO[colour].dark}" stroke-width="4"/>`,
  );
}

/** A dark bead with a light hole, strung along a thread. */
function bead(colour: Colour): Cutout {
  const { ink, light } = HERO[colour];
  return {
    width: 14,
    height: 12,
    markup: `<rect x="-5" y="-4" width="10" height="8" rx="1.500" fill="${ink}" opacity=".6"/><circle r="2.100" fill="${light}"/>`,
  };
}

/** The dashed place where a tile would lie. */
function ghost(): Cutout {
  const side = PLATE - 14;
  const rect = `x="${-side / 2}" y="${-side / 2}" width="${side}" height="${side}" rx="12"`;
  return square(
    PLATE,
    `<rect ${rect} fill="${GLOW}" opacity=".06"/><rect ${rect} fill="none" stroke="${CREAM}" stroke-width="3" stroke-linecap="round" stroke-dasharray="11 14" opacity=".55"/>`,
  );
}

/** A frame round a whole mall tile that lies flat, painted at half its size. */
function tileFrame(markup: string): Cutout {
  return square(PLATE / 2, `<g transform="scale(.5)">${markup}</g>`);
}

const frame = (inset: number, more: string) =>
  `<rect x="${inset - PLATE / 2}" y="${inset - PLATE / 2}" width="${PLATE - 2 * inset}" height="${PLATE - 2 * inset}" rx="11" ${more}/>`;

/** Marked to be taken away: a light frame, and a cross on paper. */
function tileGoes(): Cutout {
  return tileFrame(
    `${frame(5, `fill="${GLOW}" fill-opacity=".16" stroke="${CREAM}" stroke-width="5"`)}${sheet(
      `<circle r="30" fill="${PAPER}"/><path d="M-12 -12l24 24M12 -12l-24 24" stroke="#b3283a" stroke-width="8" stroke-linecap="round"/>`,
    )}`,
  );
}

/** The shape of a seat, where a stroke of its plan begins. */
function seatMark(colour: number): Cutout {
  const scale = 22 / 64;
  return square(
    34,
    `<g transform="translate(-11 -11) scale(${scale})"><path d="${SHAPES[colour - 1]}" fill="${SEATS[colour - 1]}" stroke="${TABLE}" stroke-width="9" paint-order="stroke" stroke-linejoin="round"/></g>`,
  );
}

const INKED = `fill="#fff" stroke="${TABLE}" stroke-width="3" stroke-linejoin="round"`;

const PICTURES: readonly (readonly [string, Cutout])[] = [
  ...COLOURS.map((colour) => [`bead-${colour}`, bead(colour)] as const),
  ["ghost", ghost()],
  ...COLOURS.map((colour) => [`lit-${colour}`, litFloor(colour)] as const),
  ...COLOURS.flatMap((colour) => DIRECTIONS.map((edge) => [`gate-${colour}-${edge}`, gate(colour, edge)] as const)),
  ...DIRECTIONS.map((edge) => [`gate-glow-${edge}`, gateGlow(edge)] as const),
  ...DIRECTIONS.map((edge) => [`shutter-${edge}`, shutter(edge)] as const),
  ["tile-goes", tileGoes()],
  ["tile-stays", tileFrame(frame(2, `fill="${TABLE}" opacity=".5"`))],
  [
    "tile-focus",
    tileFrame(
      `${frame(6, `fill="none" stroke="${TABLE}" stroke-width="10"`)}${frame(6, `fill="none" stroke="${FOCUS}" stroke-width="5"`)}`,
    ),
  ],
  ...SEATS.map((_, at) => [`seat-${at + 1}`, seatMark(at + 1)] as const),
  ["plan-shaft", { width: 60, height: 14, markup: `<rect x="-30" y="-4.500" width="60" height="9" ${INKED}/>` }],
  ["plan-head", square(40, `<path d="M16 0L-12 -15L-5 0L-12 15Z" ${INKED}/>`)],
  [
    "plan-ring",
    square(
      72,
      `<circle r="27" fill="none" stroke="${TABLE}" stroke-width="11"/><circle r="27" fill="none" stroke="#fff" stroke-width="6.500"/>`,
    ),
  ],
  ["passage-down", passage("down")],
  ["passage-across", passage("across")],
  [
    "lit-vortex",
    square(
      100,
      `<circle r="28" fill="${GLOW}" filter="url(#glow)"/><circle r="27.500" fill="${TABLE}" opacity=".35"/><circle r="27" fill="none" stroke="${CREAM}" stroke-width="4.500"/>`,
    ),
  ],
  [
    "exit-glow",
    square(
      140,
      `<circle r="40" fill="${BRASS}" opacity=".75" filter="url(#glow)"/><circle r="31" fill="${GLOW}" filter="url(#glow)"/><path d="M-26 24v-22q0-28 26-28t26 28v22z" fill="${BRASS}" filter="url(#soft)"/><path d="M-25 24v-21q0-27.500 25-27.500t25 27.500v21z" fill="none" stroke="${CREAM}" stroke-width="4"/>`,
    ),
  ],
  [
    "hero-light",
    {
      width: 112,
      height: 84,
      markup: `<ellipse rx="37" ry="23" fill="${GLOW}" filter="url(#glow)"/><ellipse cy="2" rx="29" ry="15.500" fill="none" stroke="${CREAM}" stroke-width="4.500"/>`,
    },
  ],
  [
    "hero-shade",
    { width: 72, height: 40, markup: '<ellipse rx="24" ry="9" fill="#140414" opacity=".6" filter="url(#soft)"/>' },
  ],
  [
    "focus",
    square(
      88,
      `<rect x="-36" y="-36" width="72" height="72" rx="15" fill="none" stroke="${TABLE}" stroke-width="9"/><rect x="-36" y="-36" width="72" height="72" rx="15" fill="none" stroke="${FOCUS}" stroke-width="4"/><rect x="-29.500" y="-29.500" width="59" height="59" rx="10" fill="none" stroke="${TABLE}" stroke-width="3"/>`,
    ),
  ],
  ["chip", square(36, sheet(`<circle r="14" fill="${WALL}"/><circle r="12.500" fill="${PAPER}"/>`))],
  ["plain-disc", square(40, sheet(`<circle r="15" fill="${WALL}"/>`))],
  [
    "tab",
    {
      width: 76,
      height: 64,
      markup:
        sheet(
          `<path d="M33 0Q20 -21 -2 -24A24 24 0 1 0 -2 24Q20 21 33 0Z" fill="${PAPER_EDGE}"/><path d="M29.500 0Q18 -18 -2 -21A21 21 0 1 0 -2 21Q18 18 29.500 0Z" fill="${CREAM}"/>`,
        ) +
        '<path d="M19 -6l7 6l-7 6" fill="none" stroke="#5a2a45" stroke-width="3.200" stroke-linecap="round" stroke-linejoin="round"/>',
    },
  ],
];

/** All that is cut from the one sheet, by name. */
export function cutouts(): ReadonlyMap<string, Cutout> {
  return new Map([...[...ART_SIZES].map(([name, side]) => [name, fromFile(name, side)] as const), ...PICTURES]);
}
