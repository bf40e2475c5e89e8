export type Ease = (t: number) => number;

export const linear: Ease = (t) => t;
export const easeIn: Ease = (t) => t ** 3;
export const easeOut: Ease = (t) => 1 - (1 - t) ** 3;
export const easeInOut: Ease = (t) => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2);
/** Overshoots a little and settles, like a card that is slapped down. */
export const easePaper: Ease = (t) => 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2;

/** Something that moves. @returns whether it goes on moving */
export type Mover = (elapsed: number) => boolean;

/** A frame that comes late must not tear a motion: more than this is never made up for at once, ms. */
const LONGEST_STEP = 200;

/** Draws only while something moves, and when asked to: a board at rest costs nothing and the phone stays cool. */
export class Motion {
  /** How many times faster than life everything runs: more than 1 when news wait to be shown. */
  pace = 1;
  readonly #draw: () => void;
  readonly #onRest: (isAtRest: boolean) => void;
  readonly #movers = new Set<Mover>();
  #request = 0;
  #last: number | undefined;
  #isAtRest = true;
  #isStopped = false;

  constructor(draw: () => void, onRest: (isAtRest: boolean) => void) {
    this.#draw = draw;
    this.#onRest = onRest;
  }

  get isAtRest(): boolean {
    return this.#isAtRest;
  }

  /** Draws once more at the next frame. */
  wake(): void {
    if (this.#request === 0 && !this.#isStopped) this.#request = requestAnimationFrame(this.#frame);
  }

  add(mover: Mover): void {
    this.#movers.add(mover);
    this.#rest(false);
    this.wake();
  }

  /** Calls `step` with 0 to 1 (eased) during `duration` ms, then `done`. @returns how to stop it short */
  tween(duration: number, step: (t: number) => void, ease: Ease = linear, done?: () => void): () => void {
    let spent = 0;
    const mover: Mover = (elapsed) => {
      spent += elapsed * this.pace;
      const t = duration > 0 ? Math.min(1, spent / duration) : 1;
      step(ease(t));
      if (t < 1) return true;
      done?.();
      return false;
    };
    this.add(mover);
    return () => this.#movers.delete(mover);
  }

  /** A tween to be awaited. After `stop` it never resolves. */
  play(duration: number, step: (t: number) => void, ease: Ease = linear): Promise<void> {
    return new Promise((resolve) => {
      this.tween(duration, step, ease, resolve);
    });
  }

  stop(): void {
    this.#isStopped = true;
    cancelAnimationFrame(this.#request);
    this.#movers.clear();
  }

  readonly #frame = (now: number): void => {
    this.#request = 0;
    const elapsed = this.#last === undefined ? 16 : Math.min(LONGEST_STEP, now - this.#last);
    for (const mover of [...this.#movers]) {
      if (!mover(elapsed)) this.#movers.delete(mover);
    }
    this.#draw();
    const goesOn = this.#movers.size > 0;
    this.#last = goesOn ? now : undefined;
    if (goesOn) this.wake();
    this.#rest(!goesOn);
  };

  #rest(isAtRest: boolean): void {
    if (this.#isAtRest === isAtRest) return;
    this.#isAtRest = isAtRest;
    this.#onRest(isAtRest);
  }
}
