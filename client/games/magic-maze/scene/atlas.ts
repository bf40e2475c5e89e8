import { ImageSource, Rectangle, Texture } from "pixi.js";
import { type Cutout, cutouts } from "./cutouts.ts";
import { addGrain, paint } from "./paper.ts";

/** How many units wide the sheet is on which the pictures are arranged. */
const SHEET_WIDTH = 720;

/** A sheet of pictures in one texture: filters are baked in and cost nothing a frame. */
export interface Atlas {
  picture(name: string): Texture;
  /** Paints the sheet anew, at `detail` pixels a unit; the textures stay the same objects. */
  repaint(detail: number): Promise<void>;
  destroy(): void;
}

export async function paintAtlas(detail: number): Promise<Atlas> {
  const { places, height, markup } = arrange(cutouts());
  const box = { x: 0, y: 0, width: SHEET_WIDTH, height };
  const source = sourceOf(await paint(markup, box, detail), detail);
  const textures = new Map([...places].map(([name, frame]) => [name, new Texture({ source, frame })]));
  return {
    picture(name) {
      const texture = textures.get(name);
      if (texture === undefined) throw new Error(`there is no cutout "${name}"`);
      return texture;
    },
    async repaint(sharper) {
      const canvas = await paint(markup, box, sharper);
      if (!source.destroyed) replace(source, canvas, sharper);
    },
    destroy() {
      for (const texture of textures.values()) texture.destroy();
      source.destroy();
    },
  };
}

/** One picture in a texture of its own. */
export async function paintTexture(
  markup: string,
  box: { x: number; y: number; width: number; height: number },
  detail: number,
): Promise<Texture> {
  const canvas = await paint(markup, box, detail);
  addGrain(canvas, 0.16);
  return new Texture({ source: sourceOf(canvas, detail) });
}

export async function repaintTexture(
  texture: Texture,
  markup: string,
  box: { x: number; y: number; width: number; height: number },
  detail: number,
): Promise<void> {
  const canvas = await paint(markup, box, detail);
  addGrain(canvas, 0.16);
  if (!texture.destroyed) replace(texture.source, canvas, detail);
}

function sourceOf(resource: HTMLCanvasElement, resolution: number): ImageSource {
  return new ImageSource({ resource, resolution, alphaMode: "premultiply-alpha-on-upload" });
}

function replace(source: Texture["source"], canvas: HTMLCanvasElement, resolution: number): void {
  source.resource = canvas;
  source.resize(canvas.width / resolution, canvas.height / resolution, resolution);
  source.update();
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
