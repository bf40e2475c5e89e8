import { Container, Graphics, Sprite } from "pixi.js";
import { CABIN } from "../../../../shared/games/last-friday/cabins.ts";
import { COLOURS } from "../../../../shared/games/last-friday/camp.ts";
import type { Atlas } from "../../../scene/atlas.ts";
import { easeInOut, easeOut, type Motion } from "../../../scene/motion.ts";
import { TRAIL, WOOD_DARK } from "./palette.ts";
import { CABIN_PLACES, type CabinPlace, stripsInside } from "./plan.ts";
import { empty, picture } from "./sprites.ts";

const LIFT = 620;
const FADE = 120;

/** A cabin: a roof while nobody has opened it, then one of two rooms. */
export class CabinView {
  readonly view = new Container();
  readonly #atlas: Atlas;
  readonly #number: number;
  readonly #place: CabinPlace;
  readonly #inside = new Container();
  readonly #roof = new Container();
  #state: number | undefined;

  constructor(atlas: Atlas, number: number) {
    this.#atlas = atlas;
    this.#number = number;
    const place = CABIN_PLACES[number];
    const colour = COLOURS[number];
    if (place === undefined || colour === undefined) throw new RangeError(`there is no cabin ${number}`);
    this.#place = place;
    this.#roof.position.set(place.x, place.y);
    this.#roof.addChild(this.#lying("roof"), picture(atlas, `cabin-${colour}`, { x: 0, y: -10 }));
    const sign = new Container();
    sign.position.set(place.door.x, place.door.y);
    sign.addChild(picture(atlas, "sign"), picture(atlas, `camp-symbol-${colour}`, { x: 0, y: 0 }, 0.8));
    this.view.addChild(this.#inside, this.#roof, sign);
  }

  show(state: number): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#furnish();
    this.#roof.visible = state === CABIN.closed;
    this.#roof.alpha = 1;
    this.#roof.scale.set(1);
    this.#roof.position.set(this.#place.x, this.#place.y);
  }

  /** The roof lifts off; a cabin that is open already changes sides, or is closed, under a fade. */
  async change(state: number, motion: Motion, hasReducedMotion: boolean): Promise<void> {
    if (state === this.#state) return;
    const isOpening = this.#state === CABIN.closed && !hasReducedMotion;
    if (!isOpening) {
      this.show(state);
      await motion.play(FADE, (t) => {
        this.view.alpha = t;
      });
      return;
    }
    this.#state = state;
    this.#furnish();
    const { x, y } = this.#place;
    await motion.play(LIFT, (t) => {
      const lift = easeInOut(t);
      this.#roof.position.set(x, y - 54 * lift);
      this.#roof.scale.set(1 + 0.14 * lift);
      this.#roof.alpha = 1 - easeOut(Math.max(0, (t - 0.45) / 0.55));
    });
    this.#roof.visible = false;
  }

  #furnish(): void {
    empty(this.#inside);
    if (this.#state === CABIN.closed) return;
    const side = this.#state === CABIN.campers ? "camper" : "maniac";
    const { x, y, window, breach, hatch, isUpright } = this.#place;
    const room = this.#lying(`room-${side}`);
    room.position.set(x, y);
    this.#inside.addChild(room);
    if (side === "camper") this.#inside.addChild(this.#inWall("window", window, isUpright));
    else this.#inside.addChild(this.#inWall("breach", breach, isUpright), picture(this.#atlas, "hatch", hatch));
    const strips = new Graphics();
    const trace = () => {
      for (const { from, to } of stripsInside(this.#number, side)) strips.moveTo(from.x, from.y).lineTo(to.x, to.y);
      return strips;
    };
    trace().stroke({ width: 11, cap: "round", color: WOOD_DARK, alpha: 0.6 });
    trace().stroke({ width: 7, cap: "round", color: TRAIL, alpha: 0.95 });
    this.#inside.addChild(strips);
  }

  #lying(name: string): Sprite {
    const sprite = new Sprite(this.#atlas.picture(`${name}-${this.#place.isUpright ? "upright" : "lying"}`));
    sprite.anchor.set(0.5);
    return sprite;
  }

  /** Windows and breaches are in the ends of a cabin that stands, in the sides of one that lies. */
  #inWall(name: string, at: { x: number; y: number }, isUpright: boolean): Sprite {
    const sprite = picture(this.#atlas, name, at);
    sprite.rotation = isUpright ? 0 : Math.PI / 2;
    return sprite;
  }
}
