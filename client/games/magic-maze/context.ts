import { createContext, useContext } from "react";
import { useStore } from "zustand";
import type { Session, SessionState } from "../../table/session.ts";
import type { MazeModel, MazeState } from "./model/model.ts";

/** What every part of the playing view may use. */
export interface Maze {
  readonly session: Session;
  readonly model: MazeModel;
}

export const MazeContext = createContext<Maze | undefined>(undefined);

export function useMaze(): Maze {
  const maze = useContext(MazeContext);
  if (!maze) throw new Error("outside of the playing view");
  return maze;
}

export function useMazeState<T>(select: (state: MazeState) => T): T {
  return useStore(useMaze().model.store, select);
}

export function useSessionState<T>(select: (state: SessionState) => T): T {
  return useStore(useMaze().session.store, select);
}
