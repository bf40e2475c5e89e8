import { Container, Sprite, Texture } from "pixi.js";
import type { Mall, Placement } from "../../../../shared/games/magic-maze/mall.ts";
import { easePaper, type Motion } from "../../../scene/motion.ts";
import { CELL, PLATE } from "./geometry.ts";
import { PLATE_BOX, PLATE_MARGIN, plateOutline, platePicture } from "./plate.ts";
import { paintTexture, repaintTexture } from "./texture.ts";

const SHADE_MARGIN = 36;
const SHADE = `<path d="${plateOutline()}" fill="#07020a" opacity=".7" filter="url(#glow)"/>`;
const SHADE_BOX = {
  x: -SHADE_MARGIN,
  y: -SHADE_MARGIN,
  width: PLATE + 2 * SHADE_MARGIN,
  height: PLATE + 2 * SHADE_MARGIN,
};
/** How far the shadow of a plate that lies falls. */
const SHADE_DROP = 8;

/** A tile on the table. Whatever belongs to it is put in `board`, so that it drops with it. */
export interface LaidPlate {
  readonly placement: Placement;
  readonly board: Container;
}

interface Plate extends LaidPlate {
  readonly shade: Sprite;
  readonly face: Sprite;
  texture: Texture | undefined;
}

/** The tiles with their shadows. Pictures of plates are kept: the same plate is painted once. */
export class Ground {
  /** Shadows of all plates lie under all plates: neighbours touch, they do not overlap. */
  readonly layer = new Container();
  readonly #shades = new Container();
  readonly #boards = new Container();
  readonly #motion: Motion;
  readonly #hasReducedMotion: boolean;
  readonly #shade: Texture;
  readonly #pictures = new Map<string, Promise<Texture>>();
  #plates: Plate[] = [];
  #detail: number;

  private constructor(motion: Motion, hasReducedMotion: boolean, shade: Texture, detail: number) {
    this.#motion = motion;
    this.#hasReducedMotion = hasReducedMotion;
    this.#shade = shade;
    this.#detail = detail;
    this.layer.addChild(this.#shades, this.#boards);
  }

  static async make(motion: Motion, hasReducedMotion: boolean, detail: number): Promise<Ground> {
    return new Ground(motion, hasReducedMotion, await paintTexture(SHADE, SHADE_BOX, 0.5), detail);
  }

  /** Lays what is new. @returns all plates, in the order of the mall's tiles */
  update(mall: Mall, areNewDropped: boolean): readonly LaidPlate[] {
    for (const placement of mall.tiles.slice(this.#plates.length)) this.#lay(placement, areNewDropped);
    return this.#plates;
  }

  clear(): void {
    for (const plate of this.#plates) {
      plate.shade.destroy();
      plate.board.destroy({ children: true });
    }
    this.#plates = [];
  }

  /** Paints the plates anew where they are shown at another size. */
  async repaint(detail: number): Promise<void> {
    if (detail === this.#detail) return;
    this.#detail = detail;
    for (const [name, picture] of this.#pictures) {
      const [id = "", turns = "0"] = name.split("/");
      await repaintTexture(await picture, platePicture(id, Number(turns)), PLATE_BOX, detail);
      if (this.#detail !== detail) return;
      this.#motion.wake();
    }
  }

  destroy(): void {
    for (const picture of this.#pictures.values())
      void picture.then(
        (texture) => texture.destroy(true),
        () => {},
      );
    this.#shade.destroy(true);
  }

  #lay(placement: Placement, isDropped: boolean): void {
    const board = new Container({ x: placement.col * CELL, y: placement.row * CELL });
    const face = new Sprite();
    face.position.set(-PLATE_MARGIN);
    board.addChild(face);
    const shade = new Sprite(this.#shade);
    const plate: Plate = { placement, board, shade, face, texture: undefined };
    this.#plates.push(plate);
    this.#shades.addChild(shade);
    this.#boards.addChild(board);
    board.visible = shade.visible = false;
    let texture: Texture | undefined;
    // A picture that fails leaves bare ground, on which one can still play.
    void this.#picture(placement).then(
      (painted) => {
        texture = painted;
      },
      () => {
        texture = Texture.EMPTY;
      },
    );
    // The picture is a moment on its way; the mall is not at rest before it lies.
    this.#motion.add(() => {
      if (board.destroyed) return false;
      if (texture === undefined) return true;
      face.texture = texture;
      board.visible = shade.visible = true;
      this.#drop(plate, isDropped);
      return false;
    });
  }

  #drop(plate: Plate, isDropped: boolean): void {
    const centre = { x: plate.placement.col * CELL + PLATE / 2, y: plate.placement.row * CELL + PLATE / 2 };
    plate.board.pivot.set(PLATE / 2);
    plate.shade.anchor.set(0.5);
    const settle = (t: number) => {
      const lift = 1 - t;
      plate.board.position.set(centre.x, centre.y - lift * 54);
      plate.board.scale.set(1 + lift * 0.16);
      plate.board.rotation = lift * 0.05;
      plate.shade.position.set(centre.x, centre.y + SHADE_DROP + lift * 34);
      plate.shade.scale.set(1 + lift * 0.22);
    };
    if (!isDropped) {
      settle(1);
      return;
    }
    if (this.#hasReducedMotion) {
      settle(1);
      this.#motion.tween(120, (t) => {
        plate.board.alpha = plate.shade.alpha = t;
      });
      return;
    }
    settle(0);
    this.#motion.tween(380, (t) => !plate.board.destroyed && settle(t), easePaper);
    this.#motion.tween(140, (t) => {
      if (!plate.board.destroyed) plate.board.alpha = plate.shade.alpha = t;
    });
  }

  #picture({ id, turns }: Placement): Promise<Texture> {
    const name = `${id}/${turns}`;
    const known = this.#pictures.get(name);
    if (known !== undefined) return known;
    const picture = paintTexture(platePicture(id, turns), PLATE_BOX, this.#detail);
    this.#pictures.set(name, picture);
    return picture;
  }
}
