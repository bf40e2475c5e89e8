import { Container, Sprite } from "pixi.js";
import type { MazeView } from "../../../../shared/games/magic-maze/board.ts";
import { type Cell, isSame, type Mall, type Spot } from "../../../../shared/games/magic-maze/mall.ts";
import { switchesOf } from "../../../../shared/games/magic-maze/scenarios.ts";
import type { Atlas } from "../../../scene/atlas.ts";
import { easeInOut, easePaper, type Motion } from "../../../scene/motion.ts";
import { CELL } from "./geometry.ts";
import type { LaidPlate } from "./ground.ts";

type Board = Pick<MazeView, "scenario" | "own" | "isTheftDone" | "tokens">;

/** What a cell shows now: a picture, whether a token lies on it, and whether light falls from it. */
export interface Look {
  readonly picture: string | undefined;
  readonly hasToken: boolean;
  readonly isGlowing: boolean;
}

export function lookOf(cell: Cell, board: Board): Look {
  const { feature } = cell;
  const hasToken = [...board.tokens].some((token) => isSame(token, cell));
  const { exits, hasVortexes } = switchesOf(board);
  const look = (picture: string | undefined, isGlowing = false): Look => ({ picture, hasToken, isGlowing });
  switch (feature?.type) {
    case undefined:
      return look(undefined);
    case "vortex":
      return look(board.isTheftDone || !hasVortexes ? "vortex-off" : `vortex-${feature.color}`);
    case "item":
      return look(board.isTheftDone ? undefined : `item-${feature.color}`);
    case "exit": {
      // The common exit is drawn as one for all. rules: Exits
      const isCommon = exits === "common" && feature.color === "purple";
      const isUsed = isCommon || exits !== "common";
      return look(isCommon ? "exit-all" : `exit-${feature.color}`, board.isTheftDone && isUsed);
    }
    case "timer":
      return look("timer-cell");
    case "crystal":
      return look("crystal-ball");
    case "camera":
      return look(hasToken ? "camera-off" : "camera");
  }
}

interface Shown {
  readonly cell: Cell;
  readonly holder: Container;
  readonly sprite: Sprite;
  look: Look;
}

/** Vortexes, items, exits, timers, cameras and balls on their cells, and the out-of-order tokens. */
export class Features {
  readonly #atlas: Atlas;
  readonly #motion: Motion;
  readonly #hasReducedMotion: boolean;
  #shown: Shown[] = [];

  constructor(atlas: Atlas, motion: Motion, hasReducedMotion: boolean) {
    this.#atlas = atlas;
    this.#motion = motion;
    this.#hasReducedMotion = hasReducedMotion;
  }

  /** The plates' boards have been destroyed, and with them what lay on them. */
  clear(): void {
    this.#shown = [];
  }

  update(mall: Mall, board: Board, plates: readonly LaidPlate[]): void {
    const known = new Set(this.#shown.map(({ cell }) => `${cell.row},${cell.col}`));
    for (const cell of mall.cells) {
      const plate = plates[cell.tile];
      if (cell.feature === undefined || plate === undefined || known.has(`${cell.row},${cell.col}`)) continue;
      this.#shown.push(this.#show(cell, board, plate));
    }
    for (const shown of this.#shown) this.#change(shown, lookOf(shown.cell, board));
  }

  /** Both ends of a vortex turn when somebody goes through. */
  spin(spot: Spot): void {
    const sprite = this.#shown.find(({ cell }) => isSame(cell, spot))?.sprite;
    if (sprite === undefined || this.#hasReducedMotion) return;
    this.#motion.tween(
      420,
      (t) => {
        if (!sprite.destroyed) sprite.rotation = t * Math.PI * 2;
      },
      easeInOut,
    );
  }

  #show(cell: Cell, board: Board, { placement, board: parent }: LaidPlate): Shown {
    const holder = new Container({
      x: (cell.col - placement.col + 0.5) * CELL,
      y: (cell.row - placement.row + 0.5) * CELL,
    });
    const sprite = new Sprite({ anchor: 0.5 });
    holder.addChild(sprite);
    parent.addChild(holder);
    const look = lookOf(cell, board);
    const shown = { cell, holder, sprite, look };
    this.#paint(shown);
    return shown;
  }

  #change(shown: Shown, look: Look): void {
    const former = shown.look;
    if (former.picture === look.picture && former.hasToken === look.hasToken && former.isGlowing === look.isGlowing) {
      return;
    }
    shown.look = look;
    const ghost = new Sprite({ texture: shown.sprite.texture, anchor: 0.5 });
    this.#paint(shown);
    if (former.picture !== look.picture) this.#crossFade(shown, ghost);
    const token = shown.holder.getChildByLabel("token");
    if (token && !former.hasToken && !this.#hasReducedMotion) this.#flip(token);
  }

  #paint({ holder, sprite, look }: Shown): void {
    for (const child of holder.removeChildren()) if (child !== sprite) child.destroy();
    if (look.isGlowing) holder.addChild(new Sprite({ texture: this.#atlas.picture("exit-glow"), anchor: 0.5, y: -1 }));
    sprite.visible = look.picture !== undefined;
    if (look.picture !== undefined) sprite.texture = this.#atlas.picture(look.picture);
    sprite.alpha = look.hasToken && look.picture !== "camera-off" ? 0.62 : 1;
    holder.addChild(sprite);
    if (!look.hasToken) return;
    const token = new Sprite({ texture: this.#atlas.picture("out-of-order"), anchor: 0.5, label: "token" });
    token.position.set(look.picture === "camera-off" ? 13 : 7, look.picture === "camera-off" ? 12 : 8);
    token.scale.set(look.picture === "camera-off" ? 0.62 : 0.86);
    holder.addChild(token);
  }

  #crossFade(shown: Shown, ghost: Sprite): void {
    shown.holder.addChildAt(ghost, 0);
    const full = shown.sprite.alpha;
    this.#motion.tween(this.#hasReducedMotion ? 120 : 420, (t) => {
      if (ghost.destroyed || shown.sprite.destroyed) return;
      shown.sprite.alpha = full * t;
      ghost.alpha = 1 - t;
      if (t === 1) ghost.destroy();
    });
  }

  #flip(token: Container): void {
    const size = token.scale.y;
    this.#motion.tween(
      450,
      (t) => {
        if (!token.destroyed) token.scale.set(size * Math.cos((1 - t) * Math.PI), size * (1 + (1 - t) * 0.5));
      },
      easePaper,
    );
  }
}
