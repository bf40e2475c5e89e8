import { createContext, useContext } from "react";
import { useStore } from "zustand";
import type { Session, SessionState } from "../../table/session.ts";
import type { CampModel, CampState } from "./model/model.ts";

/** What every part of the playing view may use. */
export interface Show {
  readonly session: Session;
  readonly model: CampModel;
}

export const ShowContext = createContext<Show | undefined>(undefined);

export function useShow(): Show {
  const show = useContext(ShowContext);
  if (!show) throw new Error("outside of the playing view");
  return show;
}

export function useCampState<T>(select: (state: CampState) => T): T {
  return useStore(useShow().model.store, select);
}

export function useSessionState<T>(select: (state: SessionState) => T): T {
  return useStore(useShow().session.store, select);
}
