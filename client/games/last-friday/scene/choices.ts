import { Container } from "pixi.js";
import type { Atlas } from "../../../scene/atlas.ts";
import type { Numbers } from "./numbers.ts";
import { INK, numeric } from "./palette.ts";
import { idOf, placeOf } from "./plan.ts";
import { empty, picture } from "./sprites.ts";
import type { CampSceneModel, Spot } from "./types.ts";

/** Nodes that may be chosen: the brightest things on the map. And the keyboard's ring. */
export class Choices {
  readonly below = new Container();
  readonly above = new Container();
  /** Rings over the pawns that would hide what may be chosen. */
  readonly over = new Container();
  readonly focus = new Container();
  readonly #atlas: Atlas;
  readonly #numbers: Numbers;
  #size = 1;
  #shown = "";
  #covered = "";

  constructor(atlas: Atlas, numbers: Numbers) {
    this.#atlas = atlas;
    this.#numbers = numbers;
  }

  /** @param taken points on which something lies: light goes round it */
  show({ lit, focus }: Pick<CampSceneModel, "lit" | "focus">, taken: readonly number[]): void {
    const shown = JSON.stringify([lit, focus, taken]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    for (const layer of [this.below, this.above, this.focus]) empty(layer);
    for (const spot of lit) {
      const place = placeOf(idOf(spot));
      this.below.addChild(picture(this.#atlas, "lit-glow", place));
      if ("point" in spot) {
        this.above.addChild(picture(this.#atlas, taken.includes(spot.point) ? "lit-ring" : "lit-point", place));
        continue;
      }
      const circle = new Container();
      const number = this.#numbers.sprite(spot.circle);
      number.tint = numeric(INK);
      circle.addChild(picture(this.#atlas, "lit-circle"), number);
      circle.position.set(place.x, place.y);
      this.above.addChild(circle);
    }
    if (focus) this.focus.addChild(picture(this.#atlas, "focus", placeOf(idOf(focus))));
    this.resize(this.#size);
  }

  /** @param covered lit nodes that a pawn hides which stays whole */
  uncover(covered: readonly Spot[]): void {
    const ids = covered.map(idOf);
    if (ids.join() === this.#covered) return;
    this.#covered = ids.join();
    empty(this.over);
    for (const id of ids) this.over.addChild(picture(this.#atlas, "lit-ring", placeOf(id)));
    this.resize(this.#size);
  }

  resize(size: number): void {
    this.#size = size;
    for (const layer of [this.below, this.above, this.over, this.focus]) {
      for (const child of layer.children) child.scale.set(size);
    }
  }
}
