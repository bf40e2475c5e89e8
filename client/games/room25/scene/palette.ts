import type { RoomColour, RoomKind } from "../../../../shared/games/room25/kinds.ts";
import { roomRules } from "../../../../shared/games/room25/rooms/index.ts";

export interface RoomTones {
  readonly main: string;
  readonly light: string;
  readonly dark: string;
  readonly ink: string;
  /** The paper on which the picture and the name of a room lie. */
  readonly panel: string;
}

/** The tones of client/tokens.css, where a picture is painted and no style sheet reaches. */
export const ROOM_TONES: Readonly<Record<RoomColour, RoomTones>> = {
  blue: { main: "#4a74d8", light: "#b4cbff", dark: "#22408f", ink: "#06193d", panel: "#dfe8ff" },
  green: { main: "#5cc5a0", light: "#d3f7e8", dark: "#1d7054", ink: "#032a1d", panel: "#dcf7ec" },
  yellow: { main: "#fbd338", light: "#fff0ae", dark: "#94700a", ink: "#3a2a00", panel: "#fff5cf" },
  red: { main: "#c93c4c", light: "#ffb0b0", dark: "#8b1c2c", ink: "#33050c", panel: "#ffe0e0" },
};

export const colourOf = (kind: RoomKind): RoomColour => roomRules(kind).colour;

export const NIGHT = "#060d18";
export const WELL = "#0a1728";
export const FRAME = "#0f2238";
export const FRAME_HIGH = "#1c3a5c";
export const BACK_LOW = "#1d4262";
export const BACK = "#2a5a82";
export const BACK_HIGH = "#3a6f9c";
export const RAIL = "#1a3550";
export const ARROW = "#5f8db8";
export const ARROW_OFF = "#263f5c";
export const STEEL = "#d9ecfa";
export const STEEL_LOW = "#7ea3c0";
export const INK = "#0b1a2b";
export const ACCENT = "#58d6ff";
export const EXIT = "#6fe3ff";
export const LEGAL = "#e2f8ff";
export const FOCUS = "#ffe9b0";
export const DANGER = "#ff4b5c";
export const GOLD = "#f0b64a";
export const PAPER = "#f7ead3";
export const PAPER_EDGE = "#c9b08c";

/** What multiplying leaves of a room that is dimmed because others are lit. */
export const DIM_TINT = 0xdde3ec;
/** A room that nobody had opened when the game ended. */
export const PALE_TINT = 0xc6d0dd;
export const FULL_TINT = 0xffffff;
