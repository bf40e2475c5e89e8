import { useEffect } from "react";
import type { RoomEvent } from "../../../../shared/games/room25/events.ts";
import { prepareSounds } from "../../../play/sounds.ts";
import { useLastSeconds } from "../../../play/useLastSeconds.ts";
import type { Show } from "../context.ts";
import { isNewlyAsked, soundOfEvent } from "./choose.ts";
import { playSound } from "./table.ts";

/** From here on the seconds are heard by who has to decide, in milliseconds. */
const LAST = 5_000;

/** Lets events, refusals, one's own turn and the last seconds be heard. */
export function useSounds({ session, model }: Show): void {
  useEffect(() => prepareSounds(), []);
  useEffect(
    () =>
      session.onEvents((events) => {
        const { board, seat } = model.store.getState();
        const sounds = (events as RoomEvent[]).map((event) => soundOfEvent(event, board?.outcomes[seat]));
        for (const name of new Set(sounds)) if (name) playSound(name);
      }),
    [session, model],
  );
  useEffect(
    () =>
      model.store.subscribe(({ hint, choices }, before) => {
        if (hint && hint.id !== before.hint?.id) playSound("refused");
        if (choices !== before.choices && isNewlyAsked(before.choices, choices)) playSound("your-turn");
      }),
    [model],
  );
  const timeLeft = () => {
    const { board, choices } = model.store.getState();
    const isBound = choices?.decision !== undefined || choices?.programmes.some(({ isReady }) => !isReady) === true;
    if (!board || board.deadline < 0 || !isBound || !session.store.getState().view?.clock.isRunning) return undefined;
    return board.deadline - session.now();
  };
  useLastSeconds(timeLeft, LAST, () => playSound("tick"));
}
