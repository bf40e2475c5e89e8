import { RateMeter } from "./rate.ts";
import type { Place } from "./roster.ts";

/** The line to a page: what a table needs of a connection. */
export interface Line {
  send(type: string | number, message: unknown): void;
  /** Ends the connection at once: nothing it sends afterwards is heard. */
  close(code: number): void;
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
  readonly messages = new RateMeter(1000);
  readonly chatter = new RateMeter(5000);

  constructor(line: Line) {
    this.line = line;
  }
}
