import { useEffect } from "react";
import type { MatchEvent } from "../../../../shared/games/magic-maze/events.ts";
import { prepareSounds } from "../../../play/sounds.ts";
import { useLastSeconds } from "../../../play/useLastSeconds.ts";
import type { Maze } from "../context.ts";
import { LAST_SAND, shownSand } from "../model/sand.ts";
import { soundOfEvent } from "./choose.ts";
import { playSound } from "./table.ts";

/** Lets events, refusals and the last of the sand be heard. */
export function useSounds({ session, model }: Maze): void {
  useEffect(() => prepareSounds(), []);
  useEffect(
    () =>
      session.onEvents((events) => {
        const { seat } = model.store.getState();
        const sounds = (events as MatchEvent[]).map((event) => soundOfEvent(event, seat));
        for (const name of new Set(sounds)) if (name) playSound(name);
      }),
    [session, model],
  );
  useEffect(
    () =>
      model.store.subscribe(({ hint }, before) => {
        if (hint && hint.id !== before.hint?.id) playSound("refused");
      }),
    [model],
  );
  const timeLeft = () => {
    const { served } = model.store.getState();
    const isRunning = session.store.getState().view?.clock.isRunning === true;
    if (!served || served.sandOut < 0 || served.result !== "" || !isRunning) return undefined;
    return shownSand(served, session.now());
  };
  useLastSeconds(timeLeft, LAST_SAND, () => playSound("tick"));
}
