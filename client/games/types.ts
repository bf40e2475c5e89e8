import type { ComponentType } from "react";
import type { MatchRecording } from "../../shared/table/protocol.ts";
import type { Film } from "../replay/film.ts";
import type { Session } from "../table/session.ts";

/** A match that has ended, and every moment of it. */
export interface ReplayProps {
  readonly head: MatchRecording["head"];
  readonly film: Film;
}

/** What a game's choices before the start are given; others than the host read them (`isHost` false). */
export interface OptionsProps {
  readonly options: unknown;
  readonly isHost: boolean;
  readonly onChange: (options: unknown) => void;
}

/** What a game's folder offers to the table page, which loads it when a table of that game opens. */
export interface GameClient {
  /** The whole playing view: shown while a match is played and when it has ended. */
  readonly Play: ComponentType<{ readonly session: Session }>;
  /** The host's choices before the start; for others, shown as text. */
  readonly Options: ComponentType<OptionsProps>;
  /** Shows a match that has ended; without it the game has no replay. */
  readonly Replay?: ComponentType<ReplayProps>;
  /** First steps, played alone; without it the game has none. */
  readonly Learn?: ComponentType;
  /** How far a table has come from scenario to scenario; without it the game has no such way. */
  readonly Progress?: ComponentType<{ readonly code: string }>;
}
