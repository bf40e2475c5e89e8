import type { FederatedPointerEvent } from "pixi.js";
import { colOf, rowOf, SIZE } from "../../../../shared/games/room25/geometry.ts";
import type { Camera } from "../../../scene/camera.ts";
import { easeOut, linear, type Motion } from "../../../scene/motion.ts";
import type { Point } from "../../../scene/shapes.ts";
import type { Complex } from "./complex.ts";
import { cellUnder, isRow, PITCH, type Slide } from "./geometry.ts";
import { type Hit, hitAt, isLitSlide } from "./hits.ts";
import type { RoomSceneHandlers } from "./types.ts";

/** CSS pixels after which a press is a pull. */
const PULL = 9;
/** How much of a room's way a line must be pulled to go. */
const ENOUGH = 0.34;
/** Two taps within this many ms are one double tap. */
const DOUBLE = 320;
const RETURN = 220;
/** How long a pulled line waits for the game before it goes back, ms. */
const PATIENCE = 900;

export interface Hands {
  /** The game may have answered: a line that is on its way is not held any longer. */
  onShown(): void;
}

interface Pull {
  readonly pointer: number;
  readonly from: Point;
  slide: Slide | undefined;
  by: number;
}

/** Taps, pulled lines and double taps. */
export function listen(
  camera: Camera,
  complex: Complex,
  motion: Motion,
  canvas: HTMLCanvasElement,
  handlers: RoomSceneHandlers,
  frameAll: () => void,
): Hands {
  const { viewport } = camera;
  let pull: Pull | undefined;
  let stopHolding: (() => void) | undefined;
  let lastTap = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0 };

  const lit = () => complex.model?.lit ?? { cells: [], slides: [], characters: [] };
  const hit = (point: Point): Hit => hitAt(point, camera.scale, lit(), complex.standing);

  function tap(world: Point, screen: Point): void {
    const found = hit(world);
    const isDouble =
      performance.now() - lastTap.at < DOUBLE && Math.hypot(screen.x - lastTap.x, screen.y - lastTap.y) < 30;
    lastTap = { at: isDouble ? Number.NEGATIVE_INFINITY : performance.now(), ...screen };
    // Choosing twice in haste must not zoom.
    if (isDouble && !found.isLit) {
      if (camera.isHeld) frameAll();
      else camera.zoom(1.9, world);
      return;
    }
    if (found.is === "character") handlers.onCharacter(found.character);
    else if (found.is === "slide") handlers.onSlide(found.slide.line, found.slide.direction);
    else if (found.is === "cell") handlers.onCell(found.cell);
    else handlers.onNothing();
  }

  /** The lit slides of the lines through the room under a point. */
  function slidesThrough(point: Point): Slide[] {
    const cell = cellUnder(point);
    if (cell === undefined) return [];
    const lines = [rowOf(cell), SIZE + colOf(cell)];
    return lines.flatMap((line) =>
      ([-1, 1] as const).map((direction) => ({ line, direction })).filter((slide) => isLitSlide(lit(), slide)),
    );
  }

  function drop(): void {
    if (pull === undefined) return;
    const { slide, by } = pull;
    pull = undefined;
    camera.letDrag(true);
    if (slide === undefined || by === 0) return;
    if (Math.abs(by) < ENOUGH * PITCH) {
      release(slide, by);
      return;
    }
    // Held where it is until the game answers, so that it goes on from there.
    stopHolding = motion.tween(
      PATIENCE,
      () => {},
      linear,
      () => {
        stopHolding = undefined;
        release(slide, by);
      },
    );
    handlers.onSlide(slide.line, slide.direction);
  }

  function release(slide: Slide, by: number): void {
    motion.tween(RETURN, (t) => complex.draw(slide, by * (1 - t)), easeOut);
  }

  viewport.on("clicked", ({ world, screen }: { world: Point; screen: Point }) => {
    if (pull?.slide === undefined) tap({ x: world.x, y: world.y }, { x: screen.x, y: screen.y });
  });
  viewport.on("pointerdown", (event: FederatedPointerEvent) => {
    if (pull !== undefined || viewport.input.count() > 1) {
      if (pull?.slide) release(pull.slide, pull.by);
      pull = undefined;
      camera.letDrag(true);
      return;
    }
    const from = viewport.toWorld(event.global);
    if (complex.isBusy || stopHolding || slidesThrough(from).length === 0) return;
    pull = { pointer: event.pointerId, from: { x: from.x, y: from.y }, slide: undefined, by: 0 };
    camera.letDrag(false);
  });
  viewport.on("globalpointermove", (event: FederatedPointerEvent) => {
    const at = viewport.toWorld(event.global);
    if (pull === undefined) {
      if (event.pointerType === "mouse") canvas.style.cursor = hit(at).isLit ? "pointer" : "default";
      return;
    }
    if (event.pointerId !== pull.pointer) return;
    const [dx, dy] = [at.x - pull.from.x, at.y - pull.from.y];
    if (pull.slide === undefined) {
      if (Math.hypot(dx, dy) * camera.scale < PULL) return;
      const isAcross = Math.abs(dx) > Math.abs(dy);
      const direction = (isAcross ? dx : dy) > 0 ? 1 : -1;
      pull.slide = slidesThrough(pull.from).find((one) => isRow(one.line) === isAcross && one.direction === direction);
      if (pull.slide === undefined) return;
      canvas.style.cursor = "grabbing";
    }
    const along = (isRow(pull.slide.line) ? dx : dy) * pull.slide.direction;
    pull.by = pull.slide.direction * Math.min(PITCH, Math.max(0, along));
    complex.draw(pull.slide, pull.by);
  });
  for (const event of ["pointerup", "pointerupoutside", "pointercancel"] as const) viewport.on(event, drop);
  return {
    onShown() {
      if (!complex.isBusy) return;
      stopHolding?.();
      stopHolding = undefined;
    },
  };
}
