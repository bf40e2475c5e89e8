import { SHAPES } from "../../../../shared/games/room25/characters.ts";
import { ROOM_COLOURS } from "../../../../shared/games/room25/kinds.ts";
import type { Cutout } from "../../../scene/atlas.ts";
import { ART_SIZES, drawing } from "./art.ts";
import { arrow, arrowOff, focusOn, halo, handle, litGlow, litRing, roomFocus } from "./drawings/lights.ts";
import { blankFigure, claim, disc, eye, identity, note, thread } from "./drawings/marks.ts";
import { back, card, liftShade, plate, SHEETS } from "./drawings/plates.ts";
import { flash, swirl } from "./drawings/shocks.ts";

function fromFile(name: string, side: number): Cutout {
  const scale = side / 64;
  const inner = `<g transform="translate(${-side / 2} ${-side / 2}) scale(${scale})">${drawing(name)}</g>`;
  const isStanding = name.startsWith("char-") || name === "control-token";
  return { width: side + 14, height: side + 14, markup: isStanding ? `<g filter="url(#stand)">${inner}</g>` : inner };
}

/** All that is cut from the one sheet, by name. */
export function cutouts(): ReadonlyMap<string, Cutout> {
  return new Map<string, Cutout>([
    ...[...ART_SIZES].map(([name, side]): [string, Cutout] => [name, fromFile(name, side)]),
    ["back", back()],
    ...SHEETS.map((sheet): [string, Cutout] => [`plate-${sheet}`, plate(sheet)]),
    ...ROOM_COLOURS.flatMap((colour): [string, Cutout][] => [
      [`card-${colour}`, card(colour)],
      [`claim-${colour}`, claim(colour)],
    ]),
    ...SHAPES.flatMap((shape): [string, Cutout][] => [
      [`halo-acting-${shape}`, halo(shape, "acting")],
      [`halo-lit-${shape}`, halo(shape, "lit")],
      [`halo-focus-${shape}`, halo(shape, "focus")],
    ]),
    ["lift-shade", liftShade()],
    ["figure-blank", blankFigure()],
    ["identity-guard", identity("guard")],
    ["identity-prisoner", identity("prisoner")],
    ["disc", disc()],
    ["eye", eye()],
    ["note", note()],
    ["thread", thread()],
    ["arrow", arrow()],
    ["arrow-off", arrowOff()],
    ["handle", handle()],
    ["focus-arrow", focusOn(26)],
    ["lit-ring", litRing()],
    ["lit-glow", litGlow()],
    ["focus-room", roomFocus()],
    ["flash", flash()],
    ["swirl", swirl()],
  ]);
}
