/** Every reason for which these rules refuse a command: keys that the client translates (`refusal.<code>`). */
export const REFUSAL_CODES = [
  "no-such-seat",
  "match-over",
  "sand-not-running",
  "sand-already-running",
  "not-all-ready",
  "not-your-action",
  "hero-is-out",
  /** A wall, an edge, or a gap too small for this hero is on the way. */
  "wall",
  "hero-in-the-way",
  /** Two or more cameras are on: a working timer cell may not be entered. */
  "cameras-watch",
  "no-vortex-there",
  "vortex-wrong-colour",
  "vortexes-dead",
  "no-escalator-here",
  "no-explore-there",
  "place-has-tile",
  "stack-empty",
  "explore-needs-hero",
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];
