import type { Cutout } from "../../../../scene/atlas.ts";

const cut = (markup: string) => `<g filter="url(#cut)">${markup}</g>`;
const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;

const STONE = "#7f938f";
const STONE_HIGH = "#a6b8b2";
const TIMBER = "#6b4d36";
const TIMBER_HIGH = "#8f6a49";

/** What stands in the forest, each on a square of 64 about its middle. */
const LANDMARKS: Readonly<Record<string, string>> = {
  oldCemetery:
    cut(path("M-20 14v-16q0-7 6-7t6 7v16z", STONE)) +
    cut(path("M10 14v-12q0-6 5.500-6t5.500 6v12z", STONE)) +
    cut(path("M-3 16v-22h-6v-6h6v-7h6v7h6v6h-6v22z", STONE_HIGH)) +
    path("M-25 14q25-6 50 0q-25 7-50 0z", "#163634"),
  ruinedMill:
    cut(path("M-13 18l3-30l4 3l3-5l5 4l6-3l5 31z", STONE)) +
    path("M-13 18l3-30l4 3l2-3l-1 30z", STONE_HIGH) +
    cut(
      `<path d="M2 -8l-20 -13M2 -8l14 -18M2 -8l18 11M2 -8l-9 16" stroke="${TIMBER_HIGH}" stroke-width="4" fill="none"/>`,
    ),
  campGate:
    cut(path("M-22 18v-30h6v30zM16 18v-30h6v30z", TIMBER)) +
    cut(path("M-28 -8l28-10l28 10v6l-28-9l-28 9z", TIMBER_HIGH)) +
    cut(path("M-12 -4h24v9h-24z", TIMBER)),
  watchtower:
    cut(`<path d="M-11 20l5-26M11 20l-5-26M-10 10h20M-8 1h16" stroke="${TIMBER}" stroke-width="3.600" fill="none"/>`) +
    cut(path("M-11 -18h22v13h-22z", TIMBER_HIGH)) +
    path("M-7 -15h14v6h-14z", "#0c1e20") +
    cut(path("M-15 -17l15-10l15 10z", TIMBER)),
  archeryRange:
    cut(`<path d="M-9 20l7-24M9 20l-7-24" stroke="${TIMBER}" stroke-width="3.600"/>`) +
    cut(`<circle cy="-4" r="16" fill="#d8d2ba"/>`) +
    `<circle cy="-4" r="11" fill="#9a3a40"/><circle cy="-4" r="6.500" fill="#d8d2ba"/><circle cy="-4" r="2.800" fill="#9a3a40"/>`,
  campfireCircle:
    cut(path("M-19 13l32-9l2 5l-31 10zM19 13l-32-9l-2 5l31 10z", TIMBER)) +
    cut(path("M0 -20q14 13 9 23q-9 8-18 0q-5-10 9-23z", "#e8742f")) +
    cut(path("M0 -7q7 7 4.500 12q-4.500 4-9 0q-2.500-5 4.500-12z", "#ffd76a")),
  waterTank:
    cut(`<path d="M-11 20l2-18M11 20l-2-18M0 20v-18" stroke="${TIMBER}" stroke-width="3.400"/>`) +
    cut(path("M-15 -18h30v22h-30z", STONE)) +
    path("M-15 -18h10v22h-10z", STONE_HIGH) +
    cut(path("M-18 -17l18-10l18 10z", "#4b6b75")),
  messHall:
    cut(path("M-24 -2h48v18h-48z", TIMBER)) +
    path("M-20 3h9v6h-9zM-4 3h8v13h-8zM11 3h9v6h-9z", "#0c1e20") +
    cut(path("M-28 0l8-17h40l8 17z", TIMBER_HIGH)),
};

export function landmarkCutouts(): [string, Cutout][] {
  return Object.entries(LANDMARKS).map(([key, markup]): [string, Cutout] => [
    `place-${key}`,
    { width: 64, height: 64, markup },
  ]);
}
