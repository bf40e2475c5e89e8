import type { Answer, ChatLine, TableRequest } from "../../shared/table/protocol.ts";

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
  readonly clock: { readonly isRunning: boolean; readonly at: number };
  readonly match: number;
  readonly board: unknown;
}

export interface SeatView {
  readonly name: string;
  readonly colour: number;
  readonly isTaken: boolean;
  readonly isConnected: boolean;
  readonly isReady: boolean;
}

type SessionStatus =
  | { readonly is: "joining" | "joined" | "rejoining" }
  /** For good: `why` is a key of the catalogues (`session.<why>`), such as "replaced", "reload", "closed", "not-found". */
  | { readonly is: "ended"; readonly why: string };

/** What a page knows of the table it is at: the state of a zustand store. */
export interface SessionState {
  readonly status: SessionStatus;
  readonly view: TableView | undefined;
  /** Your seat, or -1 for a spectator. */
  readonly seat: number;
  readonly hand: unknown;
  readonly chat: readonly ChatLine[];
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
