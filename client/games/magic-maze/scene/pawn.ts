import { Container, Sprite } from "pixi.js";
import type { Colour } from "../../../../shared/games/magic-maze/heroes.ts";
import type { Spot } from "../../../../shared/games/magic-maze/mall.ts";
import type { Atlas } from "../../../scene/atlas.ts";
import { easeOut, type Motion } from "../../../scene/motion.ts";
import { heroPicture, pictureSize } from "./art.ts";
import { centreOf, type Point } from "./geometry.ts";
import { type Leg, leave, settle } from "./legs.ts";

/** However many moves are still to be shown, the pawn is never further behind than this, ms. */
const FURTHEST_BEHIND = 420;
const SMALL = 62 / 72;

/** A hero's pawn: where it rests by the board, and the way it still has to go to the eye. */
export class Pawn {
  readonly colour: Colour;
  readonly view = new Container();
  /** Where it rests by the board; what is drawn is on its way there. */
  spot: Spot;
  isOut: boolean;
  readonly #motion: Motion;
  readonly #hasReducedMotion: boolean;
  readonly #light: Sprite;
  readonly #shade: Sprite;
  readonly #body: Sprite;
  readonly #chip = new Container({ x: -20, y: 19, visible: false });
  readonly #atlas: Atlas;
  #legs: { leg: Leg; spent: number }[] = [];
  #covered: string | undefined;
  #isMoving = false;
  #isSelected = false;
  #size = SMALL;
  #squash = 0;
  #lean: Point = { x: 0, y: 0 };
  #pose: ReturnType<Leg["pose"]>;

  constructor(colour: Colour, spot: Spot, isOut: boolean, atlas: Atlas, motion: Motion, hasReducedMotion: boolean) {
    this.colour = colour;
    this.spot = spot;
    this.isOut = isOut;
    this.#atlas = atlas;
    this.#motion = motion;
    this.#hasReducedMotion = hasReducedMotion;
    this.#light = new Sprite({ texture: atlas.picture("hero-light"), anchor: 0.5, y: 15, alpha: 0 });
    this.#shade = new Sprite({ texture: atlas.picture("hero-shade"), anchor: 0.5, y: 16 });
    this.#body = new Sprite({ texture: atlas.picture(heroPicture(colour)), anchor: { x: 0.5, y: 0.82 }, y: 18 });
    this.view.addChild(this.#light, this.#shade, this.#body, this.#chip);
    this.view.visible = !isOut;
    this.#pose = { at: centreOf(spot), lift: 0, size: 1, turn: 0, alpha: 1 };
    this.#draw();
  }

  /** Where it is drawn now. */
  get at(): Point {
    return this.#pose.at;
  }

  /** Where the way that is still to be shown begins for whoever adds to it. */
  get end(): Point {
    return centreOf(this.spot);
  }

  go(legs: readonly Leg[], spot: Spot): void {
    this.spot = spot;
    this.#legs.push(...legs.map((leg) => ({ leg, spent: 0 })));
    this.#start();
  }

  /** Straight to its new cell from the hand that carried it there. */
  dropAt(spot: Spot, from: Point, lift: number): void {
    this.spot = spot;
    this.#legs = [{ leg: settle(from, centreOf(spot), lift), spent: 0 }];
    this.#start();
  }

  leave(): void {
    this.isOut = true;
    this.go([leave(this.end, this.#hasReducedMotion)], this.spot);
  }

  /** What it covers is told by a small likeness at its feet. */
  standOn(picture: string | undefined): void {
    if (picture === this.#covered) return;
    this.#covered = picture;
    for (const child of this.#chip.removeChildren()) child.destroy();
    if (picture === undefined) return;
    const disc = new Sprite({ texture: this.#atlas.picture("chip"), anchor: 0.5 });
    const likeness = new Sprite({
      texture: this.#atlas.picture(picture),
      anchor: 0.5,
      scale: 20 / pictureSize(picture),
    });
    this.#chip.addChild(disc, likeness);
    this.#chip.visible = !this.#isMoving;
  }

  /** Under the finger; the place it came from shows it faintly (see Hand). */
  set isFaint(isFaint: boolean) {
    this.#body.alpha = isFaint ? 0.35 : 1;
  }

  select(isSelected: boolean): void {
    if (isSelected === this.#isSelected) return;
    this.#isSelected = isSelected;
    const [from, to] = [this.#size, isSelected ? 1 : SMALL];
    const light = this.#light.alpha;
    this.#motion.tween(
      this.#hasReducedMotion ? 0 : 140,
      (t) => {
        if (this.view.destroyed || this.#isSelected !== isSelected) return;
        this.#size = from + (to - from) * t;
        this.#light.alpha = light + ((isSelected ? 1 : 0) - light) * t;
        this.#draw();
      },
      easeOut,
    );
  }

  /** Says no without a dialogue: leans that way and comes back. */
  lean(towards: Point): void {
    const isShake = towards.x === 0 && towards.y === 0;
    this.#motion.tween(this.#hasReducedMotion ? 120 : isShake ? 240 : 160, (t) => {
      if (this.view.destroyed) return;
      if (this.#hasReducedMotion) this.view.alpha = 0.4 + 0.6 * t;
      else if (isShake) this.#lean = { x: Math.sin(t * Math.PI * 4) * 5 * (1 - t), y: 0 };
      else this.#lean = { x: towards.x * Math.sin(t * Math.PI), y: towards.y * Math.sin(t * Math.PI) };
      this.#draw();
    });
  }

  #start(): void {
    this.view.visible = true;
    this.#chip.visible = false;
    if (this.#isMoving) return;
    this.#isMoving = true;
    this.#motion.add((elapsed) => this.#advance(elapsed));
  }

  #advance(elapsed: number): boolean {
    if (this.view.destroyed) return false;
    const left = this.#legs.reduce((sum, { leg, spent }) => sum + leg.duration - spent, 0);
    let step = elapsed * Math.max(1, left / FURTHEST_BEHIND);
    let first = this.#legs[0];
    while (first !== undefined) {
      const used = Math.min(step, first.leg.duration - first.spent);
      first.spent += used;
      step -= used;
      this.#pose = first.leg.pose(first.leg.duration > 0 ? first.spent / first.leg.duration : 1);
      if (first.spent < first.leg.duration) break;
      this.#legs.shift();
      first = this.#legs[0];
    }
    this.#draw();
    if (this.#legs.length > 0) return true;
    this.#isMoving = false;
    this.view.visible = !this.isOut;
    this.#chip.visible = true;
    if (!this.isOut) this.#land();
    return false;
  }

  #land(): void {
    if (this.#hasReducedMotion) return;
    this.#motion.tween(110, (t) => {
      if (this.view.destroyed) return;
      this.#squash = Math.sin(t * Math.PI) * 0.04;
      this.#draw();
    });
  }

  #draw(): void {
    const { at, lift, size, turn, alpha } = this.#pose;
    this.view.position.set(at.x, at.y);
    this.view.zIndex = at.y;
    const scale = this.#size * size;
    this.#body.position.set(this.#lean.x, 18 - lift + this.#lean.y);
    this.#body.scale.set(scale * (1 + this.#squash), scale * (1 - this.#squash));
    this.#body.rotation = turn;
    this.#shade.scale.set(scale * (1 - Math.min(0.3, lift / 60)));
    this.view.alpha = alpha;
  }
}
