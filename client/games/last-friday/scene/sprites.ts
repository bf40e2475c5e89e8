import { type Container, Sprite } from "pixi.js";
import type { Atlas } from "../../../scene/atlas.ts";
import type { Point } from "../../../scene/shapes.ts";

/** A picture of the sheet, about its middle. */
export function picture(atlas: Atlas, name: string, at: Point = { x: 0, y: 0 }, scale = 1): Sprite {
  const sprite = new Sprite(atlas.picture(name));
  sprite.anchor.set(0.5);
  sprite.position.set(at.x, at.y);
  sprite.scale.set(scale);
  return sprite;
}

export function empty(container: Container): void {
  for (const child of container.removeChildren()) child.destroy({ children: true });
}

/**
 * Small things grow in the world as the map shrinks, so that they can still be told apart, and shrink a little when one
 * looks closely, so that they do not cover what is beneath.
 * @param scale CSS pixels a unit
 */
export function sizeAt(scale: number, most: number): number {
  if (scale < 0.56) return Math.min(most, 0.56 / scale);
  return scale > 1 ? scale ** -0.45 : 1;
}
