import { close, fdatasync, openSync } from "node:fs";

/** So many writes, then the file is brought to the disk. */
const WRITES = 256;

/**
 * Brings what is written to a file to the disk while the server goes on. SQLite itself does so only when it moves its log
 * into the database, in one go and with everybody waiting: then little is left to be done.
 */
export class Syncing {
  readonly #path: string;
  #file: number | undefined;
  #writes = 0;
  #isBusy = false;
  #isClosed = false;

  constructor(path: string) {
    this.#path = path;
  }

  /** Something was written. */
  written(): void {
    if (++this.#writes < WRITES || this.#isBusy || this.#isClosed) return;
    this.#writes = 0;
    const file = this.#open();
    if (file === undefined) return;
    this.#isBusy = true;
    // Where it fails, SQLite will meet the same and say so.
    fdatasync(file, () => {
      this.#isBusy = false;
      if (this.#isClosed) this.#closeFile();
    });
  }

  /** No more than once is the number of the file given back: then it is somebody else's. */
  close(): void {
    this.#isClosed = true;
    if (!this.#isBusy) this.#closeFile();
  }

  #closeFile(): void {
    const file = this.#file;
    this.#file = undefined;
    // Without somebody to hear of a failure it would end the process.
    if (file !== undefined) close(file, () => undefined);
  }

  /** @returns undefined where there is no such file yet */
  #open(): number | undefined {
    try {
      this.#file ??= openSync(this.#path, "r+");
    } catch {
      return undefined;
    }
    return this.#file;
  }
}
