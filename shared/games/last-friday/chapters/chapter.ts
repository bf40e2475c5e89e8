import type { CampBoard, Ending, Result } from "../board.ts";
import type { ManiacToken } from "../clues.ts";
import type { CampMatch } from "../envelopes.ts";
import type { StageName } from "../stages/names.ts";

/** A chapter: what is its own, as data and hooks. The rest of the rules does not know which chapter is played. */
export interface Chapter {
  readonly number: number;
  readonly isManiacFirst: boolean;
  /** How many rounds ago the trail is shown: 3, or 0 for where he is now. rules: Trail reveal */
  readonly trailLag: 0 | 3;
  /** What becomes of a camper, or of the maniac, whose step crosses a pawn. */
  readonly onPawn: "kills" | "catches" | "blocks";
  /** Campers are safe in their cabins. */
  readonly hasShelter: boolean;
  readonly allowsInvisible: boolean;
  /** Plot twist is of use. */
  readonly allowsTwist: boolean;
  /** The maniac begins where the last chapter left him. */
  readonly keepsPlace: boolean;
  /** Dead campers are replaced by others of their colour when it begins. */
  readonly bringsNewcomers: boolean;
  /** What is done before the first round: in the campaign, and in the chapter alone. */
  readonly opening: Readonly<Record<"campaign" | "alone", readonly StageName[]>>;
  /** What is done after the last, in the campaign. */
  readonly aftermath: readonly StageName[];
  /** The maniac's tokens in the chapter alone. */
  readonly tokens: readonly ManiacToken[];
  /** What the maniac lays out in the chapter alone. */
  readonly layOut: { readonly corpses: number; readonly clues: number };
  /** The circles on which he may begin where no place is kept. */
  starts(board: CampBoard): readonly number[];
  /** A camper's step to `to` crosses the circle on which the maniac stands. */
  onMeeting(match: CampMatch, camper: number, circle: number, to: number): void;
  /** He cannot move on his turn. */
  onCornered(board: CampBoard): void;
  /** Whether the chapter is over by what lies on the board. */
  check(board: CampBoard): Ending;
  /** The last things that happen when it is over. */
  onClose(match: CampMatch): void;
  /** Who has won the match; empty: it goes on with the next chapter (in the campaign only). */
  winner(board: CampBoard): Result;
}
