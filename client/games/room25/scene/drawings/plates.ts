import type { RoomColour, RoomKind } from "../../../../../shared/games/room25/kinds.ts";
import type { Cutout } from "../../../../scene/atlas.ts";
import { drawing } from "../art.ts";
import { ROOM } from "../geometry.ts";
import { BACK, BACK_HIGH, BACK_LOW, GOLD, NIGHT, ROOM_TONES, STEEL } from "../palette.ts";

const HALF = ROOM / 2;
/** A room's picture reaches a little over the room: its shadow does. */
const SIDE = ROOM + 24;

/** Drawn in a square of 120 whose corner is the origin, as the rest of this file is. */
const square = (markup: string): Cutout => ({
  width: SIDE,
  height: SIDE,
  markup: `<g transform="translate(${-HALF} ${-HALF})">${markup}</g>`,
});

/** Scissors are not a compass: no corner is quite like another. */
const OUTLINE = "M12 0h95q13 0 13 13v96q0 11-12 11h-95q-13 0-13-12v-96q0-12 12-12z";
const INNER = "M10 6h101q3 0 3 3v101q0 4-4 4h-100q-4 0-4-4v-100q0-4 4-4z";
const slab = (markup: string) => `<g filter="url(#slab)">${markup}</g>`;

/** Steel, bevelled and riveted, with the hourglass: nobody knows what is behind. */
export function back(): Cutout {
  const rivets = [13, 107].flatMap((x) =>
    [13, 107].map(
      (y) =>
        `<circle cx="${x}" cy="${y + 1}" r="3.600" fill="${NIGHT}" opacity=".5"/><circle cx="${x}" cy="${y}" r="3.200" fill="#3c6c95"/><circle cx="${x - 0.8}" cy="${y - 1}" r="1.300" fill="#7fb0d6"/>`,
    ),
  );
  return square(
    `${slab(`<path d="${OUTLINE}" fill="${BACK_LOW}"/>`)}<path d="M11 2.200h97" stroke="#4f86b3" stroke-width="1.600" stroke-linecap="round" opacity=".7"/>
<path d="M22 11h76l11 11v76l-11 11h-76l-11-11v-76z" fill="${BACK}"/><path d="M22 11h76l11 11h-98z" fill="${BACK_HIGH}"/><path d="M22 109h76l11-11h-98z" fill="#234d70"/><path d="M11 22v76l8-8v-60z" fill="#31658f" opacity=".7"/><path d="M109 22v76l-8-8v-60z" fill="#255379" opacity=".8"/>
${rivets.join("")}<g transform="translate(37 37) scale(.72)">${drawing("room-hidden")}</g>`,
  );
}

/** The sheets rooms are cut from: one a colour, and the two that everybody looks for have their own. */
export const SHEETS = ["blue", "green", "yellow", "red", "central", "room25"] as const;
type Sheet = (typeof SHEETS)[number];

export const sheetOf = (kind: RoomKind, colour: RoomColour): Sheet =>
  kind === "central" || kind === "room25" ? kind : colour;

const PANEL = "M18 10h85q7 0 7 8v84q0 8-8 8h-84q-8 0-8-8v-85q0-7 8-7z";

const TRIMMINGS: Readonly<Record<Sheet, { readonly under: string; readonly panel: string; readonly over: string }>> = {
  blue: { under: "", panel: PANEL, over: "" },
  green: { under: "", panel: PANEL, over: "" },
  yellow: { under: "", panel: PANEL, over: "" },
  red: { under: "", panel: PANEL, over: "" },
  // A hatch held by four bolts, lamps between them: it never moves.
  central: {
    under: `<g fill="#16306f"><path d="M6 6h18l-18 18zM114 6v18l-18-18zM114 114h-18l18-18zM6 114v-18l18 18z"/></g>`,
    panel: "M25 10h70l15 15v70l-15 15h-70l-15-15v-70z",
    over: [12.5, 107.5]
      .flatMap((x) =>
        [12.5, 107.5].map(
          (y) =>
            `<circle cx="${x}" cy="${y + 0.8}" r="4.600" fill="#0d1f4d"/><circle cx="${x}" cy="${y}" r="4" fill="${STEEL}"/><path d="M${x - 2.2} ${y + 1.6}l4.400 -3.200" stroke="#5b7cae" stroke-width="1.400"/>`,
        ),
      )
      .join(""),
  },
  // A golden edge: this is the way out.
  room25: {
    under: `<path d="M9 5.500h102q3.500 0 3.500 3.500v102q0 3.500-3.500 3.500h-102q-3.500 0-3.500-3.500v-102q0-3.500 3.500-3.500z" fill="none" stroke="${GOLD}" stroke-width="4.600"/>`,
    panel: PANEL,
    over: "",
  },
};

export function plate(sheet: Sheet): Cutout {
  const colour: RoomColour = sheet === "central" || sheet === "room25" ? "blue" : sheet;
  const { main, light, dark, panel } = ROOM_TONES[colour];
  const trim = TRIMMINGS[sheet];
  return square(
    `${slab(`<path d="${OUTLINE}" fill="${dark}"/>`)}<path d="${INNER}" fill="${main}"/><path d="M11 7.200h98" stroke="${light}" stroke-width="2" stroke-linecap="round" opacity=".75"/>${trim.under}
${slab(`<path d="${trim.panel}" fill="${panel}"/>`)}${trim.over}`,
  );
}

/** The slip on which lies what only you have seen. */
export function card(colour: RoomColour): Cutout {
  const { panel, main } = ROOM_TONES[colour];
  return {
    width: 100,
    height: 108,
    markup: slab(
      `<path d="M-32 -44h63q8 0 8 8v71q0 9-9 9h-61q-8 0-8-8v-72q0-8 7-8z" fill="${panel}"/><path d="M-32 -44h63q8 0 8 8v3h-78v-3q0-8 7-8z" fill="${main}"/>`,
    ),
  };
}

/** Under a room that is lifted. */
export function liftShade(): Cutout {
  return {
    width: 200,
    height: 200,
    markup: `<rect x="-62" y="-62" width="124" height="124" rx="16" fill="#01040a" opacity=".75" filter="url(#far)"/>`,
  };
}
