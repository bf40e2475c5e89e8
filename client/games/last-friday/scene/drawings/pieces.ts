import type { Cutout } from "../../../../scene/atlas.ts";
import { CREAM, GOLD, NIGHT } from "../palette.ts";

const square = (side: number, markup: string): Cutout => ({ width: side, height: side, markup });
const cut = (markup: string) => `<g filter="url(#cut)">${markup}</g>`;

const JAWS = 10;
const STEEL = "#aeb9c2";

function trap(): string {
  const teeth = Array.from({ length: JAWS }, (_, at) => {
    const turn = (at * 360) / JAWS;
    return `<path d="M-3.200 -17.500h6.400l-3.200 8z" transform="rotate(${turn})" fill="${STEEL}"/>`;
  });
  return `<circle cy="2" r="21" fill="#030b0c" opacity=".5"/>${cut(`<path d="M-24 -3h48v6h-48z" fill="#5b6670"/>`)}${cut(`<circle r="17" fill="none" stroke="${STEEL}" stroke-width="6"/>`)}${teeth.join("")}${cut(`<circle r="5.500" fill="#d8404a"/>`)}`;
}

function lantern(): string {
  return `<ellipse cy="19" rx="15" ry="5" fill="#030b0c" opacity=".5"/>${cut(`<path d="M-8 -11q0-12 8-12t8 12" fill="none" stroke="#3a3f45" stroke-width="3.600" stroke-linecap="round"/>`)}${cut(`<path d="M-10 -12h20l3 5h-26zM-11 15h22l3 5h-28z" fill="#3a3f45"/>`)}${cut(`<path d="M-10 -7h20l2 22h-24z" fill="#ffe08a"/>`)}${cut(`<path d="M0 -4q7 8 4 14q-4 4-8 0q-4-6 4-14z" fill="#ff8a2b"/>`)}`;
}

/** Lantern and trap that stand in the camp, what marks pawns, and what shows a secret. */
export function pieceCutouts(): [string, Cutout][] {
  return [
    ["trap-set", square(60, trap())],
    ["lantern-set", square(60, lantern())],
    ["lamp", square(256, `<circle r="127" fill="url(#lamp)"/>`)],
    [
      "acting",
      square(
        96,
        `<ellipse rx="36" ry="17" fill="none" stroke="${NIGHT}" stroke-width="9" opacity=".6"/><ellipse rx="36" ry="17" fill="none" stroke="${CREAM}" stroke-width="5"/>`,
      ),
    ],
    [
      "chosen-ring",
      square(
        96,
        `<ellipse rx="30" ry="13.500" fill="#ffffff" opacity=".9"/><ellipse rx="30" ry="13.500" fill="none" stroke="#9fb6c4" stroke-width="2.500"/>`,
      ),
    ],
    [
      "crown",
      square(
        40,
        `${cut(`<path d="M-15 9l-2-17l9.500 7.500l7.500-12.500l7.500 12.500l9.500-7.500l-2 17z" fill="#ffffff"/>`)}<path d="M-14 9h28v4h-28z" fill="#d5e0e8"/><circle cy="1" r="2.800" fill="${GOLD}"/><circle cx="-8.500" cy="3" r="2" fill="${GOLD}"/><circle cx="8.500" cy="3" r="2" fill="${GOLD}"/>`,
      ),
    ],
    ["seat-plate", square(32, `<circle cy="1" r="13" fill="#030b0c" opacity=".6"/><circle r="12" fill="#0e1a20"/>`)],
    [
      "key-plate",
      square(
        52,
        `${cut(`<path d="M0 -20q13 0 18 8.500t-.6 22q-6 9.500-17.400 9.500q-13-.6-17.400-10t1.400-21.500q5-8.500 16-8.500z" fill="#8f8360"/>`)}${cut(`<path d="M0 -17q11 0 15 7t-.6 18.500q-5 8.500-14.400 8.500q-10.500-.6-14.400-8.500t1.400-18.500q4.500-7 13-7z" fill="#e9e0c4"/>`)}`,
      ),
    ],
    ["slip", square(40, `<g filter="url(#sheet)"><circle r="15.500" fill="#e9e0c4"/></g>`)],
    [
      "eye",
      square(
        24,
        `<path d="M-9 0q9-9.500 18 0q-9 9.500-18 0z" fill="${CREAM}" stroke="${NIGHT}" stroke-width="1.800"/><circle r="3.400" fill="${NIGHT}"/>`,
      ),
    ],
    ["shade", square(72, `<ellipse rx="26" ry="9" fill="#020707" opacity=".55" filter="url(#soft)"/>`)],
  ];
}
