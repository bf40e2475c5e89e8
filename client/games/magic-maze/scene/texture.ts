import { ImageSource, Texture } from "pixi.js";
import { addGrain } from "../../../scene/grain.ts";
import { paint } from "../../../scene/paper.ts";
import type { Rect } from "../../../scene/shapes.ts";
import { MAZE_DEFS } from "./defs.ts";

const GRAIN = 0.16;

/** One picture in a texture of its own, of paper whose fibre is seen. */
export async function paintTexture(markup: string, box: Rect, detail: number): Promise<Texture> {
  const resource = await paintSheet(markup, box, detail);
  return new Texture({
    source: new ImageSource({ resource, resolution: detail, alphaMode: "premultiply-alpha-on-upload" }),
  });
}

/** The same at another size; whoever shows the texture need not know. */
export async function repaintTexture(texture: Texture, markup: string, box: Rect, detail: number): Promise<void> {
  const sheet = await paintSheet(markup, box, detail);
  if (texture.destroyed) return;
  const { source } = texture;
  source.resource = sheet;
  source.resize(sheet.width / detail, sheet.height / detail, detail);
  source.update();
}

async function paintSheet(markup: string, box: Rect, detail: number): Promise<HTMLCanvasElement> {
  const sheet = await paint(markup, box, detail, MAZE_DEFS);
  addGrain(sheet, GRAIN);
  return sheet;
}
