import type { House } from "../house.ts";

/** How long to leave a disk alone that could not be written to, in milliseconds. */
export const REST = 1000;

/** What must be written down some time: now, or when the disk can. A full disk unseats nobody and ends no table. */
export class Writings {
  readonly #house: House;
  readonly #code: string;
  readonly #due = new Map<string, () => void>();
  #nextAt = 0;

  constructor(house: House, code: string) {
    this.#house = house;
    this.#code = code;
  }

  /** @param what takes the place of what is still to be written under the same name */
  write(what: string, act: () => void): void {
    try {
      act();
      this.#due.delete(what);
    } catch (error) {
      if (!this.#due.has(what)) this.#house.log.error({ event: "not written", what, code: this.#code, err: error });
      this.#due.set(what, act);
      this.#nextAt = this.#house.now() + REST;
    }
  }

  /** Tries again. */
  tick(): void {
    if (this.#due.size === 0 || this.#house.now() < this.#nextAt) return;
    for (const [what, act] of [...this.#due]) this.write(what, act);
  }
}
