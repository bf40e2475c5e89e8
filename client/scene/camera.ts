import type { EventSystem } from "pixi.js";
import { Viewport } from "pixi-viewport";
import { easeInOut, type Motion } from "./motion.ts";
import type { Point, Rect } from "./shapes.ts";

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

export interface CameraSettings {
  readonly hasReducedMotion: boolean;
  /** CSS pixels a unit, given the scale at which the whole board just fits, and how wide the screen is. */
  limits(whole: number, screenWidth: number): { readonly smallest: number; readonly largest: number };
  /** 0: the board always fills the screen or is centred; 1: its edge may come to the middle of the screen. */
  readonly roam: number;
  /** The view changed, by hand or by a glide. */
  onMove(): void;
}

/** What part of the board is seen: by hand (drag, pinch, wheel), or framed. */
export class Camera {
  readonly viewport: Viewport;
  /** Somebody has moved the view by hand: it is theirs until it is framed again. */
  isHeld = false;
  readonly #motion: Motion;
  readonly #settings: CameraSettings;
  #insets: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
  #whole: Rect = { x: 0, y: 0, width: 1, height: 1 };
  #stopGlide: (() => void) | undefined;
  #isDrifting = false;
  /** The view is being set, not moved by hand. */
  #isSet = false;
  #seen: View = { x: 0, y: 0, scale: 0 };

  constructor(events: EventSystem, motion: Motion, settings: CameraSettings) {
    this.#motion = motion;
    this.#settings = settings;
    this.viewport = new Viewport({
      events,
      noTicker: true,
      passiveWheel: false,
      threshold: 6,
      allowPreserveDragOutside: true,
    });
    this.viewport.drag({ wheel: false }).pinch({ noDrag: false }).wheel({ trackpadPinch: true });
    if (!settings.hasReducedMotion) this.viewport.decelerate({ friction: 0.92, minSpeed: 0.05 });
    for (const event of ["moved", "zoomed"] as const) this.viewport.on(event, () => this.#isTakenInHand());
  }

  get scale(): number {
    return this.viewport.scale.x;
  }

  get isGliding(): boolean {
    return this.#stopGlide !== undefined;
  }

  get view(): View {
    return { ...this.#middle(), scale: this.scale };
  }

  /** How far the board reaches. */
  get covered(): Rect {
    return this.#whole;
  }

  /** The scale at which the whole board just fits. */
  get wholeScale(): number {
    return this.fitting(this.#whole);
  }

  /** The scale at which a rectangle just fits. */
  fitting({ width, height }: Rect): number {
    const { free } = this;
    return Math.min(free.width / width, free.height / height);
  }

  /** The part of the screen that no panel covers. */
  get free(): Rect {
    const { top, right, bottom, left } = this.#insets;
    const { screenWidth, screenHeight } = this.viewport;
    return {
      x: left,
      y: top,
      width: Math.max(1, screenWidth - left - right),
      height: Math.max(1, screenHeight - top - bottom),
    };
  }

  /** The screen changed: what was held stays in the middle, what was framed must be framed again. */
  resize(width: number, height: number, insets: Insets = this.#insets): void {
    const middle = this.#middle();
    this.viewport.resize(width, height);
    this.#insets = insets;
    this.#limitZoom();
    if (this.isHeld) this.#look({ ...middle, scale: this.scale });
  }

  /** How far the board reaches. */
  cover(whole: Rect): void {
    this.#whole = whole;
    this.#limitZoom();
  }

  /** The view that shows a rectangle whole, as large as the limits allow. */
  viewOf(rect: Rect): View {
    return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2, scale: this.#limited(this.fitting(rect)) };
  }

  moveTo(view: View, isSmooth: boolean): void {
    this.#endGlide();
    // What was let go drifts no further.
    this.viewport.plugins.get("decelerate")?.reset();
    if (!isSmooth || this.#settings.hasReducedMotion) {
      this.#look(view);
      return;
    }
    const from = this.view;
    this.#stopGlide = this.#motion.tween(
      GLIDE,
      (t) => {
        const scale = from.scale * (view.scale / from.scale) ** t;
        this.#look({ x: from.x + (view.x - from.x) * t, y: from.y + (view.y - from.y) * t, scale });
      },
      easeInOut,
      () => {
        this.#stopGlide = undefined;
        this.#settings.onMove();
      },
    );
  }

  /** While a finger carries something else it does not carry the view. Two fingers always do. */
  letDrag(mayDrag: boolean): void {
    if (mayDrag) this.viewport.plugins.resume("drag");
    else this.viewport.plugins.pause("drag");
  }

  /** @param about what stays where it is; the middle of the screen if not given */
  zoom(factor: number, about: Point = this.#middle()): void {
    this.isHeld = true;
    const scale = this.#limited(this.scale * factor);
    const middle = this.#middle();
    const shrink = this.scale / scale;
    const x = about.x + (middle.x - about.x) * shrink;
    const y = about.y + (middle.y - about.y) * shrink;
    this.moveTo({ x, y, scale }, true);
  }

  #middle(): Point {
    const { x, y, width, height } = this.free;
    return this.viewport.toWorld(x + width / 2, y + height / 2);
  }

  #look({ x, y, scale }: View): void {
    this.#isSet = true;
    const free = this.free;
    this.viewport.scale.set(scale);
    this.viewport.position.set(free.x + free.width / 2 - x * scale, free.y + free.height / 2 - y * scale);
    this.#clamp();
    // Lets the viewport's own bookkeeping (its hit area) follow.
    this.viewport.update(0);
    this.#remember();
    this.#isSet = false;
    this.#settings.onMove();
    this.#motion.wake();
  }

