import { useEffect } from "react";
import type { CampEvent } from "../../../../shared/games/last-friday/events.ts";
import { prepareSounds } from "../../../play/sounds.ts";
import { useLastSeconds } from "../../../play/useLastSeconds.ts";
import type { Show } from "../context.ts";
import { playSound, SOUND_OF, type SoundName } from "./table.ts";

/** From here on the seconds are heard by who has to decide, in milliseconds. */
const LAST = 5_000;

/** What is heard of an event. @param side what this seat plays, undefined for who only watches */
function soundOfEvent(event: CampEvent, side: string | undefined): SoundName | undefined {
  if (event.type !== "over") return SOUND_OF[event.type];
  return side === undefined || side === event.result ? "won" : "lost";
}

/** Lets events, refusals, one's own turn and the last seconds be heard. */
export function useSounds({ session, model }: Show): void {
  useEffect(() => prepareSounds(), []);
  useEffect(
    () =>
      session.onEvents((events) => {
        const side = model.store.getState().hand?.side;
        const sounds = (events as CampEvent[]).map((event) => soundOfEvent(event, side));
        for (const name of new Set(sounds)) if (name) playSound(name);
      }),
    [session, model],
  );
  useEffect(
    () =>
      model.store.subscribe(({ hint, stage }, before) => {
        if (hint && hint.id !== before.hint?.id) playSound("refused");
        if (stage !== "" && before.stage === "") playSound("your-turn");
      }),
    [model],
  );
  const timeLeft = () => {
    const { board, stage } = model.store.getState();
    const isBound = board && board.deadline >= 0 && stage !== "" && session.store.getState().view?.clock.isRunning;
    return isBound ? board.deadline - session.now() : undefined;
  };
  useLastSeconds(timeLeft, LAST, () => playSound("tick"));
}
