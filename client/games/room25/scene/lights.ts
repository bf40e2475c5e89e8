import { Container, Sprite } from "pixi.js";
import type { Atlas } from "../../../scene/atlas.ts";
import { centreOf } from "./geometry.ts";
import type { RoomSceneModel } from "./types.ts";

/** The frames of light about rooms that may be chosen, and the keyboard's frame. They belong to places, not rooms. */
export class Lights {
  readonly below = new Container();
  readonly above = new Container();
  readonly #atlas: Atlas;
  #shown = "";

  constructor(atlas: Atlas) {
    this.#atlas = atlas;
  }

  show({ lit, focus }: Pick<RoomSceneModel, "lit" | "focus">): void {
    const focused = focus && "cell" in focus ? focus.cell : undefined;
    const shown = JSON.stringify([lit.cells, focused]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    for (const layer of [this.below, this.above]) {
      for (const child of layer.removeChildren()) child.destroy();
    }
    for (const cell of lit.cells) {
      this.#put("lit-glow", cell, this.below);
      this.#put("lit-ring", cell, this.above);
    }
    if (focused !== undefined) this.#put("focus-room", focused, this.above);
  }

  set isVisible(isVisible: boolean) {
    this.below.visible = isVisible;
    this.above.visible = isVisible;
  }

  #put(picture: string, cell: number, layer: Container): void {
    const sprite = new Sprite(this.#atlas.picture(picture));
    sprite.anchor.set(0.5);
    sprite.position.copyFrom(centreOf(cell));
    layer.addChild(sprite);
  }
}