  /** The hand always wins over a glide, and what it let go drifts on a little. */
  #isTakenInHand(): void {
    if (this.#isSet) return;
    this.#clamp();
    if (!this.#remember()) return;
    this.isHeld = true;
    this.#endGlide();
    this.#settings.onMove();
    this.#motion.wake();
    if (this.#isDrifting) return;
    this.#isDrifting = true;
    this.#motion.add((elapsed) => {
      const { x, y } = this.viewport;
      this.viewport.update(elapsed);
      this.#clamp();
      this.#isDrifting = this.viewport.input.count() > 0 || Math.hypot(this.viewport.x - x, this.viewport.y - y) > 0.05;
      this.#settings.onMove();
      return this.#isDrifting;
    });
  }

  /** @returns whether the view is another than the one remembered */
  #remember(): boolean {
    const { x, y } = this.viewport;
    const { scale, x: left, y: top } = this.#seen;
    this.#seen = { x, y, scale: this.scale };
    return Math.hypot(x - left, y - top) > 0.01 || scale !== this.scale;
  }

  #endGlide(): void {
    this.#stopGlide?.();
    this.#stopGlide = undefined;
  }

  #clamp(): void {
    const middle = this.#middle();
    const free = this.free;
    const { x, y, width, height } = this.#whole;
    const keep = (at: number, from: number, length: number, seen: number) => {
      const margin = Math.min(length, (seen / this.scale) * (1 - this.#settings.roam)) / 2;
      return Math.min(from + length - margin, Math.max(from + margin, at));
    };
    this.viewport.x += (middle.x - keep(middle.x, x, width, free.width)) * this.scale;
    this.viewport.y += (middle.y - keep(middle.y, y, height, free.height)) * this.scale;
  }

  #limited(scale: number): number {
    const { smallest, largest } = this.#settings.limits(this.wholeScale, this.viewport.screenWidth);
    return Math.min(largest, Math.max(smallest, scale));
  }

  #limitZoom(): void {
    const { smallest, largest } = this.#settings.limits(this.wholeScale, this.viewport.screenWidth);
    this.#isSet = true;
    this.viewport.clampZoom({ minScale: smallest, maxScale: largest });
    this.#isSet = false;
  }
}
