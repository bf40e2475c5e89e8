import { Container, type Renderer, RenderTexture, Sprite } from "pixi.js";
import type { Atlas } from "../../../scene/atlas.ts";
import type { Point } from "../../../scene/shapes.ts";
import { MIST_SHRINK } from "./drawings/soft.ts";
import { WORLD } from "./plan.ts";

/** A place from which light falls: `reach` units far, at full strength 1. */
export interface Light extends Point {
  readonly reach: number;
  readonly strength: number;
}

/** Mist is soft: a quarter of a pixel a unit is all it needs. */
const DETAIL = 0.25;
/** The radius of the hole's picture. */
const HOLE = 128;
/** How far towards the edge of its hole a light reaches numbers. */
const CLEAR = 0.8;

/** Mist over the camp, with holes round whoever carries light. It is mood: nothing that the rules make public is under it. */
export class Fog {
  readonly view: Sprite;
  readonly #renderer: Renderer;
  readonly #texture: RenderTexture;
  readonly #canvas = new Container();
  readonly #holes = new Container();
  readonly #hole: Atlas;
  #lights: readonly Light[] = [];

  constructor(renderer: Renderer, soft: Atlas) {
    this.#renderer = renderer;
    this.#hole = soft;
    this.#texture = RenderTexture.create({ width: WORLD.width, height: WORLD.height, resolution: DETAIL });
    this.view = new Sprite(this.#texture);
    const mist = new Sprite(soft.picture("mist"));
    mist.scale.set(MIST_SHRINK);
    this.#canvas.addChild(mist, this.#holes);
  }

  /** @returns whether anything changed */
  shine(lights: readonly Light[]): boolean {
    if (JSON.stringify(lights) === JSON.stringify(this.#lights)) return false;
    this.#lights = lights;
    this.redraw();
    return true;
  }

  redraw(): void {
    while (this.#holes.children.length < this.#lights.length) {
      const sprite = new Sprite(this.#hole.picture("hole"));
      sprite.anchor.set(0.5);
      sprite.blendMode = "erase";
      this.#holes.addChild(sprite);
    }
    for (const [at, hole] of this.#holes.children.entries()) {
      const light = this.#lights[at];
      hole.visible = light !== undefined;
      if (light === undefined) continue;
      hole.position.set(light.x, light.y);
      hole.scale.set(light.reach / HOLE);
      hole.alpha = light.strength;
    }
    this.#renderer.render({ container: this.#canvas, target: this.#texture, clear: true });
  }

  isClear(place: Point): boolean {
    return this.#lights.some(({ x, y, reach, strength }) => {
      return strength > 0.5 && Math.hypot(place.x - x, place.y - y) < reach * CLEAR;
    });
  }

  destroy(): void {
    this.#canvas.destroy({ children: true });
    this.#texture.destroy(true);
  }
}
