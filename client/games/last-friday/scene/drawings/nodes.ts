import type { Cutout } from "../../../../scene/atlas.ts";
import { BLOOD, BLOOD_LOW, BONE, CAMPER_TONES, CREAM, FOCUS, GOLD, GOLD_LOW, NIGHT, PIER_BLUE } from "../palette.ts";

const square = (side: number, markup: string): Cutout => ({ width: side, height: side, markup });
const ring = (r: number, colour: string, width: number, more = "") =>
  `<circle r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"${more}/>`;

/** The radius of a numbered circle, and of a point. */
const CIRCLE = 18.5;
const POINT = 6.5;

interface DiscLook {
  readonly fill: string;
  readonly edge: string;
  readonly width: number;
}

const DISCS: Readonly<Record<string, DiscLook>> = {
  plain: { fill: BONE, edge: "#3b3a2c", width: 2.5 },
  pier: { fill: PIER_BLUE, edge: "#2c5269", width: 2.5 },
  axe: { fill: BONE, edge: "#000000", width: 5.5 },
  start: { fill: "#f6cfc6", edge: BLOOD_LOW, width: 5 },
  /** Inside the campers' cabins: whoever is here is seen. */
  glowing: { fill: "#ffd949", edge: "#7a4a00", width: 3 },
  /** Inside the maniac's. */
  bare: { fill: "#ffffff", edge: "#1d1013", width: 3 },
};
export type DiscKind = "plain" | "pier" | "axe" | "start" | "glowing" | "bare";

function disc({ fill, edge, width }: DiscLook, isStart: boolean): Cutout {
  const under = isStart ? `<circle r="27" fill="${BLOOD_LOW}" opacity=".8"/>` : "";
  return square(
    60,
    `${under}<circle cy="2.500" r="20" fill="#030b0c" opacity=".4"/><circle r="${CIRCLE}" fill="${fill}"/><path d="M-13.500 -9.500a16.500 16.500 0 0 1 27 0a19 19 0 0 0 -27 0z" fill="#fff" opacity=".65"/>${ring(CIRCLE, edge, width)}`,
  );
}

/** All that circles and points are made of. */
export function nodeCutouts(): [string, Cutout][] {
  return [
    ...Object.entries(DISCS).map(([kind, look]): [string, Cutout] => [`disc-${kind}`, disc(look, kind === "start")]),
    ["point", square(22, `<circle r="${POINT}" fill="#f4f1e2" stroke="#16302c" stroke-width="2.500"/>`)],
    ...CAMPER_TONES.map((tone, camper): [string, Cutout] => [
      `point-start-${camper}`,
      square(
        36,
        `<circle r="14" fill="#0b1f1f"/><circle r="12" fill="${tone}"/><circle r="${POINT}" fill="#f4f1e2" stroke="#16302c" stroke-width="2.500"/>`,
      ),
    ]),
    [
      "suspect",
      square(
        60,
        ring(22.5, NIGHT, 6, ' opacity=".55"') + ring(22.5, "#ff8d7e", 3.6, ' stroke-dasharray="8.100 3.680"'),
      ),
    ],
    [
      "lamplit",
      square(
        64,
        ring(24, NIGHT, 6, ' opacity=".5"') + ring(24, GOLD, 3.4, ' stroke-dasharray="3 3.280" stroke-linecap="butt"'),
      ),
    ],
    ["lit-glow", square(110, `<circle r="54" fill="url(#lamp)"/>`)],
    [
      "lit-point",
      square(
        44,
        `<circle cy="1.500" r="18" fill="#030b0c" opacity=".5"/><circle r="15" fill="${CREAM}" stroke="${GOLD_LOW}" stroke-width="4"/><path d="M-5.500 0h11M0 -5.500v11" stroke="${GOLD_LOW}" stroke-width="4" stroke-linecap="round"/>`,
      ),
    ],
    [
      "lit-circle",
      square(
        68,
        `${ring(27, NIGHT, 5, ' opacity=".7"')}<circle r="20" fill="${CREAM}"/>${ring(23, GOLD, 7)}${ring(19.2, GOLD_LOW, 2.2)}`,
      ),
    ],
    ["lit-ring", square(68, `${ring(25, NIGHT, 10, ' opacity=".7"')}${ring(25, GOLD, 6.5)}${ring(25, CREAM, 3)}`)],
    ["focus", square(84, ring(31, NIGHT, 12, ' opacity=".95"') + ring(31, FOCUS, 5.5))],
    ["wound", square(140, `<circle r="68" fill="url(#wound)"/>`)],
    ["blood-ring", square(72, ring(26, NIGHT, 7.5, ' opacity=".6"') + ring(26, BLOOD, 5) + ring(26, "#ff8d7e", 1.4))],
    [
      "badge",
      square(
        34,
        `<path d="M0 -13q9 0 12 5t0 11q-4 8-12 8t-12-7q-3-7 1-12q4-5 11-5z" fill="#2b0a12"/><path d="M0 -11q7.500 0 10 4.300t0 9q-3.500 6.700-10 6.700t-10-6q-2.500-6 1-10q3-4 9-4z" fill="${BLOOD_LOW}"/>`,
      ),
    ],
  ];
}
