import { useEffect } from "react";
import type { MazeView } from "../../../shared/games/magic-maze/board.ts";
import type { MatchEvent } from "../../../shared/games/magic-maze/events.ts";
import { useLines } from "../../play/useLines.ts";
import { useServed } from "../../play/useServed.ts";
import type { Session, SessionState } from "../../table/session.ts";
import type { Maze } from "./context.ts";
import { type LogLine, logged } from "./model/log.ts";
import { createMazeModel, type MazeModel } from "./model/model.ts";
import { shownSand } from "./model/sand.ts";
import { soundOfCommand } from "./sounds/choose.ts";
import { playSound } from "./sounds/table.ts";

function create(session: Session): MazeModel {
  return createMazeModel({
    perform: (command) => session.perform(command),
    onSent(command) {
      const sound = soundOfCommand(command);
      if (sound) playSound(sound);
    },
  });
}

function serve(model: MazeModel, { view, seat }: SessionState): void {
  model.serve(view?.board as MazeView | undefined, seat);
}

/** The mall of this session's match. */
export function useMazeModel(session: Session): Maze {
  return useServed(session, create, serve);
}

/** What happened in this match. */
export function useLog({ session, model }: Maze): readonly LogLine[] {
  const [lines, setLines] = useLines<LogLine>(session);
  useEffect(
    () =>
      session.onEvents((events) => {
        const { served } = model.store.getState();
        const sand = served ? shownSand(served, session.now()) : 0;
        setLines((before) => (events as MatchEvent[]).reduce((all, event) => logged(all, event, sand), before));
      }),
    [session, model, setLines],
  );
  return lines;
}
