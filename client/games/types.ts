import type { ComponentType } from "react";
import type { Session } from "../table/session.ts";

/** What a game's folder offers to the table page, which loads it when a table of that game opens. */
export interface GameClient {
  /** The whole playing view: shown while a match is played and when it has ended. */
  readonly Play: ComponentType<{ readonly session: Session }>;
  /** The host's choices before the start; for others, shown as text (`isHost` false). */
  readonly Options: ComponentType<{
    readonly options: unknown;
    readonly isHost: boolean;
    readonly onChange: (options: unknown) => void;
  }>;
}
