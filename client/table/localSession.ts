import { createStore } from "zustand/vanilla";
import type { Answer } from "../../shared/table/protocol.ts";
import type { SeatView, Session, TableView } from "./session.ts";

/** What a page that has no server puts in a server's place. */
interface Local {
  readonly game: string;
  /** By seat. */
  readonly names: readonly string[];
  /** The seat of whoever looks at it, or -1. */
  readonly seat: number;
  /** Match time, ms. */
  now(): number;
  perform(command: { readonly type: string }): Answer;
  onEvents(listen: (events: readonly { readonly type: string }[]) => void): () => void;
}

/**
 * A session for the parts of a playing view that show a board, without a table. It has no more than they read; colours
 * and shapes go by the order of the seats.
 */
export function localSession({ game, names, seat, now, perform, onEvents }: Local): Session {
  const seats = names.map((name, at) => ({ name, colour: at + 1, isTaken: true, isConnected: true }) as SeatView);
  const clock = { isRunning: true, at: 0, startsAt: 0 };
  const view = {
    game,
    phase: "playing",
    host: 0,
    match: 1,
    clock,
    seats,
  } as Partial<TableView> as TableView;
  const session: Pick<Session, "store" | "perform" | "now" | "onEvents"> = {
    store: createStore(() => ({ status: { is: "joined" as const }, view, seat, hand: undefined, chat: [] })),
    perform: async (command) => perform(command),
    now,
    onEvents,
  };
  return session as Session;
}

/** For a match that is only looked at: nobody sits there, nothing is told, nothing can be done. */
export function silentSession(game: string, names: readonly string[]): Session {
  return localSession({
    game,
    names,
    seat: -1,
    now: () => 0,
    perform: () => undefined,
    onEvents: () => () => {},
  });
}
