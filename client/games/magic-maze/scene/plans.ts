import { Container, Sprite } from "pixi.js";
import type { Atlas } from "../../../scene/atlas.ts";
import { centreOf, distance, type Point } from "./geometry.ts";
import { SEATS } from "./palette.ts";
import type { Stroke } from "./types.ts";

/** As long as the picture of an arrow's shaft. */
const SHAFT = 60;

/** Plans drawn on the mall: each stroke in its seat's colour, with the seat's shape where it begins. */
export class Plans {
  readonly layer = new Container();
  readonly #atlas: Atlas;
  readonly #strokes = new Container();
  readonly #draft = new Container();

  constructor(atlas: Atlas) {
    this.#atlas = atlas;
    this.layer.addChild(this.#strokes, this.#draft);
  }

  update(plan: readonly Stroke[]): void {
    wipe(this.#strokes);
    for (const stroke of plan) {
      const to = { row: stroke.toRow, col: stroke.toCol };
      this.#draw(this.#strokes, stroke.colour, centreOf(stroke), centreOf(to));
    }
  }

  /** The stroke that is being drawn. */
  draft(colour: number, from: Point, to: Point): void {
    wipe(this.#draft);
    this.#draw(this.#draft, colour, from, to);
  }

  endDraft(): void {
    wipe(this.#draft);
  }

  #draw(layer: Container, colour: number, from: Point, to: Point): void {
    const tint = SEATS[colour - 1] ?? "#ffffff";
    const put = (name: string, at: Point, more: { rotation?: number; tint?: string }) =>
      layer.addChild(new Sprite({ texture: this.#atlas.picture(name), anchor: 0.5, x: at.x, y: at.y, ...more }));
    const length = distance(from, to);
    if (length < 1) {
      put("plan-ring", from, { tint });
      put(`seat-${colour}`, { x: from.x + 22, y: from.y - 22 }, {});
      return;
    }
    const rotation = Math.atan2(to.y - from.y, to.x - from.x);
    const shaft = put("plan-shaft", { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, { rotation, tint });
    shaft.scale.x = Math.max(0.1, (length - 18) / SHAFT);
    put("plan-head", to, { rotation, tint });
    put(`seat-${colour}`, from, {});
  }
}

function wipe(layer: Container): void {
  for (const child of layer.removeChildren()) child.destroy();
}
