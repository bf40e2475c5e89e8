import type { EventSystem } from "pixi.js";
import { Viewport } from "pixi-viewport";
import { easeInOut, type Motion } from "../../../scene/motion.ts";
import { CELL, type Point, type Rect } from "./geometry.ts";

/** CSS pixels a cell: below this fingers miss. Where there is a mouse and room, the whole mall is worth more. */
const SMALLEST_CELL = { narrow: 38, wide: 22 } as const;
const NARROW = 700;
/** Above this one sees paper fibres. */
const LARGEST_CELL = 112;
/** On wide screens a fitted mall never grows larger than this; it looks lost otherwise. */
const LARGEST_FITTED_CELL = 76;
const GLIDE = 360;

export interface View extends Point {
  readonly scale: number;
}

/** How much of the screen lies under panels, CSS pixels. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** What part of the mall is seen: by hand (drag, pinch, wheel), or framed. */
export class Camera {
  readonly viewport: Viewport;
  /** Somebody has moved the view by hand: it is theirs until it is fitted again. */
  isHeld = false;
  readonly #motion: Motion;
  readonly #hasReducedMotion: boolean;
  readonly #onMove: () => void;
  #insets: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
  #mall: Rect = { x: 0, y: 0, width: 1, height: 1 };
  #stopGlide: (() => void) | undefined;
  #isDrifting = false;
  /** While the camera itself moves the view, what the viewport tells of it is no hand's doing. */
  #isOwnDoing = false;

  constructor(events: EventSystem, motion: Motion, hasReducedMotion: boolean, onMove: () => void) {
    this.#motion = motion;
    this.#hasReducedMotion = hasReducedMotion;
    this.#onMove = onMove;
    this.viewport = new Viewport({
      events,
      noTicker: true,
      passiveWheel: false,
      threshold: 6,
      allowPreserveDragOutside: true,
    });
    this.viewport.drag({ wheel: false }).pinch({ noDrag: false }).wheel({ trackpadPinch: true });
    if (!hasReducedMotion) this.viewport.decelerate({ friction: 0.92, minSpeed: 0.05 });
    for (const event of ["moved", "zoomed"] as const) this.viewport.on(event, () => this.#isTakenInHand());
  }

  get #smallestCell(): number {
    return this.viewport.screenWidth < NARROW ? SMALLEST_CELL.narrow : SMALLEST_CELL.wide;
  }

  get scale(): number {
    return this.viewport.scale.x;
  }

  resize(width: number, height: number, insets: Insets): void {
    const middle = this.#middle();
    this.viewport.resize(width, height);
    this.#insets = insets;
    this.#limitZoom();
    this.#look({ ...middle, scale: this.scale });
  }

  /** The mall's extent: the middle of the screen can never leave it. */
  cover(mall: Rect): void {
    this.#mall = mall;
    this.#limitZoom();
  }

