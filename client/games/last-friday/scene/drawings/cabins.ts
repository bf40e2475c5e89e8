import type { Cutout } from "../../../../scene/atlas.ts";
import { NIGHT, PLANK, WOOD, WOOD_DARK, WOOD_LOW } from "../palette.ts";
import { CABIN_DEPTH, CABIN_LENGTH } from "../plan.ts";

const MARGIN = 26;
const WALL = 9;

/** A picture of a cabin that lies, and of one that stands: the lamp hangs above both. */
function both(name: string, draw: (width: number, height: number) => string): [string, Cutout][] {
  const make = (width: number, height: number): Cutout => ({
    width: width + MARGIN,
    height: height + MARGIN,
    markup: draw(width, height),
  });
  return [
    [`${name}-lying`, make(CABIN_LENGTH, CABIN_DEPTH)],
    [`${name}-upright`, make(CABIN_DEPTH, CABIN_LENGTH)],
  ];
}

function roof(width: number, height: number): string {
  const [x, y] = [-width / 2, -height / 2];
  const isLying = width > height;
  const slabs: string[] = [];
  for (let at = 1; at < 9; at++) {
    const step = isLying ? x + (at * width) / 9 : y + (at * height) / 9;
    slabs.push(isLying ? `M${step} ${y + 5}V${-y - 5}` : `M${x + 5} ${step}H${-x - 5}`);
  }
  const lightSide = isLying
    ? `<rect x="${x + 4}" y="${y + 4}" width="${width - 8}" height="${height / 2 - 4}"/>`
    : `<rect x="${x + 4}" y="${y + 4}" width="${width / 2 - 4}" height="${height - 8}"/>`;
  const ridge = isLying ? `M${x} 0H${-x}` : `M0 ${y}V${-y}`;
  return `<g filter="url(#slab)"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="${WOOD_LOW}"/></g><g fill="${WOOD}">${lightSide}</g><path d="${slabs.join("")}" stroke="#2b1d13" stroke-width="2.600" opacity=".6" fill="none"/><path d="${ridge}" stroke="${WOOD_DARK}" stroke-width="7" fill="none"/><path d="${ridge}" stroke="#8a6647" stroke-width="2" fill="none" transform="translate(0 -1.500)"/>`;
}

interface Room {
  readonly floor: string;
  readonly wall: string;
  readonly joint: string;
  readonly furniture: string;
}

const ROOMS: Readonly<Record<"camper" | "maniac", Room>> = {
  camper: { floor: "url(#hearth)", wall: "#8a5c33", joint: "#8f5a22", furniture: "" },
  maniac: {
    floor: "url(#gloom)",
    wall: "#3b2226",
    joint: "#1b0f12",
    furniture: `<path d="M-30 -8q8-9 18-2q10 8 3 15q-9 7-18 1q-9-6-3-14zM22 22q5-4 9 0t-1 8t-9-1t1-7zM-48 30q3-3 6 0t-1 5t-6-1t1-4z" fill="#6d0f1c" opacity=".6"/>`,
  },
};

function room({ floor, wall, joint, furniture }: Room, width: number, height: number): string {
  const [x, y] = [-width / 2, -height / 2];
  const joints: string[] = [];
  for (let at = y + WALL + 13; at < -y - WALL; at += 13) joints.push(`M${x + WALL} ${at}H${-x - WALL}`);
  return `<g filter="url(#slab)"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="${wall}"/></g><rect x="${x + WALL}" y="${y + WALL}" width="${width - 2 * WALL}" height="${height - 2 * WALL}" fill="${floor}"/><path d="${joints.join("")}" stroke="${joint}" stroke-width="1.600" opacity=".55"/>${furniture}<path d="M${x + WALL} ${y + WALL}h${width - 2 * WALL}v9h${2 * WALL - width}z" fill="#000" opacity=".28"/><rect x="${x + WALL}" y="${y + WALL}" width="${width - 2 * WALL}" height="${height - 2 * WALL}" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="2"/>`;
}

/** Cabins, closed and open, with what is in their walls and floors. */
export function cabinCutouts(): [string, Cutout][] {
  const square = (side: number, markup: string): Cutout => ({ width: side, height: side, markup });
  return [
    ...both("roof", roof),
    ...both("room-camper", (width, height) => room(ROOMS.camper, width, height)),
    ...both("room-maniac", (width, height) => room(ROOMS.maniac, width, height)),
    ["sign", square(36, `<g filter="url(#sheet)"><circle r="13.500" fill="#12201f"/></g>`)],
    [
      "window",
      square(
        44,
        `<path d="M-13 -7h26v14h-26z" fill="#ffe7a3" stroke="#5a3a1c" stroke-width="3"/><path d="M0 -7v14" stroke="#5a3a1c" stroke-width="2.400"/>`,
      ),
    ],
    [
      "breach",
      square(
        48,
        `<path d="M-16 -9l7 3l3-4l6 4l7-4l2 5l7 0l-4 7l4 6l-8-2l-5 4l-4-5l-7 4l0-6l-8 1l4-7z" fill="#0d0608"/><path d="M-16 -9l7 3l3-4M16 8l-8-2l-5 4" stroke="${PLANK}" stroke-width="2" fill="none"/>`,
      ),
    ],
    [
      "hatch",
      square(
        40,
        `<g filter="url(#sheet)"><rect x="-13" y="-13" width="26" height="26" rx="2" fill="#6b4d36"/></g><rect x="-9" y="-9" width="18" height="18" fill="${NIGHT}"/><path d="M-9 -4.500h18M-9 .5h18M-9 5.500h18" stroke="#6b4d36" stroke-width="2.200"/><path d="M-5.500 -9v18M5.500 -9v18" stroke="#8a6647" stroke-width="2.200"/>`,
      ),
    ],
  ];
}
