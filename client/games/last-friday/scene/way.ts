import { Graphics } from "pixi.js";
import type { CabinSides } from "../../../../shared/games/last-friday/cabins.ts";
import { drawHead, drawRoute } from "./lines.ts";
import { CREAM, NIGHT } from "./palette.ts";
import { idOf } from "./plan.ts";
import { courseOf, wayRoute } from "./routes.ts";
import type { Spot } from "./types.ts";

/** The way that is being chosen. */
export class WayLine {
  readonly view = new Graphics();
  #way: readonly Spot[] = [];
  #cabins: CabinSides = [];
  #size = 1;
  #shown = "";

  show(way: readonly Spot[], cabins: CabinSides): void {
    this.#way = way;
    this.#cabins = cabins;
    this.#draw();
  }

  resize(size: number): void {
    this.#size = size;
    this.#draw();
  }

  #draw(): void {
    const shown = JSON.stringify([this.#way, [...this.#cabins], this.#size]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.view.clear();
    const pen = { width: 6 * this.#size, colour: CREAM, edge: NIGHT };
    const ids = this.#way.map(idOf);
    const routes = ids.slice(1).map((id, at) => wayRoute(this.#cabins, ids[at] ?? id, id));
    for (const route of routes) drawRoute(this.view, route, pen);
    const last = routes.at(-1);
    if (last) drawHead(this.view, courseOf(last.places), pen, 21 * this.#size);
  }
}
