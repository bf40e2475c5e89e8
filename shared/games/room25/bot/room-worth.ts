import type { RoomKind } from "../kinds.ts";

/** What it costs to lose a character. */
export const DEATH = -400;

/** What it is worth to be in a room at the end of one's actions. A trapped or flooded one must be left again in time. */
export const ROOM_WORTH: Readonly<Record<RoomKind, number>> = {
  central: 0,
  room25: 12,
  empty: 1,
  vision: 6,
  moving: -2,
  control: 2,
  twin: 0,
  vortex: -8,
  prison: -9,
  cold: -8,
  dark: -4,
  trapped: -30,
  flooded: -18,
  acid: -16,
  mortal: DEATH,
  illusion: -30,
};
