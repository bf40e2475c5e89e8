import type { Command } from "../../../../shared/games/magic-maze/commands.ts";
import type { MatchEvent } from "../../../../shared/games/magic-maze/events.ts";
import { COLOURS } from "../../../../shared/games/magic-maze/heroes.ts";
import { SOUND_OF, type SoundName } from "./table.ts";

/** What is heard at once when you act, before the server has answered. */
export function soundOfCommand(command: Command): SoundName | undefined {
  switch (command.type) {
    case "move":
      return `step-${command.hero}`;
    case "vortex":
    case "escalator":
      return command.type;
    default:
      return undefined;
  }
}

/** What is heard of an event. One's own steps were heard when they were made. */
export function soundOfEvent(event: MatchEvent, mySeat: number): SoundName | undefined {
  const isHeard = event.type === "moved" || event.type === "vortexed" || event.type === "escalated";
  if (isHeard && event.seat === mySeat) return undefined;
  if (event.type === "moved") return `step-${COLOURS[event.hero] ?? "yellow"}`;
  // A stare is silent to all but the one it meets. rules: Talking
  if (event.type === "stare" && event.at !== mySeat) return undefined;
  return SOUND_OF[event.type];
}
