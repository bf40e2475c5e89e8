import { Container, Sprite } from "pixi.js";
import type { Atlas } from "../../../scene/atlas.ts";
import { angleOf, arrowAt, isSameSlide, SLIDES, type Slide } from "./geometry.ts";
import type { RoomSceneModel } from "./types.ts";

/** Beside each end of a line that can move: an arrow, a key to press, or the Control token that lies there. */
export class Arrows {
  readonly view = new Container();
  readonly #atlas: Atlas;
  #shown = "";

  constructor(atlas: Atlas) {
    this.#atlas = atlas;
  }

  show({ board, lit, focus }: Pick<RoomSceneModel, "board" | "lit" | "focus">): void {
    const focused = focus && "line" in focus ? focus : undefined;
    const shown = JSON.stringify([[...board.lines], lit.slides, focused]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    for (const child of this.view.removeChildren()) child.destroy({ children: true });
    for (const slide of SLIDES) {
      const token = board.lines[slide.line] ?? 0;
      const isLit = lit.slides.some((other) => isSameSlide(other, slide));
      const end = new Container();
      end.position.copyFrom(arrowAt(slide));
      end.rotation = angleOf(slide);
      if (isLit && token === slide.direction) this.#put("handle", end, 1, slide).alpha = 1;
      if (focused && isSameSlide(focused, slide)) this.#put("focus-arrow", end, 0.82, slide);
      if (token === slide.direction) this.#put("control-token", end, isLit ? 0.66 : 0.94, slide);
      else if (isLit) this.#put("handle", end, 0.9, slide);
      else this.#put(token === -slide.direction ? "arrow-off" : "arrow", end, 1, slide);
      this.view.addChild(end);
    }
  }

  #put(picture: string, end: Container, scale: number, slide: Slide): Sprite {
    const sprite = new Sprite(this.#atlas.picture(picture));
    sprite.anchor.set(0.5);
    sprite.scale.set(scale);
    // The lamp hangs above: what is turned is lit from there all the same, where it can be.
    if (picture === "handle" && slide.direction === -1) sprite.scale.y = -scale;
    end.addChild(sprite);
    return sprite;
  }
}
