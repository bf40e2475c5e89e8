import type { EventTable } from "../../table/events.ts";

/** What happens in every match. Heroes are indices into `COLOURS`, directions into `DIRECTIONS`; times are milliseconds. */
export type MazeEvent =
  | { type: "moved"; seat: number; hero: number; direction: number; cells: number }
  | { type: "vortexed"; seat: number; hero: number }
  | { type: "escalated"; seat: number; hero: number }
  /** `viaBall`: laid through the mage's crystal ball. */
  | { type: "explored"; seat: number; tile: string; viaBall: boolean }
  /** The sand ran for the first time. */
  | { type: "sandStarted"; seat: number }
  /** A hero turned the timer: sand left before and after, ms. */
  | { type: "sandTurned"; seat: number; before: number; after: number }
  | { type: "tilesPassed" }
  | { type: "talkOpened"; by: "timer" | "elf" }
  | { type: "talkClosed" }
  | { type: "ballSpent" }
  | { type: "cameraOff"; seat: number }
  | { type: "theft" }
  | { type: "escaped"; hero: number }
  | { type: "doSomething"; seat: number; at: number }
  | { type: "stare"; seat: number; at: number }
  | { type: "ready"; seat: number; isReady: boolean }
  | { type: "won" }
  | { type: "lost" };

/** What happens while a plan is drawn, in the challenges, and to one player alone. */
type ChallengeEvent =
  /** One player alone turned an action tile up, or all were shuffled into a new pile. */
  | { type: "turnedUp"; seat: number }
  | { type: "pileShuffled" }
  /** Two tiles have to be removed. */
  | { type: "tilesDue" }
  | { type: "tileRemoved"; seat: number; tile: string }
  /** A hero was given another cell to start from. */
  | { type: "placed"; seat: number; hero: number }
  /** An arrow of a plan; a ring where it leads from a cell to itself. */
  | { type: "sketched"; seat: number; row: number; col: number; toRow: number; toCol: number }
  /** A seat took its plan away. */
  | { type: "wiped"; seat: number };

/** All that may happen. */
export type MatchEvent = MazeEvent | ChallengeEvent;

export const events: EventTable<MatchEvent> = {
  moved: ["seat", "hero", "direction", "cells"],
  vortexed: ["seat", "hero"],
  escalated: ["seat", "hero"],
  explored: ["seat", "tile", "viaBall"],
  sandStarted: ["seat"],
  sandTurned: ["seat", "before", "after"],
  tilesPassed: [],
  talkOpened: ["by"],
  talkClosed: [],
  ballSpent: [],
  cameraOff: ["seat"],
  theft: [],
  escaped: ["hero"],
  doSomething: ["seat", "at"],
  stare: ["seat", "at"],
  ready: ["seat", "isReady"],
  won: [],
  lost: [],
  turnedUp: ["seat"],
  pileShuffled: [],
  tilesDue: [],
  tileRemoved: ["seat", "tile"],
  placed: ["seat", "hero"],
  sketched: ["seat", "row", "col", "toRow", "toCol"],
  wiped: ["seat"],
};
