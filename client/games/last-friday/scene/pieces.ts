import { Container } from "pixi.js";
import type { TokenKind } from "../../../../shared/games/last-friday/board.ts";
import type { Atlas } from "../../../scene/atlas.ts";
import { easeIn, easeOut, easePaper, type Motion } from "../../../scene/motion.ts";
import { frontPicture, TOKEN } from "./art.ts";
import { SECRET_ALPHA } from "./palette.ts";
import { pointPlace } from "./plan.ts";
import { empty, picture } from "./sprites.ts";

const DROP = 420;
const GO = 260;
const FLIP = 380;
const FADE = 120;

/** A token as it lies on its point. */
export interface PieceLook {
  readonly point: number;
  readonly kind: TokenKind;
  readonly front: string;
  /** What this seat alone knows to be on the other side. */
  readonly secret: string;
}

/** Something that lies on a point: clue, key, corpse, trap, lantern. */
export class Piece {
  readonly view = new Container();
  readonly #atlas: Atlas;
  readonly #turning = new Container();
  #size = 1;
  #worn = "";

  constructor(atlas: Atlas) {
    this.#atlas = atlas;
    this.view.addChild(this.#turning);
  }

  wear(look: PieceLook): void {
    const { x, y } = pointPlace(look.point);
    this.view.position.set(x, y);
    const worn = JSON.stringify(look);
    if (worn === this.#worn) return;
    this.#worn = worn;
    empty(this.#turning);
    const front = picture(this.#atlas, pictureOf(look));
    // A key alone would be lost on a dark way.
    if (look.kind === "key") {
      front.scale.set(0.68);
      this.#turning.addChild(picture(this.#atlas, "key-plate"));
    }
    this.#turning.addChild(front);
    if (look.secret === "") return;
    const slip = new Container();
    slip.position.set(17, -17);
    slip.rotation = 0.14;
    slip.alpha = SECRET_ALPHA;
    slip.addChild(
      picture(this.#atlas, "slip"),
      picture(this.#atlas, frontPicture(look.secret), { x: 0, y: 0 }, 25 / TOKEN),
      picture(this.#atlas, "eye", { x: 12, y: 11 }, 0.7),
    );
    this.#turning.addChild(slip);
  }

  resize(size: number): void {
    this.#size = size;
    this.view.scale.set(size);
  }

  async arrive(motion: Motion, hasReducedMotion: boolean): Promise<void> {
    if (hasReducedMotion) return this.#fadeIn(motion);
    await motion.play(
      DROP,
      (t) => {
        this.#turning.position.y = -46 * (1 - t);
        this.view.alpha = Math.min(1, t * 2.5);
        this.view.scale.set(this.#size * (1 + 0.35 * (1 - t)));
      },
      easePaper,
    );
    this.#turning.position.y = 0;
    this.view.alpha = 1;
    this.view.scale.set(this.#size);
  }

  async leave(motion: Motion): Promise<void> {
    await motion.play(
      GO,
      (t) => {
        this.view.alpha = 1 - t;
        this.view.scale.set(this.#size * (1 + 0.25 * t));
      },
      easeOut,
    );
  }

  async turn(look: PieceLook, motion: Motion, hasReducedMotion: boolean): Promise<void> {
    if (hasReducedMotion) {
      this.wear(look);
      return this.#fadeIn(motion);
    }
    const squeeze = (t: number) => this.#turning.scale.set(Math.max(0.02, t), 1);
    await motion.play(FLIP * 0.4, (t) => squeeze(1 - t), easeIn);
    this.wear(look);
    await motion.play(FLIP * 0.6, squeeze, easePaper);
    this.#turning.scale.set(1);
  }

  async #fadeIn(motion: Motion): Promise<void> {
    await motion.play(FADE, (t) => {
      this.view.alpha = t;
    });
  }
}

function pictureOf({ kind, front }: PieceLook): string {
  switch (kind) {
    case "corpse":
      return "corpse";
    case "trap":
      return "trap-set";
    case "lantern":
      return "lantern-set";
    case "meeting":
      return front === "" ? "meeting-back" : frontPicture(front);
    case "clue":
    case "key":
      return front === "" ? "clue-back" : frontPicture(front);
  }
}
