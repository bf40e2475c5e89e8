import type { MatchView } from "../../table/game.ts";
import type { ActionSet } from "./actions.ts";
import type { MazeBoard } from "./board.ts";
import type { MatchEvent } from "./events.ts";
import type { Tallies } from "./summary.ts";

/** Nobody holds anything in secret from the others. */
export type Hand = Readonly<Record<string, never>>;

export interface Secret {
  /** Ids of the mall tiles that lie face down, the top one first. */
  readonly stack: string[];
  /** The action tiles of one player alone in the order in which they are turned up; else none. rules: Solo */
  readonly pile: ActionSet[];
  /** Kept for the summary, which lies open only at the end. */
  readonly tallies: Tallies;
}

export type MazeMatch = MatchView<MazeBoard, Hand, Secret, MatchEvent>;
