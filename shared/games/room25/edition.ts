import { CHARACTERS, type CharacterName } from "./characters.ts";
import type { RoomKind } from "./kinds.ts";
import type { ModeId } from "./modes/mode.ts";

/** What differs between the editions. rules: 10 */
export interface Edition {
  readonly characters: readonly CharacterName[];
  /** How many tiles of each kind the box holds. */
  readonly supply: Readonly<Record<RoomKind, number>>;
  /** Tiles that always start hidden in an exit zone. rules: 2.2 */
  readonly setAside: readonly RoomKind[];
  /** Turns by mode. rules: 4 */
  readonly turns: Readonly<Record<ModeId, number>>;
  /** When those outside Room 25 must show who they are: a row of `modes/masks.ts`. rules: 5.1 */
  readonly masksOff: "majority";
}

export const BASE: Edition = {
  characters: CHARACTERS,
  supply: {
    central: 1,
    room25: 1,
    empty: 8,
    vision: 1,
    moving: 1,
    control: 1,
    twin: 2,
    vortex: 2,
    prison: 2,
    cold: 2,
    dark: 2,
    trapped: 2,
    flooded: 2,
    acid: 2,
    mortal: 2,
    illusion: 1,
  },
  setAside: ["room25", "vision"],
  turns: { suspicion: 10, cooperation: 8, competition: 10, team: 10, solo: 8 },
  masksOff: "majority",
};

/** Turns that the alarm leaves when it rings before them. rules: 4 */
export const ALARM_TURNS = 5;
/** The alarm is for the modes with this many turns. */
export const ALARM_MODE_TURNS = 10;
