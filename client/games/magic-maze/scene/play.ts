import type { Colour } from "../../../../shared/games/magic-maze/heroes.ts";
import type { Motion } from "../../../scene/motion.ts";
import { type Aim, gapTo, isOn, nearest } from "./aims.ts";
import { CELL, centreOf, distance, includes, type Point } from "./geometry.ts";
import { type Hand, HELD } from "./hand.ts";
import type { Drop, Heroes } from "./heroes.ts";
import type { Touch } from "./input.ts";
import type { Lights } from "./lights.ts";
import type { MallCamera } from "./mallCamera.ts";
import type { Pawn } from "./pawn.ts";
import type { Pointers } from "./pointers.ts";
import type { Removals } from "./removals.ts";
import type { MazeSceneHandlers } from "./types.ts";

/** How near a finger must come, CSS pixels; a pawn is as large as a finger itself. */
const REACH = 28;
const PAWN_REACH = 22;
/** Milliseconds. */
const PATIENCE = 120;

interface Parts {
  readonly handlers: MazeSceneHandlers;
  readonly camera: MallCamera;
  readonly heroes: Heroes;
  readonly hand: Hand;
  readonly lights: Lights;
  readonly pointers: Pointers;
  readonly removals: Removals;
  readonly motion: Motion;
  aims(): readonly Aim[];
  setCursor(cursor: string): void;
  fit(): void;
}

type Found =
  | { readonly aim: Aim }
  | { readonly tile: string }
  | { readonly pawn: Pawn }
  | { readonly beyond: Point }
  | undefined;

/** What taps and drags mean in the mall. */
export class Play implements Touch {
  readonly #parts: Parts;
  #drop: Drop | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** A drop that the next board may agree to. */
  get pendingDrop(): Drop | undefined {
    return this.#drop;
  }

  canGrab(point: Point): boolean {
    const found = this.#find(point);
    return found !== undefined && ("pawn" in found || "beyond" in found);
  }

  tap(point: Point): void {
    const { handlers, camera } = this.#parts;
    const found = this.#find(point);
    if (found === undefined) handlers.onNothing();
    else if ("aim" in found) handlers.onTarget(found.aim.target);
    else if ("pawn" in found) handlers.onHero(found.pawn.colour);
    else if ("tile" in found) handlers.onTile?.(found.tile);
    else camera.moveTo({ ...found.beyond, scale: camera.scale }, true);
  }

  doubleTap(point: Point): void {
    if (this.#find(point) === undefined) this.#parts.fit();
    else this.tap(point);
  }

  grab(point: Point): void {
    const found = this.#find(point);
    if (!found || !("pawn" in found)) return;
    const { pawn } = found;
    this.#parts.handlers.onHero(pawn.colour);
    this.#parts.hand.lift(pawn.colour, this.#world(point));
    pawn.isFaint = true;
    this.#parts.setCursor("grabbing");
  }

  drag(point: Point): void {
    const { hand, lights } = this.#parts;
    if (hand.colour === undefined) return;
    const at = this.#world(point);
    hand.move(at);
    lights.raise(this.#under(at));
  }

  drop(point: Point): void {
    const { hand, handlers, lights } = this.#parts;
    const { colour } = hand;
    if (colour === undefined) return;
    const at = this.#world(point);
    const aim = this.#under(at);
    lights.raise(undefined);
    this.#parts.setCursor("default");
    if (aim === undefined) {
      this.cancel();
      return;
    }
    if (aim.gate === undefined) this.#drop = { colour, spot: aim.target, from: at, lift: HELD };
    handlers.onTarget(aim.target);
    this.#awaitBoard(colour, aim);
  }

  /** The pawn stays in the hand a moment: the page's own board agrees almost at once, or not at all. */
  #awaitBoard(colour: Colour, aim: Aim): void {
    const { hand, heroes, motion } = this.#parts;
    const drop = this.#drop;
    let waited = 0;
    motion.add((elapsed) => {
      if (hand.colour !== colour || this.#drop !== drop) return false;
      const pawn = heroes.pawn(colour);
      if (pawn && distance(centreOf(pawn.spot), aim.at) < 1) {
        this.#drop = undefined;
        hand.release();
        pawn.isFaint = false;
        return false;
      }
      waited += elapsed;
      if (waited < PATIENCE) return true;
      this.#drop = undefined;
      this.cancel();
      return false;
    });
  }

  cancel(): void {
    const { hand, heroes, lights } = this.#parts;
    const pawn = hand.colour && heroes.pawn(hand.colour);
    lights.raise(undefined);
    hand.flyBack(pawn?.end ?? { x: 0, y: 0 }, () => {
      if (pawn && !pawn.view.destroyed) pawn.isFaint = false;
    });
  }

  hover(point: Point | undefined): void {
    const found = point && this.#find(point);
    this.#parts.lights.raise(found && "aim" in found ? found.aim : undefined);
    this.#parts.setCursor(found ? "pointer" : "default");
  }

  #world(point: Point): Point {
    const { x, y } = this.#parts.camera.viewport.toWorld(point.x, point.y);
    return { x, y };
  }

  /** The lit cell that a carried pawn would be put on. */
  #under(at: Point): Aim | undefined {
    return nearest(this.#parts.aims(), at, Math.max(CELL / 2, REACH / this.#parts.camera.scale));
  }

  /** What is exactly there comes first, then whatever is near, the nearest of all; a lit place for a tile is large. */
  #find(point: Point): Found {
    const { aims, camera, heroes, pointers, removals } = this.#parts;
    const beyond = pointers.at(point);
    if (beyond) return { beyond };
    const at = this.#world(point);
    const tile = removals.at(at);
    if (tile !== undefined) return { tile };
    const exact = aims().find((aim) => isOn(aim, at));
    if (exact) return { aim: exact };
    const pawn = nearestPawn(heroes.pawns, at);
    if (pawn && pawnGap(pawn, at) === 0) return { pawn };
    const aim = nearest(aims(), at, REACH / camera.scale);
    const pawnReach = PAWN_REACH / camera.scale;
    if (pawn && pawnGap(pawn, at) < Math.min(pawnReach, aim ? gapTo(aim, at) : pawnReach)) return { pawn };
    if (aim) return { aim };
    const ghost = aims().find((other) => other.ghost && includes(other.ghost, at));
    return ghost && { aim: ghost };
  }
}

/** A pawn stands on the middle of its cell and reaches a little into the one above. */
function pawnGap(pawn: Pawn, at: Point): number {
  const dx = Math.max(0, Math.abs(at.x - pawn.at.x) - CELL * 0.42);
  const dy = Math.max(0, Math.abs(at.y - pawn.at.y + 8) - CELL * 0.52);
  return Math.hypot(dx, dy);
}

function nearestPawn(pawns: readonly Pawn[], at: Point): Pawn | undefined {
  return [...pawns].sort((a, b) => pawnGap(a, at) - pawnGap(b, at) || b.view.zIndex - a.view.zIndex)[0];
}
