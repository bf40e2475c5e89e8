import type { AbsencePolicy } from "../../shared/table/absence.ts";
import type { VoteKind } from "../../shared/table/board.ts";
import type { Answer, ChatLine, LinkMessage, OpenMessage, TableRequest } from "../../shared/table/protocol.ts";

/** A plain copy of `TableState`, made anew after each patch and never changed: what React and scenes are given. */
export interface TableView {
  readonly code: string;
  readonly game: string;
  readonly phase: "gathering" | "playing" | "ended";
  readonly isPublic: boolean;
  readonly host: number;
  readonly options: unknown;
  readonly seats: readonly SeatView[];
  readonly spectators: number;
  readonly clock: { readonly isRunning: boolean; readonly at: number; readonly startsAt?: number };
  readonly match: number;
  /** After the end: by which the match can be watched again, at `/r/KEY`; else empty. */
  readonly matchKey: string;
  readonly board: unknown;
  /** From here on: absent is as at first, see `TableState`. */
  readonly absence?: AbsencePolicy;
  readonly isPaused?: boolean;
  readonly waitsUntil?: number;
  readonly vote?: VoteView;
  readonly isEndedByVote?: boolean;
  readonly isLocked?: boolean;
  readonly mayWatch?: boolean;
  readonly seesAll?: boolean;
  readonly watchers?: readonly { readonly id: number; readonly name: string }[];
}

/** A proposal that waits for agreement; see `Vote` in shared/table/board.ts. */
export interface VoteView {
  readonly kind: VoteKind;
  readonly by: number;
  readonly seat: number;
  readonly to: number;
  readonly needed: number;
  readonly agreed: number;
  readonly isMajority: boolean;
  readonly endsAt: number;
}

export interface SeatView {
  /** A bot's is made here, in the player's language. */
  readonly name: string;
  readonly colour: number;
  readonly isTaken: boolean;
  readonly isConnected: boolean;
  readonly isReady: boolean;
  readonly isBot?: boolean;
  readonly hasStandIn?: boolean;
  /** 3 good, 2 fair, 1 poor; 0 not known. */
  readonly latency?: number;
}

export type SessionStatus =
  | { readonly is: "joining" | "joined" }
  /** `isRestart`: the server said that it would be back. */
  | { readonly is: "rejoining"; readonly isRestart?: boolean }
  /** For good: `why` is a key of the catalogues (`session.<why>`), such as "replaced", "reload", "closed", "not-found". */
  | { readonly is: "ended"; readonly why: string };

/** What a page knows of the table it is at: the state of a zustand store. */
export interface SessionState {
  readonly status: SessionStatus;
  readonly view: TableView | undefined;
  /** Your seat, or -1 for a spectator. */
  readonly seat: number;
  readonly hand: unknown;
  /** By seat, where all hands lie open to those who watch. */
  readonly hands?: readonly unknown[];
  /** What was said, without those who are muted. */
  readonly chat: readonly ChatLine[];
  /** The names whose lines are not shown on this page. */
  readonly muted?: readonly string[];
  /** The code last asked for, with which another page takes the seat. */
  readonly link?: LinkMessage;
  /** For spectators where `seesAll`: the whole match as it stood a minute ago. */
  readonly open?: OpenMessage;
}

/** A page's connection to one table. */
export interface Session {
  /** For React: `useStore(session.store, selector)`. */
  readonly store: import("zustand").StoreApi<SessionState>;
  /** Sends a game command; its id is made here. A lost connection answers `{ refused: "offline" }`, never throws. */
  perform(command: { readonly type: string }): Promise<Answer>;
  /** Sends a request to the table itself. */
  ask(request: TableRequest): Promise<Answer>;
  /** Match time now, in milliseconds, by the server's clock. */
  now(): number;
  /** Tells of events as they come, after the board they belong to. @returns how to stop listening */
  onEvents(listen: (events: readonly { readonly type: string }[]) => void): () => void;
  /** Closes the connection; the seat is kept. */
  close(): void;
}

/** A session at a table of the server. */
export interface LiveSession extends Session {
  /** The server's time now, in milliseconds: what the table's deadlines are told in. */
  serverNow(): number;
  /** Shows on this page nothing more of what this player says, or all of it again. */
  mute(name: string, isMuted: boolean): void;
}

/** What is shown of the table, and to whom: by session, table and seat (-1 for a spectator). */
export interface AtTable {
  readonly session: Session;
  readonly view: TableView;
  readonly seat: number;
}
