import type { Pairing } from "../characters.ts";
import type { Role } from "../hands.ts";
import type { Play } from "../play.ts";

export const MODE_IDS = ["suspicion", "cooperation", "competition", "team", "solo"] as const;
export type ModeId = (typeof MODE_IDS)[number];

/** Why the game ended: Room 25 left the board, too many died, only one side lives, or the countdown ran out. */
export const END_REASONS = ["escape", "deaths", "elimination", "time"] as const;
export type EndReason = (typeof END_REASONS)[number];

/** What the end means to a seat. `partial`: escaped, but somebody is dead. */
export const OUTCOMES = ["won", "partial", "lost", "draw"] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface Ending {
  readonly reason: EndReason;
  /** By seat. */
  readonly outcomes: readonly Outcome[];
}

/** A way to play: data, and what it says of victory and death. rules: 5 */
export interface Mode {
  seats(teamSize: number): { readonly min: number; readonly max: number };
  charactersEach(seats: number): number;
  /** How the characters of a group go together, and which group a seat belongs to. */
  pairing(seats: number): Pairing;
  groupOf(seat: number): number;
  /** The role tiles that are shuffled and dealt, or undefined where everybody is known to be a prisoner. */
  roleTiles?(seats: number): readonly Role[];
  /** Nobody programs: each character chooses when its slot comes. D-22 */
  readonly isUnprogrammed?: boolean;
  /**
   * This living prisoner, inside Room 25, slides it over the edge (D-6). @returns the end of the game, or undefined
   * where the room only wraps round. rules: 5.0
   */
  escape(play: Play, by: number): Ending | undefined;
  /** Who must show himself, and whether the game is over. */
  afterDeath(play: Play, dead: number): Ending | undefined;
  /** After every change of places: who must show himself. */
  watch?(play: Play): void;
  /** The countdown has run out. */
  timeUp(play: Play): Ending;
}
