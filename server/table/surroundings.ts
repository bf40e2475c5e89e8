import type { Closing } from "../journal/journal.ts";

/** What the table needs of the room around it. */
export interface Surroundings {
  /** Sends what changed of the state to everybody. */
  patch(): void;
  /** Sends a frame of events, packed, to everybody. */
  events(frame: Uint8Array): void;
  /** The table is closed for good: everybody is sent away. */
  closed(why: Closing): void;
}
