import { expect, test } from "vitest";
import { createStore } from "zustand/vanilla";
import { lateSession } from "../../client/table/lateSession.ts";
import type { Session, SessionState, TableView } from "../../client/table/session.ts";
import { OPEN_DELAY } from "../../shared/table/protocol.ts";

const VIEW = { game: "room25", phase: "playing", seats: [], board: "now" } as Partial<TableView> as TableView;

/** A spectator's session, and what it is told. */
function watching(now: number) {
  const store = createStore<SessionState>(() => ({
    status: { is: "joined" },
    view: VIEW,
    seat: -1,
    hand: undefined,
    chat: [],
  }));
  const listeners = new Set<(events: readonly { readonly type: string }[]) => void>();
  const live: Session = {
    store,
    perform: async () => undefined,
    ask: async () => undefined,
    now: () => now,
    onEvents(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    close: () => undefined,
  };
  return { live, store, listeners };
}

test("a minute late there is the former board, every hand, and the time that it was", () => {
  const { live, store } = watching(OPEN_DELAY + 5000);
  const late = lateSession(live);
  late.follow();
  store.setState({ open: { at: 4000, board: "then", hands: ["hers", "his"] } });
  expect(late.session.store.getState()).toMatchObject({
    seat: -1,
    hand: undefined,
    hands: ["hers", "his"],
    view: { game: "room25", board: "then" },
  });
  expect(late.session.now()).toBe(5000);
  expect(store.getState().view?.board).toBe("now");
});

test("the board is the same object until there is a newer one: nothing is drawn anew for nothing", () => {
  const { live, store } = watching(0);
  const late = lateSession(live);
  late.follow();
  const board = { cells: [] };
  store.setState({ open: { at: 0, board, hands: [] } });
  const { hands } = late.session.store.getState();
  store.setState({ view: { ...VIEW, board: "later" } });
  expect(late.session.store.getState().view?.board).toBe(board);
  expect(late.session.store.getState().hands).toBe(hands);
});

test("what happens now is not told, and after leaving nothing comes any more", () => {
  const { live, store, listeners } = watching(0);
  const late = lateSession(live);
  const stop = late.follow();
  late.session.onEvents(() => {
    throw new Error("told");
  });
  for (const tell of listeners) tell([{ type: "died" }]);
  stop();
  store.setState({ open: { at: 0, board: "then", hands: [] } });
  expect(late.session.store.getState().view?.board).toBe("now");
});
