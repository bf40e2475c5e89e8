import { type Show, showOf } from "../../play/show.ts";
import type { MazeModel, MazeState } from "./model/model.ts";

/** What every part of the playing view may use. */
export type Maze = Show<MazeModel>;

export const {
  ShowContext: MazeContext,
  useShow: useMaze,
  useModelState: useMazeState,
  useSessionState,
} = showOf<MazeState, MazeModel>();
