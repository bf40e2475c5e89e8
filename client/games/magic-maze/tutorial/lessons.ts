import type { MatchEvent } from "../../../../shared/games/magic-maze/events.ts";
import type { Colour } from "../../../../shared/games/magic-maze/heroes.ts";

/** One thing to learn: its words are `first-steps:lesson.<name>.title` and `.text`. */
export interface Lesson {
  readonly name: "sand" | "move" | "explore" | "vortex" | "escalator" | "timer" | "theft" | "exit";
  /** It begins as the match stood after so many commands of the journal. */
  readonly at: number;
  /** Whose lit cells show the way. */
  readonly hero: Colour | undefined;
  /** It is learnt when this happens. */
  readonly until: MatchEvent["type"];
  /** What it is about, as pictures of `client/art`. */
  readonly arts: readonly string[];
}

/** All on one mall: between two lessons time leaps to where the next thing is at hand. */
export const LESSONS: readonly Lesson[] = [
  { name: "sand", at: 1, hero: undefined, until: "sandStarted", arts: ["sand-timer"] },
  { name: "move", at: 2, hero: "yellow", until: "moved", arts: ["act-n", "act-e", "act-s", "act-w"] },
  { name: "explore", at: 3, hero: "yellow", until: "explored", arts: ["act-explore", "explore-yellow"] },
  { name: "vortex", at: 10, hero: "green", until: "vortexed", arts: ["act-vortex", "vortex-green"] },
  { name: "escalator", at: 12, hero: "green", until: "escalated", arts: ["act-escalator", "escalator"] },
  { name: "timer", at: 25, hero: "yellow", until: "sandTurned", arts: ["timer-cell", "out-of-order"] },
  { name: "theft", at: 45, hero: "orange", until: "theft", arts: ["item-orange", "vortex-off"] },
  { name: "exit", at: 76, hero: "purple", until: "won", arts: ["exit-purple"] },
];
