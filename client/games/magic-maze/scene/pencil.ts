import type { Spot } from "../../../../shared/games/magic-maze/mall.ts";
import { CELL, centreOf, type Point } from "./geometry.ts";
import type { Touch } from "./input.ts";
import type { Plans } from "./plans.ts";

interface Parts {
  readonly plans: Plans;
  /** The seat's colour, 1 to 9. */
  colour(): number;
  world(screen: Point): Point;
  onStroke(from: Spot, to: Spot): void;
  wake(): void;
}

/** What taps and drags mean while the pencil is in hand: a ring round a cell, an arrow from cell to cell. */
export class Pencil implements Touch {
  readonly #parts: Parts;
  #from: Spot | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  canGrab(): boolean {
    return true;
  }

  tap(point: Point): void {
    const spot = this.#spot(point);
    this.#parts.onStroke(spot, spot);
  }

  doubleTap(point: Point): void {
    this.tap(point);
  }

  grab(point: Point): void {
    this.#from = this.#spot(point);
  }

  drag(point: Point): void {
    const { plans, colour, wake } = this.#parts;
    if (!this.#from) return;
    plans.draft(colour(), centreOf(this.#from), centreOf(this.#spot(point)));
    wake();
  }

  drop(point: Point): void {
    const from = this.#from;
    this.cancel();
    if (from) this.#parts.onStroke(from, this.#spot(point));
  }

  cancel(): void {
    this.#from = undefined;
    this.#parts.plans.endDraft();
    this.#parts.wake();
  }

  hover(): void {}

  #spot(screen: Point): Spot {
    const { x, y } = this.#parts.world(screen);
    return { row: Math.floor(y / CELL), col: Math.floor(x / CELL) };
  }
}

/** Two meanings of the same fingers; which of them holds is asked at every touch. */
export function eitherTouch(now: () => Touch): Touch {
  return {
    canGrab: (point) => now().canGrab(point),
    tap: (point) => now().tap(point),
    doubleTap: (point) => now().doubleTap(point),
    grab: (point) => now().grab(point),
    drag: (point) => now().drag(point),
    drop: (point) => now().drop(point),
    cancel: () => now().cancel(),
    hover: (point) => now().hover(point),
  };
}
