/** The tones of client/tokens.css, where a picture is painted and no style sheet reaches. */
export const CAMPER_TONES = ["#e8574a", "#fae05e", "#5fc09c", "#4f7ec0", "#8c7c77"] as const;

export const NIGHT = "#081014";
export const INK = "#241d10";
export const CREAM = "#fff3d0";
export const GOLD = "#ffcf5b";
export const GOLD_LOW = "#8a5a00";
export const FOCUS = "#ffe9b0";
export const BLOOD = "#c4313b";
export const BLOOD_LOW = "#7d1626";
export const BONE = "#f6f0da";
export const PIER_BLUE = "#cbe6ef";
export const WOOD = "#6b4d36";
export const WOOD_LOW = "#4a3527";
export const WOOD_DARK = "#2b1d13";
export const PLANK = "#b08a5c";
export const PLANK_LOW = "#7a5a3c";
export const TRAIL = "#cfd1b4";
export const TRAIL_LOW = "#7f8c76";
export const SAND = "#9fb3a0";
export const SAND_LOW = "#6f8676";

export const FULL_TINT = 0xffffff;
/** What multiplying leaves of a number that lies in the mist. It stays easy to read. */
export const MIST_TINT = 0xa9bcc4;
/** A circle on which the maniac may be. */
export const SUSPECT_TINT = 0xffb4a6;
/** Of a picture that only one side sees. */
export const SECRET_ALPHA = 0.92;

export const numeric = (colour: string): number => Number.parseInt(colour.slice(1), 16);
