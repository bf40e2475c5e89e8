import { Container } from "pixi.js";
import type { Atlas } from "../../../scene/atlas.ts";
import { easeOut, easePaper, type Motion } from "../../../scene/motion.ts";
import { MARK, PAWN } from "./art.ts";
import type { Numbers } from "./numbers.ts";
import { circlePlace } from "./plan.ts";
import { empty, picture } from "./sprites.ts";

const DROP = 520;
const RING = 700;
const FADE = 120;

/** Where the maniac was in a round, as everybody knows. */
export interface MarkLook {
  readonly circle: number;
  readonly round: number;
}

/** The trail that was shown last hangs to the right of its circle, where he was seen otherwise to the left. */
const SIDES = {
  trail: { picture: "clue-trail", x: 30, y: -27, scale: 1, badge: 17 },
  sighting: { picture: "maniac", x: -30, y: -29, scale: MARK / PAWN, badge: -17 },
} as const;

/** A mark of the maniac's on a circle, with the round it tells of. The number beneath stays to be read. */
export class Mark {
  readonly view = new Container();
  /** Under the numbers. */
  readonly below = new Container();
  readonly #atlas: Atlas;
  readonly #numbers: Numbers;
  readonly #kind: keyof typeof SIDES;
  readonly #token = new Container();
  #size = 1;
  #shown = "";

  constructor(atlas: Atlas, numbers: Numbers, kind: keyof typeof SIDES) {
    this.#atlas = atlas;
    this.#numbers = numbers;
    this.#kind = kind;
    this.view.addChild(this.#token);
  }

  show(look: MarkLook | undefined): void {
    const shown = look ? `${look.circle} ${look.round}` : "";
    if (shown === this.#shown) return;
    this.#shown = shown;
    empty(this.#token);
    empty(this.below);
    if (look === undefined) return;
    const { x, y } = circlePlace(look.circle);
    const side = SIDES[this.#kind];
    this.view.position.set(x, y);
    this.below.position.set(x, y);
    const number = this.#numbers.sprite(look.round);
    number.position.set(side.badge, -14);
    number.scale.set(0.78);
    this.#token.position.set(side.x, side.y);
    this.#token.addChild(
      picture(this.#atlas, side.picture, { x: 0, y: 0 }, side.scale),
      picture(this.#atlas, "badge", { x: side.badge, y: -14 }),
      number,
    );
    this.below.addChild(picture(this.#atlas, "wound"), picture(this.#atlas, "blood-ring"));
  }

  resize(size: number): void {
    this.#size = size;
    this.view.scale.set(size);
    this.below.scale.set(size);
  }

  /** The token drops, and a ring of blood runs out from under it. */
  async drop(look: MarkLook, motion: Motion, hasReducedMotion: boolean): Promise<void> {
    this.show(look);
    if (hasReducedMotion) {
      await motion.play(FADE, (t) => {
        this.view.alpha = this.below.alpha = t;
      });
      return;
    }
    const { y } = SIDES[this.#kind];
    const wave = picture(this.#atlas, "blood-ring");
    wave.visible = false;
    this.below.addChild(wave);
    await motion.play(
      DROP,
      (t) => {
        this.#token.position.y = y - 90 * (1 - t);
        this.#token.alpha = Math.min(1, t * 2);
        this.view.scale.set(this.#size);
      },
      easePaper,
    );
    this.#token.position.y = y;
    wave.visible = true;
    await motion.play(
      RING,
      (t) => {
        wave.scale.set(1 + 2.6 * t);
        wave.alpha = 1 - t;
      },
      easeOut,
    );
    wave.destroy();
  }
}
