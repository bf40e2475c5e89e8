import { Container, Sprite } from "pixi.js";
import type { Colour } from "../../../../shared/games/magic-maze/heroes.ts";
import type { Mall, Spot } from "../../../../shared/games/magic-maze/mall.ts";
import type { Atlas } from "../../../scene/atlas.ts";
import type { Motion } from "../../../scene/motion.ts";
import { type Aim, isAt, SIGN_DISTANCE } from "./aims.ts";
import { pictureSize } from "./art.ts";
import { lookOf } from "./features.ts";
import { ahead, type Point } from "./geometry.ts";
import { Threads } from "./thread.ts";
import type { MazeSceneModel } from "./types.ts";

/** Lit means lawful: everything that glows may be done now, and nothing else does. */
export class Lights {
  readonly layer = new Container();
  readonly #atlas: Atlas;
  readonly #motion: Motion;
  readonly #hasReducedMotion: boolean;
  readonly #trails = new Container();
  readonly #ghosts = new Container();
  readonly #threads: Threads;
  readonly #cards = new Container();
  readonly #focus: Sprite;
  #holders = new Map<Aim, Container>();
  #vortexes: readonly Point[] = [];
  #strung: { readonly from: Point; readonly to: readonly Point[] } | undefined;
  #colour: Colour | undefined;
  #raised: Aim | undefined;
  #name = "";

  constructor(atlas: Atlas, motion: Motion, hasReducedMotion: boolean) {
    this.#atlas = atlas;
    this.#motion = motion;
    this.#hasReducedMotion = hasReducedMotion;
    this.#threads = new Threads(atlas);
    this.#focus = new Sprite({ texture: atlas.picture("focus"), anchor: 0.5, visible: false });
    this.layer.addChild(this.#trails, this.#ghosts, this.#threads.layer, this.#cards, this.#focus);
  }

  update(mall: Mall, { board, selected, focus }: MazeSceneModel, aims: readonly Aim[]): void {
    const name = `${selected} ${board.isTheftDone} ${aims.map(({ target, at }) => `${target.command.type}@${at.x},${at.y}`)}`;
    if (name !== this.#name) {
      this.#name = name;
      this.#light(mall, board, selected, aims);
    }
    this.#showFocus(aims, focus);
  }

  /** Threads hang on the pawn while it moves. */
  follow(pawn: Point | undefined): void {
    const colour = this.#colour;
    this.#threads.layer.visible = colour !== undefined && pawn !== undefined;
    if (!colour || !pawn || (this.#strung?.from === pawn && this.#strung.to === this.#vortexes)) return;
    this.#strung = { from: pawn, to: this.#vortexes };
    this.#threads.draw(colour, { x: pawn.x, y: pawn.y + 4 }, this.#vortexes);
  }

  /** The one under the finger or the mouse stands out. */
  raise(aim: Aim | undefined): void {
    const known = aim && [...this.#holders.keys()].find((other) => other.at.x === aim.at.x && other.at.y === aim.at.y);
    if (known === this.#raised) return;
    if (this.#raised) this.#holders.get(this.#raised)?.scale.set(1);
    if (known) this.#holders.get(known)?.scale.set(1.12);
    this.#raised = known;
    this.#motion.wake();
  }

  /** Where somebody went by vortex: stays a moment after the pawn has arrived. */
  trail(colour: Colour, from: Point, to: Point): void {
    if (this.#hasReducedMotion) return;
    const threads = new Threads(this.#atlas);
    threads.draw(colour, from, [to]);
    const trail = this.#trails.addChild(threads.layer);
    this.#motion.tween(600, (t) => {
      if (trail.destroyed) return;
      trail.alpha = t < 0.6 ? 1 : (1 - t) / 0.4;
      if (t === 1) trail.destroy({ children: true });
    });
  }

  #light(mall: Mall, board: MazeSceneModel["board"], selected: Colour | undefined, aims: readonly Aim[]): void {
    const wasDark = this.#holders.size === 0;
    for (const child of this.#cards.removeChildren()) child.destroy({ children: true });
    this.#holders = new Map();
    this.#raised = undefined;
    for (const child of this.#ghosts.removeChildren()) child.destroy();
    this.#colour = selected;
    const lit = selected === undefined ? [] : aims;
    this.#vortexes = lit.filter(({ target }) => target.command.type === "vortex").map(({ at }) => at);
    for (const aim of lit) {
      if (aim.ghost) this.#drawGhost(aim.ghost);
      const holder = selected && this.#card(aim, mall, board, selected);
      if (!holder) continue;
      holder.position.set(aim.at.x, aim.at.y);
      this.#holders.set(aim, holder);
      this.#cards.addChild(holder);
    }
    if (!wasDark || this.#holders.size === 0) {
      this.#cards.alpha = 1;
      this.#motion.wake();
      return;
    }
    this.#motion.tween(120, (t) => {
      this.#cards.alpha = this.#threads.layer.alpha = this.#ghosts.alpha = t;
    });
  }

  #card(aim: Aim, mall: Mall, board: MazeSceneModel["board"], colour: Colour): Container {
    const holder = new Container();
    const put = (name: string, scale = 1, at: Point = { x: 0, y: 0 }) =>
      holder.addChild(new Sprite({ texture: this.#atlas.picture(name), anchor: 0.5, scale, x: at.x, y: at.y }));
    if (aim.gate) {
      const sill = ahead({ x: 0, y: 0 }, aim.gate.edge, -SIGN_DISTANCE);
      put(`gate-glow-${aim.gate.edge}`, 1, sill);
      put(`gate-${aim.gate.colour}-${aim.gate.edge}`, 1, sill);
      put("act-explore", 0.95);
      return holder;
    }
    if (aim.target.command.type === "vortex") {
      put("lit-vortex");
      put(`vortex-${colour}`);
      return holder;
    }
    put(`lit-${colour}`);
    const cell = mall.cell(aim.target.row, aim.target.col);
    const picture = cell && lookOf(cell, board).picture;
    if (picture !== undefined) put(picture, 34 / pictureSize(picture));
    else if (aim.target.command.type === "escalator") put("escalator", 0.95);
    else put(`symbol-${colour}-ink`);
    return holder;
  }

  #drawGhost({ x, y, width, height }: NonNullable<Aim["ghost"]>): void {
    const centre = { x: x + width / 2, y: y + height / 2 };
    this.#ghosts.addChild(new Sprite({ texture: this.#atlas.picture("ghost"), anchor: 0.5, ...centre }));
  }

  #showFocus(aims: readonly Aim[], focus: Spot | undefined): void {
    const aim = aims.find((other) => isAt(other, focus));
    this.#focus.visible = aim !== undefined;
    if (aim) this.#focus.position.set(aim.at.x, aim.at.y);
    this.#motion.wake();
  }
}
