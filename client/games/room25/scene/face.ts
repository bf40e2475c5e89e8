import { Container, Sprite, Text } from "pixi.js";
import type { RoomColour, RoomKind } from "../../../../shared/games/room25/kinds.ts";
import type { Atlas } from "../../../scene/atlas.ts";
import { GLYPH, roomPicture, SEAT } from "./art.ts";
import { sheetOf } from "./drawings/plates.ts";
import { fitName, NAME_FONT } from "./names.ts";
import { colourOf, INK, PALE_TINT, ROOM_TONES } from "./palette.ts";
import { glyphOver } from "./slots.ts";
import type { Lettering } from "./tile.ts";

/** All that lies on a room, but people. */
export interface FaceLook {
  readonly kind: RoomKind | "";
  /** Nobody had seen it when the game ended. */
  readonly isPale: boolean;
  readonly isClosed: boolean;
  /** What this seat alone has seen of it. */
  readonly seen: RoomKind | undefined;
  readonly note: string;
  readonly claims: readonly { readonly seatColour: number; readonly colour: RoomColour }[];
  /** Colours of the seats whose reminders lie here. */
  readonly reminders: readonly number[];
}

export interface Face {
  readonly view: Container;
  /** The picture of an open room. */
  readonly glyph: Sprite | undefined;
}

const NAME_WIDTH = 100;
/** A slip that has less height than this shows the room's picture only: its name could not be read. */
const NAMED = 80;
/** Where even that is too little, what lies below covers its lower edge. */
const SMALLEST_SLIP = 0.7;

/** @param look with how many people stand on it */
export function faceOf(
  look: FaceLook & { readonly crowd: number },
  atlas: Atlas,
  lettering: Lettering,
  nameOf: (kind: string) => string,
): Face {
  const view = new Container();
  const put = (picture: string, x: number, y: number, scale = 1, parent = view) => {
    const sprite = new Sprite(atlas.picture(picture));
    sprite.anchor.set(0.5);
    sprite.position.set(x, y);
    sprite.scale.set(scale);
    parent.addChild(sprite);
    return sprite;
  };
  if (look.kind !== "") {
    const glyph = openFace(look, look.kind);
    return { view, glyph };
  }
  put("back", 0, 0);
  marks();
  return { view, glyph: undefined };

  function openFace({ crowd, isPale, isClosed }: typeof look, kind: RoomKind): Sprite {
    const colour = colourOf(kind);
    put(`plate-${sheetOf(kind, colour)}`, 0, 0);
    const over = glyphOver(crowd);
    let glyph: Sprite;
    if (over) {
      glyph = put(roomPicture(kind), 0, over.y, over.size / GLYPH);
    } else {
      const [width, bottom] = kind === "central" ? [86, 46] : [NAME_WIDTH, 47];
      const name = lettered(nameOf(kind), width, 2, INK, 700);
      name.anchor.set(0.5, 1);
      name.position.set(0, bottom);
      const top = bottom - name.height;
      const size = Math.min(GLYPH, top + 47);
      glyph = put(roomPicture(kind), 0, (top - 47) / 2, size / GLYPH);
      view.addChild(name);
    }
    if (isClosed) put("do-not-cross", 30, -42).rotation = 0.32;
    if (isPale) view.tint = PALE_TINT;
    return glyph;
  }

  function lettered(text: string, width: number, lines: 1 | 2, fill: string, weight: 700 | 550): Text {
    const fitted = fitName(text, width, lettering.scale, lines, weight);
    const label = new Text({
      text: fitted.text,
      resolution: lettering.sharpness,
      style: {
        fontFamily: NAME_FONT,
        fontSize: fitted.size,
        fontWeight: String(weight) as "700",
        fill,
        align: "center",
        lineHeight: fitted.size * 1.06,
        padding: 2,
      },
    });
    label.scale.x = fitted.squeeze;
    return label;
  }

  /** From the bottom up: what is claimed, one's note, one's knowledge; reminders at the top. */
  function marks(): void {
    const isSmall = lettering.scale < 0.75;
    let floor = 52;
    if (look.claims.length > 0) floor -= claims(floor, isSmall ? 1.14 : 1) + 2;
    const noteFloor = floor;
    if (look.note) floor -= isSmall ? 26 : 20;
    if (look.seen) card(look.seen, floor);
    if (look.note) note(noteFloor, isSmall ? 1.25 : 1);
    const across = Math.min(38, 76 / Math.max(1, look.reminders.length - 1));
    for (const [at, seatColour] of look.reminders.entries()) {
      const x = 39 - at * across;
      put("disc", x, -38);
      put(`seat-${seatColour}`, x, -38, 21 / SEAT);
    }
  }

  function claims(floor: number, scale: number): number {
    const perRow = 3;
    const rows = Math.ceil(look.claims.length / perRow);
    const height = 36 * scale;
    for (const [at, { colour, seatColour }] of look.claims.entries()) {
      const row = Math.floor(at / perRow);
      const inRow = Math.min(perRow, look.claims.length - row * perRow);
      const across = Math.min(41 * scale, 74 / Math.max(1, inRow - 1));
      const x = ((at % perRow) - (inRow - 1) / 2) * across - 2;
      const y = floor - height / 2 - (rows - 1 - row) * (height - 4);
      put(`claim-${colour}`, x, y, scale);
      put("disc", x + 13 * scale, y + 11 * scale, 0.58 * scale);
      put(`seat-${seatColour}`, x + 13 * scale, y + 11 * scale, (13 / SEAT) * scale);
    }
    return rows * (height - 4);
  }

  function card(kind: RoomKind, floor: number): void {
    const colour = colourOf(kind);
    const slip = new Container();
    put(`card-${colour}`, 0, 0, 1, slip);
    const free = floor + 54;
    if (free < NAMED) {
      put(roomPicture(kind), 0, 4, 70 / GLYPH, slip);
    } else {
      const name = lettered(nameOf(kind), 72, 2, ROOM_TONES[colour].ink, 700);
      name.anchor.set(0.5, 1);
      name.position.set(0, 39);
      const top = 39 - name.height;
      const size = Math.min(56, top + 38);
      put(roomPicture(kind), 0, (top - 38) / 2, size / GLYPH, slip);
      slip.addChild(name);
    }
    put("eye", -38, -37, 0.95, slip).rotation = 0.09;
    slip.rotation = -0.09;
    const scale = Math.min(1, Math.max(SMALLEST_SLIP, free / 96));
    slip.scale.set(scale);
    slip.position.set(2, Math.max(floor - free / 2, 46 * scale - 54) + 1);
    view.addChild(slip);
  }

  function note(floor: number, scale: number): void {
    const y = floor - 9 * scale;
    put("note", 0, y, 1).scale.y = scale * 0.92;
    const label = lettered(look.note, 92, 1, INK, 550);
    label.anchor.set(0.5);
    label.position.set(3, y - 1);
    view.addChild(label);
  }
}
