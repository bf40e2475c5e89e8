import { Container, Sprite } from "pixi.js";
import { type CharacterName, SHAPE_OF } from "../../../../shared/games/room25/characters.ts";
import type { Role } from "../../../../shared/games/room25/hands.ts";
import type { Atlas } from "../../../scene/atlas.ts";
import { easeOut, type Motion } from "../../../scene/motion.ts";
import { FIGURE, SEAT } from "./art.ts";
import { DIM_TINT, FULL_TINT } from "./palette.ts";
import type { Slot } from "./slots.ts";

const MAKE_ROOM = 160;

/** All that is to be seen of a figure but its place. */
export interface FigureLook {
  readonly name: CharacterName | "";
  readonly seatColour: number;
  readonly identity: Role | "";
  readonly isActing: boolean;
  readonly isLit: boolean;
  readonly isFocused: boolean;
  /** Others may be chosen. */
  readonly isDimmed: boolean;
}

/** A character on the board. Its view is drawn at full size and scaled to the slot in which it stands. */
export class Figure {
  readonly number: number;
  readonly view = new Container();
  readonly #atlas: Atlas;
  readonly #motion: Motion;
  #worn = "";
  #stopGlide: (() => void) | undefined;

  constructor(number: number, atlas: Atlas, motion: Motion) {
    this.number = number;
    this.#atlas = atlas;
    this.#motion = motion;
  }

  /** The side of its square now. */
  get size(): number {
    return this.view.scale.x * FIGURE;
  }

  wear(look: FigureLook): void {
    const worn = JSON.stringify(look);
    if (worn === this.#worn) return;
    this.#worn = worn;
    for (const child of this.view.removeChildren()) child.destroy();
    this.view.tint = look.isDimmed ? DIM_TINT : FULL_TINT;
    const shape = look.name ? SHAPE_OF[look.name] : "round";
    // The ring of light says "lawful", the coloured one whose turn it is: where both hold, the first is the news.
    if (look.isFocused) this.#add(`halo-focus-${shape}`);
    if (look.isLit) this.#add(`halo-lit-${shape}`);
    else if (look.isActing) this.#add(`halo-acting-${shape}`);
    if (look.name) {
      this.#add(`char-${look.name}`);
    } else {
      this.#add("figure-blank");
      this.#add(`seat-${look.seatColour}`, FIGURE / 2 / SEAT);
    }
    if (look.identity) this.#add(`identity-${look.identity}`, 1, { x: 19, y: 18 });
  }

  #add(picture: string, scale = 1, at = { x: 0, y: 0 }): void {
    const sprite = new Sprite(this.#atlas.picture(picture));
    sprite.anchor.set(0.5);
    sprite.scale.set(scale);
    sprite.position.set(at.x, at.y);
    this.view.addChild(sprite);
  }

  stand({ x, y, size }: Slot): void {
    this.#stopGlide?.();
    this.view.position.set(x, y);
    this.view.scale.set(size / FIGURE);
    this.view.rotation = 0;
  }

  /** Makes room for others, or takes it. */
  glide(slot: Slot): void {
    this.#stopGlide?.();
    const { x, y } = this.view.position;
    const { size } = this;
    if (x === slot.x && y === slot.y && size === slot.size) return;
    this.#stopGlide = this.#motion.tween(
      MAKE_ROOM,
      (t) => {
        this.view.position.set(x + (slot.x - x) * t, y + (slot.y - y) * t);
        this.view.scale.set((size + (slot.size - size) * t) / FIGURE);
      },
      easeOut,
    );
  }
}
