import { Container, Graphics } from "pixi.js";
import { COLOURS } from "../../../../shared/games/last-friday/camp.ts";
import type { Sketch } from "../../../../shared/games/last-friday/sketches.ts";
import type { Atlas } from "../../../scene/atlas.ts";
import type { Point } from "../../../scene/shapes.ts";
import { BADGE } from "./art.ts";
import { drawHead, drawRoute } from "./lines.ts";
import { CAMPER_TONES, CREAM, NIGHT } from "./palette.ts";
import { idOf, placeOf, spotOf } from "./plan.ts";
import { courseOf } from "./routes.ts";
import { empty, picture } from "./sprites.ts";

const RADIUS = 27;
const WIDTH = 4.5;
/** An arrow ends at the edge of its circle. */
const HEAD_GAP = 19;

/** The campers' planning layer: pins, rings, crosses and arrows in the campers' colours, each with its patch. */
export class Sketches {
  readonly view = new Container();
  /** Arrows run under the numbers. */
  readonly below = new Container();
  readonly #atlas: Atlas;
  readonly #drawn = new Container();
  readonly #pulled = new Graphics();
  #sketches: readonly Sketch[] = [];
  #size = 1;
  #shown = "";

  constructor(atlas: Atlas) {
    this.#atlas = atlas;
    this.view.addChild(this.#drawn, this.#pulled);
  }

  show(sketches: readonly Sketch[]): void {
    this.#sketches = sketches;
    this.#draw();
  }

  resize(size: number): void {
    this.#size = size;
    this.#draw();
  }

  /** The arrow that the hand is drawing. */
  pull(from: Point | undefined, to: Point): void {
    this.#pulled.clear();
    if (from === undefined) return;
    const pen = { width: WIDTH * this.#size, colour: CREAM, edge: NIGHT };
    const route = { places: [from, to], isOnPaths: true };
    drawRoute(this.#pulled, route, pen);
    drawHead(this.#pulled, courseOf(route.places), pen, 0);
  }

  #draw(): void {
    const shown = JSON.stringify([this.#sketches, this.#size]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    empty(this.#drawn);
    empty(this.below);
    for (const sketch of this.#sketches) {
      const layer = sketch.shape === "arrow" ? this.below : this.#drawn;
      layer.addChild(this.#one(sketch));
    }
  }

  #one({ shape, colour, nodes }: Sketch): Container {
    const view = new Container();
    const drawn = new Graphics();
    const places = nodes.map((id) => placeOf(idOf(spotOf(id))));
    const [first = { x: 0, y: 0 }] = places;
    const tone = CAMPER_TONES[colour] ?? CREAM;
    const size = this.#size;
    view.addChild(drawn);
    const patch = (x: number, y: number, scale = 0.62) => {
      drawn.circle(x, y, BADGE * scale * size * 0.72).fill(NIGHT);
      view.addChild(picture(this.#atlas, `camp-symbol-${COLOURS[colour] ?? "red"}`, { x, y }, scale * size));
    };
    const stroke = (trace: () => void) => {
      trace();
      drawn.stroke({ width: WIDTH * size * 2, color: NIGHT, alpha: 0.8, cap: "round" });
      trace();
      drawn.stroke({ width: WIDTH * size, color: tone, cap: "round" });
    };
    const r = RADIUS * size;
    switch (shape) {
      case "ring":
        stroke(() => drawn.circle(first.x, first.y, r));
        patch(first.x + r * 0.72, first.y - r * 0.72);
        break;
      case "cross":
        stroke(() =>
          drawn
            .moveTo(first.x - r * 0.8, first.y - r * 0.8)
            .lineTo(first.x + r * 0.8, first.y + r * 0.8)
            .moveTo(first.x + r * 0.8, first.y - r * 0.8)
            .lineTo(first.x - r * 0.8, first.y + r * 0.8),
        );
        patch(first.x + r * 0.9, first.y - r * 0.9);
        break;
      case "pin": {
        // Its tip is at the upper edge of a circle, so that the number can be read.
        const tip = first.y - 15;
        const head = tip - r * 1.75;
        drawn
          .moveTo(first.x, tip)
          .quadraticCurveTo(first.x - r * 0.9, tip - r * 1.1, first.x - r * 0.72, head)
          .arc(first.x, head, r * 0.72, Math.PI, 0)
          .quadraticCurveTo(first.x + r * 0.9, tip - r * 1.1, first.x, tip)
          .fill(tone)
          .stroke({ width: 2.5 * size, color: NIGHT });
        patch(first.x, head, 0.78);
        break;
      }
      case "arrow": {
        const pen = { width: WIDTH * 1.2 * size, colour: tone, edge: NIGHT };
        const course = courseOf(places);
        drawRoute(drawn, { places, isOnPaths: true }, pen);
        drawHead(drawn, course, pen, HEAD_GAP);
        const middle = course.at(0.5);
        patch(middle.x, middle.y);
        break;
      }
    }
    return view;
  }
}
