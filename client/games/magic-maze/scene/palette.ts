import type { Colour } from "../../../../shared/games/magic-maze/heroes.ts";

interface HeroTones {
  readonly main: string;
  readonly light: string;
  readonly dark: string;
  readonly ink: string;
}

/** The tones of client/tokens.css, where a picture is painted and no style sheet reaches. */
export const HERO: Readonly<Record<Colour, HeroTones>> = {
  yellow: { main: "#fdde3c", light: "#fff2a6", dark: "#b98a0c", ink: "#4a3503" },
  purple: { main: "#7d53db", light: "#b79bf4", dark: "#4a2c93", ink: "#1f0f47" },
  green: { main: "#43bd99", light: "#a5e8d0", dark: "#1d7259", ink: "#082c22" },
  orange: { main: "#d06211", light: "#f7a765", dark: "#853a05", ink: "#371702" },
};

/** The seats' colours, 1 to 9: as in client/tokens.css. */
export const SEATS = [
  "#c83a3e",
  "#5d7af2",
  "#f7ec83",
  "#2bbf8d",
  "#89618b",
  "#e78519",
  "#c79cc2",
  "#f1f9fe",
  "#4fb3c9",
] as const;

export const TABLE = "#150b16";
export const WALL = "#4b2140";
export const WALL_HIGH = "#6c345a";
export const WALL_LOW = "#2c1028";
export const FLOOR = "#f6dfb6";
export const FLOOR_SLAB = "#eecb93";
export const CREAM = "#fffaf0";
export const GLOW = "#fff3c9";
export const FOCUS = "#ffe9b0";
export const PAPER = "#f7ead3";
export const PAPER_EDGE = "#c9b08c";
export const BRASS = "#f0b64a";
export const BRASS_LOW = "#a8701b";

/** What multiplying leaves of a picture that is dimmed by 16 % towards plum. */
export const DIM_TINT = 0xe4d7dc;
