import { createStore } from "zustand/vanilla";
import { OPEN_DELAY } from "../../shared/table/protocol.ts";
import type { Session, SessionState } from "./session.ts";

/** The table as it stood a minute ago, with every hand; as it is where nothing of that may be seen. */
function late(state: SessionState): SessionState {
  const { view, open } = state;
  if (view === undefined || open === undefined) return state;
  return { ...state, seat: -1, hand: undefined, hands: open.hands, view: { ...view, board: open.board } };
}

export interface LateSession {
  readonly session: Session;
  /** Goes with the live one from now on. @returns how to stop */
  follow(): () => void;
}

/** For a spectator who wants to see everything: the same session, a minute behind. What happens now is not told. */
export function lateSession(live: Session): LateSession {
  const store = createStore<SessionState>(() => late(live.store.getState()));
  return {
    session: {
      store,
      perform: live.perform.bind(live),
      ask: live.ask.bind(live),
      now: () => Math.max(0, live.now() - OPEN_DELAY),
      onEvents: () => () => {},
      close: () => live.close(),
    },
    follow() {
      const go = (state: SessionState) => store.setState(late(state), true);
      go(live.store.getState());
      return live.store.subscribe(go);
    },
  };
}
