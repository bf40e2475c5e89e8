import type { Random } from "../../../../shared/table/random.ts";
import { between, type Point } from "./geometry.ts";
import { HERO } from "./palette.ts";

const AWNINGS = [
  ["#8f3f5b", "#f4dcc0"],
  ["#2f6f78", "#f4dcc0"],
  ["#c4743c", "#f8e6c8"],
  ["#5d4a86", "#f1dcd0"],
] as const;

const sheet = (inner: string) => `<g filter="url(#sheet)">${inner}</g>`;

const WARES = [
  '<rect x="14" y="36" width="12" height="14" fill="#ffcf6b"/><rect x="30" y="36" width="16" height="9" fill="#ffcf6b"/>',
  '<rect x="14" y="35" width="32" height="11" rx="1.5" fill="#ffcf6b"/><path d="M19 46q-2-7 3-8q5 1 3 8zM34 46l2-6h5l2 6z" fill="#b0603f"/>',
  '<rect x="13" y="36" width="18" height="10" rx="1.5" fill="#ffd98a"/><path d="M16 46v-7h3v7zM20 46v-5h3v5zM24 46v-8h3v8z" fill="#7b4a6a"/><rect x="35" y="36" width="11" height="14" fill="#ffcf6b"/>',
] as const;

function shop(random: Random): string {
  const [stripe, light] = random.pick(AWNINGS);
  const wares = random.pick(WARES);
  return `${sheet(`<rect x="8" y="10" width="44" height="40" rx="4" fill="${light}"/>`)}${wares}${sheet(
    `<path d="M5 9h50v17a5 5 0 0 1-10 0a5 5 0 0 1-10 0a5 5 0 0 1-10 0a5 5 0 0 1-10 0a5 5 0 0 1-10 0z" fill="${stripe}"/><path d="M15 9h10v17a5 5 0 0 1-10 0zM35 9h10v17a5 5 0 0 1-10 0z" fill="${light}"/>`,
  )}`;
}

function plant(): string {
  const leaves = [0, 60, 120, 180, 240, 300].map(
    (turn) =>
      `<ellipse cx="30" cy="19" rx="7" ry="12" fill="${turn % 120 ? "#3f7a54" : "#5a9a68"}" transform="rotate(${turn} 30 31)"/>`,
  );
  return `${sheet('<circle cx="30" cy="32" r="19" fill="#6d3f22"/>')}${sheet(leaves.join(""))}<circle cx="30" cy="31" r="4.5" fill="#f0b64a"/>`;
}

function palm(): string {
  const fronds = [-78, -46, -16, 16, 46, 78].map(
    (turn, at) =>
      `<path d="M30 34q-5-12 0-26q5 14 0 26z" fill="${at % 2 ? "#3f7a54" : "#569764"}" transform="rotate(${turn} 30 36)"/>`,
  );
  return `${sheet('<path d="M20 38h20l-3 14h-14z" fill="#c4743c"/><path d="M18 36h24v5h-24z" fill="#dd9257"/>')}${sheet(fronds.join(""))}`;
}

function lamp(): string {
  return `${sheet('<path d="M18 46h24l-4-22h-16z" fill="#6c345a"/>')}${sheet('<circle cx="30" cy="23" r="11" fill="#ffe3a1"/>')}<circle cx="27" cy="20" r="4" fill="#fff8e0"/>`;
}

function bench(): string {
  return `${sheet('<path d="M12 40h5v11h-5zM43 40h5v11h-5z" fill="#4d2b1a"/><rect x="8" y="33" width="44" height="10" rx="3" fill="#a86b3c"/>')}${sheet('<rect x="9" y="19" width="42" height="6" rx="2.5" fill="#bd7f4b"/><rect x="9" y="26.500" width="42" height="6" rx="2.5" fill="#a86b3c"/>')}`;
}

