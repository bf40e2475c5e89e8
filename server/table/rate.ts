/** Counts what happens in a span of time. */
export class RateMeter {
  readonly #span: number;
  #since = Number.NEGATIVE_INFINITY;
  #count = 0;

  /** @param span milliseconds */
  constructor(span: number) {
    this.#span = span;
  }

  /** @returns how often it has happened within the span, this time included */
  add(now: number): number {
    if (now - this.#since >= this.#span) {
      this.#since = now;
      this.#count = 0;
    }
    return ++this.#count;
  }

  /** How often it has happened within the span. */
  count(now: number): number {
    return now - this.#since >= this.#span ? 0 : this.#count;
  }
}
