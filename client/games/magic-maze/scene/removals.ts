import { Container, Sprite } from "pixi.js";
import type { Mall } from "../../../../shared/games/magic-maze/mall.ts";
import type { Atlas } from "../../../scene/atlas.ts";
import { includes, PLATE, type Point, plateRect } from "./geometry.ts";
import type { Removal } from "./types.ts";

/** Which mall tiles may go: lit and marked; the others lie in the dark. rules: Scenarios 11 */
export class Removals {
  readonly layer = new Container();
  readonly #atlas: Atlas;
  #mall: Mall | undefined;
  #name = "";

  constructor(atlas: Atlas) {
    this.#atlas = atlas;
  }

  update(mall: Mall, removal: Removal | undefined): void {
    this.#mall = removal && mall;
    const name = removal ? `${removal.lit}/${removal.focus}/${mall.tiles.map(({ row, col }) => `${row},${col}`)}` : "";
    if (name === this.#name) return;
    this.#name = name;
    for (const child of this.layer.removeChildren()) child.destroy();
    if (!removal) return;
    for (const tile of mall.tiles) {
      const { x, y } = plateRect(tile);
      const put = (picture: string) =>
        this.layer.addChild(
          new Sprite({
            texture: this.#atlas.picture(picture),
            anchor: 0.5,
            scale: 2,
            x: x + PLATE / 2,
            y: y + PLATE / 2,
          }),
        );
      put(removal.lit.includes(tile.id) ? "tile-goes" : "tile-stays");
      if (tile.id === removal.focus) put("tile-focus");
    }
  }

  /** The mall tile under a point of the world, while some have to go. */
  at(point: Point): string | undefined {
    return this.#mall?.tiles.find((tile) => includes(plateRect(tile), point))?.id;
  }
}