  /** The view that shows a rectangle whole, as large as sense allows. */
  #viewOf(rect: Rect, smallestCell: number): View {
    const { width, height } = this.free();
    const scale = Math.min(width / rect.width, height / rect.height);
    const cell = Math.min(LARGEST_FITTED_CELL, Math.max(smallestCell, scale * CELL));
    return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2, scale: cell / CELL };
  }

  /** Whether all of a rectangle lies in the free part of the screen. */
  shows(rect: Rect): boolean {
    const { x, y, width, height } = this.free();
    const from = this.viewport.toScreen(rect.x, rect.y);
    const to = this.viewport.toScreen(rect.x + rect.width, rect.y + rect.height);
    return from.x >= x - 1 && from.y >= y - 1 && to.x <= x + width + 1 && to.y <= y + height + 1;
  }

  /** The nearest view at which a rectangle is seen whole: no larger a step than it needs. */
  nudged(rect: Rect): View {
    const free = this.free();
    const whole = Math.min(free.width / rect.width, free.height / rect.height);
    const scale = Math.min(this.scale, Math.max(whole, this.#smallestCell / CELL));
    const middle = this.#middle();
    const nudge = (at: number, from: number, size: number, seen: number) =>
      size >= seen ? from + size / 2 : Math.min(from + seen / 2, Math.max(from + size - seen / 2, at));
    return {
      x: nudge(middle.x, rect.x, rect.width, free.width / scale),
      y: nudge(middle.y, rect.y, rect.height, free.height / scale),
      scale,
    };
  }

  /** The whole mall where cells stay large enough; otherwise as much of it as there is room for, about a point. */
  overview(about: Point): View {
    const whole = this.#viewOf(this.#mall, 1);
    if (whole.scale * CELL >= this.#smallestCell) return whole;
    const scale = this.#smallestCell / CELL;
    const free = this.free();
    const inside = (at: number, from: number, size: number, seen: number) =>
      size <= seen ? from + size / 2 : Math.min(from + size - seen / 2, Math.max(from + seen / 2, at));
    return {
      x: inside(about.x, this.#mall.x, this.#mall.width, free.width / scale),
      y: inside(about.y, this.#mall.y, this.#mall.height, free.height / scale),
      scale,
    };
  }

  hasRoomFor(rect: Rect): boolean {
    const { width, height } = this.free();
    return Math.min(width / rect.width, height / rect.height) * CELL >= this.#smallestCell;
  }

  get view(): View {
    return { ...this.#middle(), scale: this.scale };
  }

  whole(): View {
    return this.#viewOf(this.#mall, 1);
  }

  moveTo(view: View, isSmooth: boolean): void {
    this.#stopGlide?.();
    this.#stopGlide = undefined;
    this.viewport.plugins.get("decelerate")?.reset();
    if (!isSmooth || this.#hasReducedMotion) {
      this.#look(view);
      return;
    }
    const from = { ...this.#middle(), scale: this.scale };
    this.#stopGlide = this.#motion.tween(
      GLIDE,
      (t) => {
        const scale = from.scale * (view.scale / from.scale) ** t;
        this.#look({ x: from.x + (view.x - from.x) * t, y: from.y + (view.y - from.y) * t, scale });
      },
      easeInOut,
      () => {
        this.#stopGlide = undefined;
      },
    );
  }

  zoom(factor: number): void {
    this.isHeld = true;
    const { smallest, largest } = this.#zoomLimits();
    this.moveTo({ ...this.#middle(), scale: Math.min(largest, Math.max(smallest, this.scale * factor)) }, true);
  }

  /** The part of the screen that no panel covers. */
  free(): Rect {
    const { top, right, bottom, left } = this.#insets;
    const { screenWidth, screenHeight } = this.viewport;
    return {
      x: left,
      y: top,
      width: Math.max(80, screenWidth - left - right),
      height: Math.max(80, screenHeight - top - bottom),
    };
  }

  #middle(): Point {
    const { x, y, width, height } = this.free();
    return this.viewport.toWorld(x + width / 2, y + height / 2);
  }

  #look({ x, y, scale }: View): void {
    const free = this.free();
    this.viewport.scale.set(scale);
    this.viewport.position.set(free.x + free.width / 2 - x * scale, free.y + free.height / 2 - y * scale);
    this.#clamp();
    this.#settle();
  }

  /** The hand always wins over a glide, and what it let go drifts on a little. */
  #isTakenInHand(): void {
    if (this.#isOwnDoing) return;
    this.isHeld = true;
    this.#stopGlide?.();
    this.#stopGlide = undefined;
    this.#clamp();
    this.#onMove();
    this.#motion.wake();
    if (this.#isDrifting) return;
    this.#isDrifting = true;
    this.#motion.add((elapsed) => {
      const { x, y } = this.viewport;
      this.viewport.update(elapsed);
      this.#clamp();
      this.#isDrifting = this.viewport.input.count() > 0 || Math.hypot(this.viewport.x - x, this.viewport.y - y) > 0.05;
      this.#onMove();
      return this.#isDrifting;
    });
  }

  #settle(): void {
    // Lets the viewport's own bookkeeping (its hit area) follow.
    this.#isOwnDoing = true;
    this.viewport.update(0);
    this.#isOwnDoing = false;
    this.#onMove();
    this.#motion.wake();
  }

  #clamp(): void {
    const { x, y } = this.#middle();
    const { x: left, y: top, width, height } = this.#mall;
    const dx = x - Math.min(left + width, Math.max(left, x));
    const dy = y - Math.min(top + height, Math.max(top, y));
    this.viewport.x += dx * this.scale;
    this.viewport.y += dy * this.scale;
  }

  #zoomLimits(): { smallest: number; largest: number } {
    const whole = this.#viewOf(this.#mall, 1).scale;
    return { smallest: Math.min(whole * 0.85, this.#smallestCell / CELL), largest: LARGEST_CELL / CELL };
  }

  #limitZoom(): void {
    const { smallest, largest } = this.#zoomLimits();
    this.#isOwnDoing = true;
    this.viewport.clampZoom({ minScale: smallest, maxScale: largest });
    this.#isOwnDoing = false;
  }
}
