import type { RoomKind } from "../kinds.ts";
import { acid } from "./acid.ts";
import { central } from "./central.ts";
import { cold } from "./cold.ts";
import { control } from "./control.ts";
import { dark } from "./dark.ts";
import { empty } from "./empty.ts";
import { flooded } from "./flooded.ts";
import { illusion } from "./illusion.ts";
import { mortal } from "./mortal.ts";
import { moving } from "./moving.ts";
import { prison } from "./prison.ts";
import type { Room } from "./room.ts";
import { room25 } from "./room25.ts";
import { trapped } from "./trapped.ts";
import { twin } from "./twin.ts";
import { vision } from "./vision.ts";
import { vortex } from "./vortex.ts";

/** Every kind of room: one line a room. */
export const ROOMS: Readonly<Record<RoomKind, Room>> = {
  central,
  room25,
  empty,
  vision,
  moving,
  control,
  twin,
  vortex,
  prison,
  cold,
  dark,
  trapped,
  flooded,
  acid,
  mortal,
  illusion,
};

export function roomRules(kind: RoomKind): Room {
  return ROOMS[kind];
}
