/** Probes in a measurement: the one with the shortest round trip tells the time best. */
const PROBES = 8;

/** The server's time, counted with `performance.now()`: the wall clock of this machine may be wrong by minutes. */
export class ServerClock {
  readonly #here: () => number;
  /** Server time minus `here`; a guess until the first probe. */
  #offset: number;
  #isMeasured = false;

  constructor(here: () => number = () => performance.now()) {
    this.#here = here;
    this.#offset = Date.now() - here();
  }

  /** Server time in milliseconds. */
  now(): number {
    return this.#here() + this.#offset;
  }

  /** Measures anew. @param askTime asks the server for its time; rejects when it does, and the old measure holds */
  async measure(askTime: () => Promise<number>): Promise<void> {
    let shortest = Number.POSITIVE_INFINITY;
    let best = this.#offset;
    for (let probe = 0; probe < PROBES; probe++) {
      const sent = this.#here();
      const server = await askTime();
      const trip = this.#here() - sent;
      if (trip < shortest) {
        shortest = trip;
        best = server - (sent + trip / 2);
      }
      // Any probe is better than the guess; a former measure is only given up for a whole new one.
      if (!this.#isMeasured) this.#offset = best;
    }
    this.#offset = best;
    this.#isMeasured = true;
  }
}
