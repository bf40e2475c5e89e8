import { SIZE } from "../../../../../shared/games/room25/geometry.ts";
import type { Cutout } from "../../../../scene/atlas.ts";
import { MARGIN, PITCH, RIM, ROOM, WORLD } from "../geometry.ts";
import { EXIT, FRAME, FRAME_HIGH, NIGHT, RAIL, WELL } from "../palette.ts";

const LINES = [...Array(SIZE).keys()];
const middle = (index: number) => MARGIN + ROOM / 2 + index * PITCH;

/** The machine that holds the rooms: its edge, the rails on which they run, and the four corners that lead out. */
export function frame(): Cutout {
  const at = MARGIN - RIM;
  const side = WORLD - 2 * at;
  const inner = MARGIN - 5;
  const rails = LINES.flatMap((index) =>
    [-26, 26].flatMap((off) => {
      const y = middle(index) + off;
      return [`M${inner} ${y}H${WORLD - inner}`, `M${y} ${inner}V${WORLD - inner}`];
    }),
  );
  return {
    width: WORLD,
    height: WORLD,
    markup: `<g transform="translate(${-WORLD / 2} ${-WORLD / 2})">
<g filter="url(#slab)"><rect x="${at}" y="${at}" width="${side}" height="${side}" rx="20" fill="${FRAME}"/></g><path d="M${at + 18} ${at + 1.2}H${WORLD - at - 18}" stroke="${FRAME_HIGH}" stroke-width="2" stroke-linecap="round"/>
<g filter="url(#well)"><rect x="${inner}" y="${inner}" width="${WORLD - 2 * inner}" height="${WORLD - 2 * inner}" rx="13" fill="${WELL}"/></g>
<path d="${rails.join("")}" stroke="${NIGHT}" stroke-width="6" opacity=".7"/><path d="${rails.join("")}" stroke="${RAIL}" stroke-width="3"/>
<path d="${exits()}" fill="none" stroke="${EXIT}" stroke-width="4.200" stroke-linecap="round" stroke-dasharray=".1 10.500"/></g>`,
  };
}

/** Dots beside the twelve rooms that a line pushes over the edge. */
function exits(): string {
  const near = MARGIN - 11.5;
  const far = WORLD - near;
  const long = 2 * PITCH + 6;
  return `M${near} ${near + long}V${near + 14}q0-14 14-14H${near + long}M${far - long} ${near}H${far - 14}q14 0 14 14V${near + long}M${far} ${far - long}V${far - 14}q0 14-14 14H${far - long}M${near + long} ${far}H${near + 14}q-14 0-14-14V${far - long}`;
}