function fountain(): string {
  return `${sheet('<circle cx="30" cy="31" r="22" fill="#d9b98d"/>')}<circle cx="30" cy="31" r="17" fill="#2f6f78"/><circle cx="30" cy="30" r="17" fill="#5aa3a8"/><path d="M19 27q5-4 10 0t11 0M20 36q5-4 10 0t10 0" fill="none" stroke="#bfe6e2" stroke-width="2" stroke-linecap="round"/>${sheet('<circle cx="30" cy="30" r="6.500" fill="#f1dcd0"/>')}`;
}

/** How often each is met, in tenths: shops make a mall. */
const FURNITURE = [shop, shop, shop, shop, plant, lamp, lamp, palm, bench, fountain] as const;

/** @returns what stands on a cell nobody walks on, drawn in a square of 60, and whether it gives light */
export function furniture(random: Random): { readonly markup: string; readonly isLamp: boolean } {
  const make = random.pick(FURNITURE);
  return { markup: make(random), isLamp: make === lamp };
}

/** Moving stairs from the edge of one cell to the edge of another, so that who stands at an end is seen. */
export function escalator(from: Point, to: Point): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const reach = Math.min(14, length / 7) / length;
  const start = between(from, to, reach);
  const long = length * (1 - 2 * reach);
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const steps = Array.from({ length: Math.max(2, Math.floor((long - 32) / 8)) }, (_, at) => `M${18 + at * 8} -9v18`);
  const turned = (inner: string) =>
    `<g filter="url(#sheet)"><g transform="translate(${start.x} ${start.y}) rotate(${turn})">${inner}</g></g>`;
  return (
    turned(`<rect x="0" y="-15" width="${long}" height="30" rx="8" fill="#59424f"/>`) +
    turned(
      `<rect x="13" y="-9.500" width="${long - 26}" height="19" rx="2" fill="#e9dfe0"/><path d="${steps.join("")}" stroke="#7b636f" stroke-width="2.600"/>`,
    ) +
    turned(`<path d="M2.500 0l8-8v16zM${long - 2.5} 0l-8-8v16z" fill="#f0b64a"/>`)
  );
}

/**
 * The orange wall with its small gate, standing upright on the border between two cells: a wall to all but the dwarf,
 * whose axe hangs in the arch. rules: Abilities
 */
export function dwarfGap(at: Point, runs: "across" | "down"): string {
  const { main, light, dark, ink } = HERO.orange;
  const bricks =
    runs === "across"
      ? `<rect x="-29" y="-8" width="58" height="16" rx="2" fill="${dark}"/><path d="M-27 -6.500h15v5.500h-15zM12 -6.500h15v5.500h-15zM-27 1h6v5.500h-6zM-19.500 1h7v5.500h-7zM21 1h6v5.500h-6zM12.500 1h7v5.500h-7z" fill="${main}"/>`
      : `<rect x="-8" y="-29" width="16" height="58" rx="2" fill="${dark}"/><path d="M-6 -27h12v5h-12zM-6 -20.500h5v5h-5zM0.500 -20.500h5.500v5h-5.500zM-6 15.500h12v5h-12zM-6 22h5v5h-5zM0.500 22h5.500v5h-5.500z" fill="${main}"/>`;
  const gate = `<path d="M-18 15v-16q0-18 18-18t18 18v16z" fill="${main}"/><path d="M-18 15v-16q0-18 18-18v34z" fill="${light}" opacity=".4"/>`;
  const arch = `<path d="M-13.500 15v-15q0-14 13.500-14t13.500 14v15z" fill="${ink}"/>`;
  const axe = `<g transform="translate(-12.500 -11.500) scale(.39)"><path d="M29 10h6v50h-6z" fill="${light}"/><path d="M35 14q16-8 20 2q3 12-4 20q-7-5-16-5zM29 14q-16-8-20 2q-3 12 4 20q7-5 16-5z" fill="#fff0dc"/></g>`;
  return `<g transform="translate(${at.x} ${at.y})">${sheet(bricks)}${sheet(gate)}${arch}${axe}</g>`;
}
