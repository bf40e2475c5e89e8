import { createStore } from "zustand/vanilla";
import type { Answer } from "../../../shared/table/protocol.ts";
import type { Session, SessionState } from "../../table/session.ts";

/** What a page that has no server puts in a server's place. */
interface Local {
  /** By seat. */
  readonly names: readonly string[];
  /** The seat of whoever looks at it, or -1. */
  readonly seat: number;
  /** Match time, ms. */
  now(): number;
  perform(command: { readonly type: string }): Answer;
  onEvents(listen: (events: readonly { readonly type: string }[]) => void): () => void;
}

/** A session for the parts of the playing view, without a table: colours and shapes go by the order of the seats. */
export function localSession({ names, seat, now, perform, onEvents }: Local): Session {
  const view = {
    code: "",
    game: "magic-maze",
    phase: "playing" as const,
    isPublic: false,
    host: 0,
    options: {},
    seats: names.map((name, at) => ({ name, colour: at + 1, isTaken: true, isConnected: true, isReady: true })),
    spectators: 0,
    clock: { isRunning: false, at: 0 },
    match: 1,
    matchKey: "",
    board: undefined,
  };
  const state: SessionState = { status: { is: "joined" }, view, seat, hand: undefined, chat: [] };
  return {
    store: createStore(() => state),
    perform: async (command) => perform(command),
    ask: async () => undefined,
    now,
    onEvents,
    close() {},
  };
}
