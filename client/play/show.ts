import { createContext, useContext } from "react";
import { type StoreApi, useStore } from "zustand";
import type { Session, SessionState } from "../table/session.ts";

/** What every part of a game's playing view may use. */
export interface Show<Model> {
  readonly session: Session;
  readonly model: Model;
}

/** How the parts of one game's playing view come by its session and its model: called once, where the game is loaded. */
export function showOf<State, Model extends { readonly store: StoreApi<State> }>() {
  const ShowContext = createContext<Show<Model> | undefined>(undefined);
  // biome-ignore lint/correctness/noComponentHookFactories: it is made once a game, never while drawing.
  function useShow(): Show<Model> {
    const show = useContext(ShowContext);
    if (!show) throw new Error("outside of the playing view");
    return show;
  }
  return {
    ShowContext,
    useShow,
    useModelState: <T>(select: (state: State) => T): T => useStore(useShow().model.store, select),
    useSessionState: <T>(select: (state: SessionState) => T): T => useStore(useShow().session.store, select),
  };
}
