import { useEffect, useMemo, useState } from "react";
import type { MazeView } from "../../../shared/games/magic-maze/board.ts";
import type { MatchEvent } from "../../../shared/games/magic-maze/events.ts";
import type { Session } from "../../table/session.ts";
import type { Maze } from "./context.ts";
import { type LogLine, logged } from "./model/log.ts";
import { createMazeModel } from "./model/model.ts";
import { shownSand } from "./model/sand.ts";
import { soundOfCommand } from "./sounds/choose.ts";
import { playSound } from "./sounds/table.ts";

/** The model of this session's match, fed with every board and seat that comes. */
export function useMazeModel(session: Session): Maze {
  const maze = useMemo(() => {
    const model = createMazeModel({
      perform: (command) => session.perform(command),
      onSent(command) {
        const sound = soundOfCommand(command);
        if (sound) playSound(sound);
      },
    });
    const { view, seat } = session.store.getState();
    model.serve(view?.board as MazeView | undefined, seat);
    return { session, model };
  }, [session]);
  useEffect(() => {
    const feed = () => {
      const { view, seat } = session.store.getState();
      const { served, seat: before } = maze.model.store.getState();
      if (view?.board !== served || seat !== before) maze.model.serve(view?.board as MazeView | undefined, seat);
    };
    feed();
    return session.store.subscribe(feed);
  }, [session, maze]);
  return maze;
}

/** What happened since this page is here; empty again with every match. */
export function useLog({ session, model }: Maze): readonly LogLine[] {
  const [lines, setLines] = useState<readonly LogLine[]>([]);
  useEffect(
    () =>
      session.onEvents((events) => {
        const { served } = model.store.getState();
        const sand = served ? shownSand(served, session.now()) : 0;
        setLines((before) => (events as MatchEvent[]).reduce((all, event) => logged(all, event, sand), before));
      }),
    [session, model],
  );
  useEffect(() => {
    let match = session.store.getState().view?.match;
    return session.store.subscribe(({ view }) => {
      if (view && view.match !== match) setLines([]);
      match = view?.match;
    });
  }, [session]);
  return lines;
}
