import { RateMeter } from "./rate.ts";
import type { Place } from "./roster.ts";

/** The line to a page: what a table needs of a connection. */
export interface Line {
  send(type: string | number, message: unknown): void;
  /** Ends the connection at once: nothing it sends afterwards is heard. */
  close(code: number): void;
  /** @param tell is told how many milliseconds the way there and back takes, if an answer comes */
  measure(tell: (milliseconds: number) => void): void;
}

/** Somebody with the table on the screen: a player when they have a place, else a spectator. */
export class Visitor {
  readonly line: Line;
  place: Place | undefined;
  /** No two at a table are alike; 0 before the table admits them. */
  id = 0;
  /** What they called themselves; empty where they did not. */
  name = "";
  /** The seat number the page was last told. */
  toldSeat: number | undefined;
  /** How many messages made no sense. */
  malformed = 0;
  /** How many milliseconds the way to the page and back takes, of late; undefined before the first answer. */
  delay: number | undefined;
  #isMeasuring = false;
  readonly messages = new RateMeter(1000);
  readonly chatter = new RateMeter(5000);

  constructor(line: Line) {
    this.line = line;
  }

  /** Measures the line anew; one slow answer alone does not make it a poor one. */
  measure(): void {
    if (this.#isMeasuring) return;
    this.#isMeasuring = true;
    this.line.measure((milliseconds) => {
      this.#isMeasuring = false;
      this.delay = this.delay === undefined ? milliseconds : (this.delay + milliseconds) / 2;
    });
  }
}
