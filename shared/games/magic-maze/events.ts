import type { EventTable } from "../../table/events.ts";

/** What happened. Heroes are indices into `COLOURS`, directions into `DIRECTIONS`; times are milliseconds. */
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

export const events: EventTable<MazeEvent> = {
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
};
