import { Container, Sprite } from "pixi.js";
import type { RoomKind } from "../../../../shared/games/room25/kinds.ts";
import type { Atlas } from "../../../scene/atlas.ts";
import { easeIn, easeOut, easePaper, type Motion } from "../../../scene/motion.ts";
import type { Point } from "../../../scene/shapes.ts";
import { type Face, type FaceLook, faceOf } from "./face.ts";
import type { Figure } from "./figure.ts";
import { DIM_TINT, FULL_TINT } from "./palette.ts";
import { type Slot, slotsFor } from "./slots.ts";

const FLIP = 450;
const FADE = 120;

/** How the whole board is shown, where it matters to what lies on a room. */
export interface Lettering {
  /** At which the whole board is seen: names are set so that they can be read then. */
  readonly scale: number;
  /** Pixels a unit, for letters. */
  readonly sharpness: number;
}

/** A room with all that is on it and everybody inside. It keeps its key wherever it goes. */
export class RoomTile {
  readonly view = new Container();
  readonly #atlas: Atlas;
  readonly #motion: Motion;
  readonly #turning = new Container();
  readonly #figures = new Container();
  readonly #shade: Sprite;
  readonly #nameOf: (kind: string) => string;
  #lettering: Lettering;
  #face: Face | undefined;
  #worn = "";
  #wanted: FaceLook | undefined;
  #shown: RoomKind | "" | undefined;
  /** Who stands here or is on the way, by number. */
  #roster: Figure[] = [];

  constructor(atlas: Atlas, motion: Motion, lettering: Lettering, nameOf: (kind: string) => string) {
    this.#atlas = atlas;
    this.#motion = motion;
    this.#lettering = lettering;
    this.#nameOf = nameOf;
    this.#shade = new Sprite(atlas.picture("lift-shade"));
    this.#shade.anchor.set(0.5);
    this.view.addChild(this.#shade, this.#turning, this.#figures);
    this.lift(0);
  }

  /** What is to be seen of the room now; empty while its back is. */
  get kind(): RoomKind | "" {
    return this.#shown ?? "";
  }

  get figures(): readonly Figure[] {
    return this.#roster.filter((figure) => figure.view.parent === this.#figures);
  }

  set isDimmed(isDimmed: boolean) {
    this.#turning.tint = isDimmed ? DIM_TINT : FULL_TINT;
  }

  /** Takes on everything at once but another kind: that shows when it is turned over. */
  wear(look: FaceLook): void {
    this.#wanted = look;
    if (this.#shown === undefined || this.#shown === look.kind) this.#draw();
  }

  setLettering(lettering: Lettering): void {
    this.#lettering = lettering;
    this.#worn = "";
    this.#draw();
  }

  /** Another room comes to light, or this one for the first time. */
  async turnOver(hasReducedMotion: boolean): Promise<void> {
    if (hasReducedMotion) {
      this.#draw(true);
      await this.#motion.play(FADE, (t) => {
        this.#turning.alpha = t;
      });
      return;
    }
    await this.#motion.play(
      FLIP * 0.42,
      (t) => {
        this.#turning.scale.x = Math.max(0.02, 1 - t);
        this.lift(t * 0.8);
      },
      easeIn,
    );
    this.#draw(true);
    await this.#motion.play(
      FLIP * 0.58,
      (t) => {
        this.#turning.scale.x = Math.max(0.02, t);
        this.lift(0.8 * (1 - Math.min(1, t)));
      },
      easePaper,
    );
    this.#turning.scale.x = 1;
    this.lift(0);
  }

  /** 0: it lies in its place; 1: it hovers over the others. */
  lift(height: number): void {
    this.#shade.visible = height > 0.01;
    this.#shade.alpha = Math.min(1, height);
    this.#shade.position.y = 4 + 16 * height;
    this.#shade.scale.set(1 + 0.1 * height);
    this.view.scale.set(1 + 0.09 * height);
  }

  /** Somebody is on the way here: the others make room. @returns where he will stand, from the middle of the room */
  expect(figure: Figure): Slot {
    if (!this.#roster.includes(figure)) {
      this.#roster = [...this.#roster, figure].sort((a, b) => a.number - b.number);
      this.#makeRoom();
    }
    return this.#slotOf(figure);
  }

  /** Somebody is here; he stood at `at` in the world when he came. */
  admit(figure: Figure, at?: Point): void {
    const slot = this.expect(figure);
    if (at) figure.view.position.set(at.x - this.view.x, at.y - this.view.y);
    else figure.stand(slot);
    this.#figures.addChild(figure.view);
    figure.glide(slot);
    this.#draw();
  }

  release(figure: Figure): void {
    if (!this.#roster.includes(figure)) return;
    this.#roster = this.#roster.filter((other) => other !== figure);
    this.#makeRoom();
    this.#draw();
  }

  #slotOf(figure: Figure): Slot {
    const slot = slotsFor(this.#roster.length)[this.#roster.indexOf(figure)];
    return slot ?? { x: 0, y: 24, size: 40 };
  }

  #makeRoom(): void {
    for (const figure of this.figures) figure.glide(this.#slotOf(figure));
    this.#draw();
  }

  #draw(isTurned = false): void {
    const look = this.#wanted;
    if (look === undefined) return;
    if (this.#shown !== undefined && this.#shown !== look.kind && !isTurned) return;
    const crowd = this.#roster.length;
    const worn = JSON.stringify([look, crowd]);
    if (worn === this.#worn) return;
    this.#worn = worn;
    this.#shown = look.kind;
    const former = this.#face;
    this.#face = faceOf({ ...look, crowd }, this.#atlas, this.#lettering, this.#nameOf);
    this.#turning.addChild(this.#face.view);
    if (former) {
      const from = former.glyph;
      const to = this.#face.glyph;
      if (from && to && !isTurned) this.#carryOver(from, to);
      former.view.destroy({ children: true });
    }
    this.#motion.wake();
  }

  /** The picture of the room moves aside for people rather than jumping. */
  #carryOver(former: Sprite, glyph: Sprite): void {
    const [fromY, fromScale] = [former.y, former.scale.x];
    const [toY, toScale] = [glyph.y, glyph.scale.x];
    if (fromY === toY && fromScale === toScale) return;
    glyph.y = fromY;
    glyph.scale.set(fromScale);
    this.#motion.tween(
      FADE * 1.5,
      (t) => {
        if (glyph.destroyed) return;
        glyph.y = fromY + (toY - fromY) * t;
        glyph.scale.set(fromScale + (toScale - fromScale) * t);
      },
      easeOut,
    );
  }
}
