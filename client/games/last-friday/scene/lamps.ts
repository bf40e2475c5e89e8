import { Container, type Sprite } from "pixi.js";
import type { Atlas } from "../../../scene/atlas.ts";
import { easeOut, type Motion } from "../../../scene/motion.ts";
import type { Point } from "../../../scene/shapes.ts";
import { pointPlace } from "./plan.ts";
import { picture } from "./sprites.ts";

const GROW = 900;
const LANTERN = 1.25;
const CARRIED = 1.5;

/** Warm light on the ground: of lanterns that stand, and of the one whose turn it is. */
export class Lamps {
  readonly view = new Container();
  readonly #atlas: Atlas;
  readonly #motion: Motion;
  readonly #hasReducedMotion: boolean;
  readonly #carried: Sprite;
  readonly #standing = new Map<number, Sprite>();
  #isFirst = true;

  constructor(atlas: Atlas, motion: Motion, hasReducedMotion: boolean) {
    this.#atlas = atlas;
    this.#motion = motion;
    this.#hasReducedMotion = hasReducedMotion;
    this.#carried = picture(atlas, "lamp", { x: 0, y: 0 }, CARRIED);
    this.#carried.alpha = 0.6;
    this.#carried.visible = false;
    this.view.addChild(this.#carried);
  }

  /** @param points where lanterns stand */
  show(points: readonly number[]): void {
    for (const [point, sprite] of this.#standing) {
      if (points.includes(point)) continue;
      sprite.destroy();
      this.#standing.delete(point);
    }
    for (const point of points) {
      if (this.#standing.has(point)) continue;
      const sprite = picture(this.#atlas, "lamp", pointPlace(point), LANTERN);
      this.#standing.set(point, sprite);
      this.view.addChild(sprite);
      if (!this.#isFirst && !this.#hasReducedMotion) this.#grow(sprite);
    }
    this.#isFirst = false;
  }

  carry(place: Point | undefined): void {
    this.#carried.visible = place !== undefined;
    if (place) this.#carried.position.set(place.x, place.y);
  }

  #grow(sprite: Sprite): void {
    this.#motion.tween(
      GROW,
      (t) => {
        if (!sprite.destroyed) sprite.scale.set(LANTERN * (0.1 + 0.9 * t));
      },
      easeOut,
    );
  }
}
