import { Container } from "pixi.js";
import { COLOURS } from "../../../../shared/games/last-friday/camp.ts";
import type { Atlas } from "../../../scene/atlas.ts";
import type { Point } from "../../../scene/shapes.ts";
import { BADGE } from "./art.ts";
import { empty, picture } from "./sprites.ts";

/** How far above its point the middle of a pawn is. */
export const RISE = 20;
/** The maniac stands behind his number, so that it can be read. */
const MANIAC_RISE = 42;

export interface PawnLook {
  readonly seatColour: number;
  readonly isActing: boolean;
  readonly isChosen: boolean;
}

/** Of a pawn that stands over something that may be chosen. */
const VEIL = 0.62;

/** A pawn on the map. Its place is its foot. */
export class Pawn {
  readonly view = new Container();
  readonly #body = new Container();
  #size = 1;
  #stretch = 1;
  #worn = "";

  constructor() {
    this.view.addChild(this.#body);
  }

  wearCamper(atlas: Atlas, camper: number, look: PawnLook): void {
    const worn = JSON.stringify(look);
    if (worn === this.#worn) return;
    this.#worn = worn;
    empty(this.#body);
    const colour = COLOURS[camper] ?? "red";
    this.#stretch = look.isActing ? 1.16 : 1;
    this.#body.addChild(picture(atlas, "shade", { x: 0, y: 8 }));
    if (look.isChosen) this.#body.addChild(picture(atlas, "chosen-ring", { x: 0, y: 6 }));
    if (look.isActing) this.#body.addChild(picture(atlas, "acting", { x: 0, y: 6 }));
    this.#body.addChild(picture(atlas, `camper-${colour}`, { x: 0, y: -RISE }));
    if (look.seatColour > 0) {
      const at = { x: 21, y: 0 };
      this.#body.addChild(
        picture(atlas, "seat-plate", at, 0.92),
        picture(atlas, `seat-${look.seatColour}`, at, 15 / BADGE),
      );
    }
    if (look.isChosen) this.#body.addChild(picture(atlas, "crown", { x: 0, y: -RISE - 40 }, 0.9));
    this.resize(this.#size);
  }

  wearManiac(atlas: Atlas): void {
    if (this.#worn === "maniac") return;
    this.#worn = "maniac";
    this.#body.addChild(
      picture(atlas, "blood-ring"),
      picture(atlas, "shade", { x: 0, y: -14 }),
      picture(atlas, "maniac", { x: 0, y: -MANIAC_RISE }),
    );
  }

  get place(): Point {
    return { x: this.view.x, y: this.view.y };
  }

  stand({ x, y }: Point): void {
    this.view.position.set(x, y);
    this.view.visible = true;
    this.view.alpha = 1;
    this.pose();
  }

  /** In the middle of a motion: off the ground, squashed, fallen. */
  pose({ hop = 0, squash = 0, lean = 0 }: { hop?: number; squash?: number; lean?: number } = {}): void {
    this.#body.position.y = -hop;
    this.#body.scale.set(1 + squash, 1 - squash);
    this.#body.rotation = lean;
  }

  set isVeiled(isVeiled: boolean) {
    this.#body.alpha = isVeiled ? VEIL : 1;
  }

  resize(size: number): void {
    this.#size = size;
    this.view.scale.set(size * this.#stretch);
  }
}
