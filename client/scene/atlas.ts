import { ImageSource, Rectangle, Texture } from "pixi.js";
import { paint } from "./paper.ts";

/** How many units wide the sheet is on which the pictures are arranged. */
const SHEET_WIDTH = 960;

/** A picture of the sheet that all small things of a board are cut from, drawn about its middle. */
export interface Cutout {
  readonly width: number;
  readonly height: number;
  readonly markup: string;
}

/** A sheet of pictures in one texture: filters are baked in and cost nothing a frame. */
export interface Atlas {
  picture(name: string): Texture;
  /** Paints the sheet anew, at `detail` pixels a unit; the textures stay the same objects. */
  repaint(detail: number): Promise<void>;
  destroy(): void;
}

/** @param finish what is done to the painted sheet, such as laying grain over it */
export async function paintAtlas(
  cutouts: ReadonlyMap<string, Cutout>,
  detail: number,
  defs = "",
  finish: (sheet: HTMLCanvasElement) => void = () => {},
): Promise<Atlas> {
  const { places, height, markup } = arrange(cutouts);
  const paintSheet = async (at: number) => {
    const sheet = await paint(markup, { x: 0, y: 0, width: SHEET_WIDTH, height }, at, defs);
    finish(sheet);
    return sheet;
  };
  const source = new ImageSource({
    resource: await paintSheet(detail),
    resolution: detail,
    alphaMode: "premultiply-alpha-on-upload",
  });
  const textures = new Map([...places].map(([name, frame]) => [name, new Texture({ source, frame })]));
  return {
    picture(name) {
      const texture = textures.get(name);
      if (texture === undefined) throw new Error(`there is no cutout "${name}"`);
      return texture;
    },
    async repaint(sharper) {
      const sheet = await paintSheet(sharper);
      if (source.destroyed) return;
      source.resource = sheet;
      source.resize(sheet.width / sharper, sheet.height / sharper, sharper);
      source.update();
    },
    destroy() {
      for (const texture of textures.values()) texture.destroy();
      source.destroy();
    },
  };
}

/** Shelves, tallest pictures first. */
function arrange(pictures: ReadonlyMap<string, Cutout>) {
  const places = new Map<string, Rectangle>();
  const markup: string[] = [];
  let [x, y, shelf] = [0, 0, 0];
  for (const [name, cutout] of [...pictures].sort(([, a], [, b]) => b.height - a.height)) {
    if (x + cutout.width > SHEET_WIDTH) [x, y, shelf] = [0, y + shelf, 0];
    places.set(name, new Rectangle(x, y, cutout.width, cutout.height));
    markup.push(`<g transform="translate(${x + cutout.width / 2} ${y + cutout.height / 2})">${cutout.markup}</g>`);
    x += cutout.width;
    shelf = Math.max(shelf, cutout.height);
  }
  return { places, height: y + shelf, markup: markup.join("") };
}
