import type { EventSystem } from "pixi.js";
import { Camera, type View } from "../../../scene/camera.ts";
import type { Motion } from "../../../scene/motion.ts";
import { CELL, type Point, type Rect } from "./geometry.ts";

/** CSS pixels a cell: below this fingers miss. Where there is a mouse and room, the whole mall is worth more. */
const SMALLEST_CELL = { narrow: 38, wide: 22 } as const;
const NARROW = 700;
/** Above this one sees paper fibres. */
const LARGEST_CELL = 112;
/** On wide screens a fitted mall never grows larger than this; it looks lost otherwise. */
const LARGEST_FITTED_CELL = 76;

function smallestScale(screenWidth: number): number {
  return (screenWidth < NARROW ? SMALLEST_CELL.narrow : SMALLEST_CELL.wide) / CELL;
}

function fitted(scale: number): number {
  return Math.min(LARGEST_FITTED_CELL / CELL, Math.max(1 / CELL, scale));
}

/** What part of the mall is seen. It grows: the views that are asked for here show as much of it as fingers can use. */
export class MallCamera extends Camera {
  constructor(events: EventSystem, motion: Motion, hasReducedMotion: boolean, onMove: () => void) {
    super(events, motion, {
      hasReducedMotion,
      limits: (whole, screenWidth) => ({
        smallest: Math.min(fitted(whole) * 0.85, smallestScale(screenWidth)),
        largest: LARGEST_CELL / CELL,
      }),
      roam: 1,
      onMove,
    });
  }

  get #smallest(): number {
    return smallestScale(this.viewport.screenWidth);
  }

  /** All of the mall, however small its cells. */
  whole(): View {
    const { x, y, width, height } = this.covered;
    return { x: x + width / 2, y: y + height / 2, scale: fitted(this.wholeScale) };
  }

  /** The whole mall where cells stay large enough; otherwise as much of it as there is room for, about a point. */
  overview(about: Point): View {
    const whole = this.whole();
    const scale = this.#smallest;
    if (whole.scale >= scale) return whole;
    const { free, covered } = this;
    const inside = (at: number, from: number, size: number, seen: number) =>
      size <= seen ? from + size / 2 : Math.min(from + size - seen / 2, Math.max(from + seen / 2, at));
    return {
      x: inside(about.x, covered.x, covered.width, free.width / scale),
      y: inside(about.y, covered.y, covered.height, free.height / scale),
      scale,
    };
  }

  /** Whether all of a rectangle lies in the free part of the screen. */
  shows(rect: Rect): boolean {
    const { x, y, width, height } = this.free;
    const from = this.viewport.toScreen(rect.x, rect.y);
    const to = this.viewport.toScreen(rect.x + rect.width, rect.y + rect.height);
    return from.x >= x - 1 && from.y >= y - 1 && to.x <= x + width + 1 && to.y <= y + height + 1;
  }

  /** Whether a rectangle can be seen whole with cells large enough. */
  hasRoomFor(rect: Rect): boolean {
    return this.fitting(rect) >= this.#smallest;
  }

  /** The nearest view at which a rectangle is seen whole: no larger a step than it needs. */
  nudged(rect: Rect): View {
    const { free, view } = this;
    const scale = Math.min(view.scale, Math.max(this.fitting(rect), this.#smallest));
    const nudge = (at: number, from: number, size: number, seen: number) =>
      size >= seen ? from + size / 2 : Math.min(from + seen / 2, Math.max(from + size - seen / 2, at));
    return {
      x: nudge(view.x, rect.x, rect.width, free.width / scale),
      y: nudge(view.y, rect.y, rect.height, free.height / scale),
      scale,
    };
  }
}
