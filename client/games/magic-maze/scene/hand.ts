import { Container, Sprite } from "pixi.js";
import type { Colour } from "../../../../shared/games/magic-maze/heroes.ts";
import type { Atlas } from "../../../scene/atlas.ts";
import { easeOut, type Motion } from "../../../scene/motion.ts";
import { heroPicture } from "./art.ts";
import type { Point } from "./geometry.ts";

/** How high a carried pawn is held over the floor, units. */
export const HELD = 22;

/** The pawn under the finger: a likeness; the pawn itself stays where the board has it. */
export class Hand {
  readonly layer = new Container();
  readonly #atlas: Atlas;
  readonly #motion: Motion;
  readonly #hasReducedMotion: boolean;
  #held: { colour: Colour; holder: Container } | undefined;

  constructor(atlas: Atlas, motion: Motion, hasReducedMotion: boolean) {
    this.#atlas = atlas;
    this.#motion = motion;
    this.#hasReducedMotion = hasReducedMotion;
  }

  get colour(): Colour | undefined {
    return this.#held?.colour;
  }

  get at(): Point | undefined {
    return this.#held?.holder.position;
  }

  lift(colour: Colour, at: Point): void {
    this.release();
    const holder = new Container({ x: at.x, y: at.y });
    holder.addChild(
      new Sprite({ texture: this.#atlas.picture("hero-shade"), anchor: 0.5, y: 16, alpha: 0.7 }),
      new Sprite({
        texture: this.#atlas.picture(heroPicture(colour)),
        anchor: { x: 0.5, y: 0.82 },
        y: 18 - HELD,
        scale: 1.08,
      }),
    );
    this.layer.addChild(holder);
    this.#held = { colour, holder };
    this.#motion.wake();
  }

  move(to: Point): void {
    this.#held?.holder.position.set(to.x, to.y);
    this.#motion.wake();
  }

  release(): void {
    this.#held?.holder.destroy({ children: true });
    this.#held = undefined;
    this.#motion.wake();
  }

  /** Dropped where nothing is lit: flies back home. */
  flyBack(home: Point, done: () => void): void {
    const held = this.#held;
    if (held === undefined) return;
    this.#held = undefined;
    const from = { x: held.holder.x, y: held.holder.y };
    this.#motion.tween(
      this.#hasReducedMotion ? 0 : 160,
      (t) => {
        if (!held.holder.destroyed)
          held.holder.position.set(from.x + (home.x - from.x) * t, from.y + (home.y - from.y) * t);
      },
      easeOut,
      () => {
        if (!held.holder.destroyed) held.holder.destroy({ children: true });
        done();
      },
    );
  }
}
