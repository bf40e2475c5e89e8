import { Container, Sprite } from "pixi.js";
import type { Colour } from "../../../../shared/games/magic-maze/heroes.ts";
import type { Atlas } from "../../../scene/atlas.ts";
import { distance, onBow, type Point } from "./geometry.ts";

const BETWEEN_BEADS = 9.5;

/** Dotted bows from one place to others, as beads: eyes need a line to follow. */
export class Threads {
  readonly layer = new Container();
  readonly #atlas: Atlas;

  constructor(atlas: Atlas) {
    this.#atlas = atlas;
  }

  /** Strings the beads anew; those that are there are used again. */
  draw(colour: Colour, from: Point, goals: readonly Point[]): void {
    let used = 0;
    for (const goal of goals) {
      const count = Math.ceil((distance(from, goal) * 1.06) / BETWEEN_BEADS);
      for (let at = 1; at < count; at++) {
        const [here, next] = [onBow(from, goal, at / count), onBow(from, goal, (at + 1) / count)];
        const bead = this.#bead(used++);
        bead.texture = this.#atlas.picture(`bead-${colour}`);
        bead.position.set(here.x, here.y);
        bead.rotation = Math.atan2(next.y - here.y, next.x - here.x);
        bead.visible = true;
      }
    }
    for (const bead of this.layer.children.slice(used)) bead.visible = false;
  }

  #bead(index: number): Sprite {
    const known = this.layer.children[index];
    if (known instanceof Sprite) return known;
    return this.layer.addChild(new Sprite({ anchor: 0.5 }));
  }
}
