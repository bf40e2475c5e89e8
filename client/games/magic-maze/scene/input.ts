import type { Container, FederatedPointerEvent } from "pixi.js";
import { distance, type Point } from "./geometry.ts";

/** What the pointer can do; all points are on the screen, in CSS pixels. */
export interface Touch {
  /** May a drag begin here? Then the finger does not draw the view along. */
  canGrab(point: Point): boolean;
  tap(point: Point): void;
  doubleTap(point: Point): void;
  grab(point: Point): void;
  drag(point: Point): void;
  drop(point: Point): void;
  /** The drag ended without a drop: a second finger, or the system took the pointer. */
  cancel(): void;
  hover(point: Point | undefined): void;
}

interface Press {
  readonly id: number;
  readonly from: Point;
  readonly isGrab: boolean;
  isDragging: boolean;
  hasMoved: boolean;
}

/** A finger trembles more than a mouse. */
const SLACK = { mouse: 5, touch: 10 } as const;
const DOUBLE = 320;

/** Tells taps, double taps and drags of a pawn from panning and pinching, which are left to the viewport below. */
export class Input {
  readonly #stage: Container;
  readonly #touch: Touch;
  readonly #letDragView: (mayDrag: boolean) => void;
  readonly #pressed = new Set<number>();
  #press: Press | undefined;
  #lastTap: { at: Point; time: number } | undefined;

  /** @param letDragView whether a single finger may draw the view along */
  constructor(stage: Container, touch: Touch, letDragView: (mayDrag: boolean) => void) {
    this.#stage = stage;
    this.#touch = touch;
    this.#letDragView = letDragView;
    const listen = (type: string, handle: (event: FederatedPointerEvent) => void) =>
      stage.addEventListener(type, (event) => handle(event as unknown as FederatedPointerEvent), { capture: true });
    stage.eventMode = "static";
    listen("pointerdown", (event) => this.#down(event));
    stage.on("globalpointermove", (event) => this.#move(event));
    for (const type of ["pointerup", "pointerupoutside", "pointercancel"] as const) {
      stage.on(type, (event) => this.#up(event, type === "pointercancel"));
    }
  }

  set cursor(cursor: string) {
    this.#stage.cursor = cursor;
    for (const child of this.#stage.children) child.cursor = cursor;
  }

  /** The pointer left the mall. */
  leave(): void {
    this.#touch.hover(undefined);
  }

  #down(event: FederatedPointerEvent): void {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    this.#pressed.add(event.pointerId);
    const from = { x: event.global.x, y: event.global.y };
    if (this.#pressed.size > 1) {
      // Two fingers pinch: whatever the first began is over.
      if (this.#press?.isDragging) this.#touch.cancel();
      this.#press = undefined;
      this.#letDragView(true);
      return;
    }
    const isGrab = this.#touch.canGrab(from);
    this.#letDragView(!isGrab);
    this.#press = { id: event.pointerId, from, isGrab, isDragging: false, hasMoved: false };
  }

  #move(event: FederatedPointerEvent): void {
    const at = { x: event.global.x, y: event.global.y };
    const press = this.#press;
    if (press === undefined || press.id !== event.pointerId) {
      if (event.pointerType === "mouse" && this.#pressed.size === 0) this.#touch.hover(at);
      return;
    }
    if (!press.hasMoved) {
      press.hasMoved = distance(at, press.from) > (event.pointerType === "mouse" ? SLACK.mouse : SLACK.touch);
      if (!press.hasMoved) return;
      if (press.isGrab) {
        press.isDragging = true;
        this.#touch.grab(press.from);
      }
    }
    if (press.isDragging) this.#touch.drag(at);
  }

  #up(event: FederatedPointerEvent, isCancelled: boolean): void {
    this.#pressed.delete(event.pointerId);
    const press = this.#press;
    if (press === undefined || press.id !== event.pointerId) return;
    this.#press = undefined;
    this.#letDragView(true);
    const at = { x: event.global.x, y: event.global.y };
    if (press.isDragging) {
      if (isCancelled) this.#touch.cancel();
      else this.#touch.drop(at);
    } else if (!press.hasMoved && !isCancelled) this.#tapped(at, event.timeStamp);
  }

  #tapped(at: Point, time: number): void {
    const isDouble =
      this.#lastTap !== undefined && time - this.#lastTap.time < DOUBLE && distance(at, this.#lastTap.at) < 24;
    this.#lastTap = isDouble ? undefined : { at, time };
    if (isDouble) this.#touch.doubleTap(at);
    else this.#touch.tap(at);
  }
}
