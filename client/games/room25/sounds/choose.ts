import type { Choices } from "../../../../shared/games/room25/choices.ts";
import type { RoomEvent } from "../../../../shared/games/room25/events.ts";
import { SOUND_OF, type SoundName } from "./table.ts";

const PASSAGES = { move: "step", push: "shove", vortex: "whirl", twin: "whirl", illusion: "whirl" } as const;

/** What is heard of an event. @param outcome what the game came to for this seat, once it is over */
export function soundOfEvent(event: RoomEvent, outcome: string | undefined): SoundName | undefined {
  if (event.type === "moved") return PASSAGES[event.how];
  if (event.type === "ended") return outcome === "won" || outcome === "partial" ? "won" : "lost";
  return SOUND_OF[event.type];
}

/** Is this seat asked for something it was not asked for before? */
export function isNewlyAsked(before: Choices | undefined, now: Choices | undefined): boolean {
  const isAsked = (choices: Choices | undefined) => choices?.decision !== undefined || (choices?.clue.length ?? 0) > 0;
  const canProgram = (choices: Choices | undefined) => (choices?.programmes.length ?? 0) > 0;
  return (isAsked(now) && !isAsked(before)) || (canProgram(now) && !canProgram(before));
}
