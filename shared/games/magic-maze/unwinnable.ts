import type { Switches } from "./switches.ts";

/** Why a choice of switches can never be won, or not even be played: keys that the client translates. */
export const UNWINNABLE_CODES = [
  /** Items lie on tiles 6 to 9. */
  "level-lacks-items",
  /** Exits lie on tiles 2, 10, 11 and 12. */
  "level-lacks-exits",
  /** The exit lies in one dimension, and not all four heroes may come to it. (Without vortexes it is hard, no more.) */
  "dimensions-split-exit",
  /** The first hero to leave stays on the exit, and nobody else may come onto its tile. */
  "groups-block-exit",
  /** One player has no action tile: the others need at least two. */
  "leader-needs-three",
  /** There are action tiles for eight at most: the ninth has to be the leader. */
  "nine-need-leader",
] as const;
export type UnwinnableCode = (typeof UNWINNABLE_CODES)[number];

interface Choice {
  readonly switches: Switches;
  readonly level: number;
  readonly players: number | undefined;
}

/** What every table needs, the most telling first. */
const OBSTACLES: Readonly<Record<UnwinnableCode, (choice: Choice) => boolean>> = {
  "level-lacks-items": ({ level }) => level < 9,
  "level-lacks-exits": ({ level, switches }) => level < 12 && switches.exits !== "common",
  "dimensions-split-exit": ({ switches }) => switches.hasDimensions && switches.exits === "common",
  "groups-block-exit": ({ switches }) => !switches.hasGroups && switches.exits === "common",
  "leader-needs-three": ({ switches, players = 3 }) => switches.hasLeader && players < 3,
  "nine-need-leader": ({ switches, players = 1 }) => !switches.hasLeader && players > 8,
};

/**
 * Why nobody could ever win under these switches, or undefined. Mere bad luck is no reason.
 * @param level the highest number in the stack
 * @param players left out: any number that the switches allow
 */
export function whyUnwinnable(switches: Switches, level: number, players?: number): UnwinnableCode | undefined {
  return UNWINNABLE_CODES.find((code) => OBSTACLES[code]({ switches, level, players }));
}
