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
  /** Tiles have to be removed before anything else. rules: Scenarios 11 */
  "tiles-due",
  "no-tile-due",
  "no-such-tile",
  "start-tile",
  "hero-on-tile",
  "token-on-tile",
  /** What remains could not be reached, or no second tile could go. */
  "cuts-off",
  /** Two heroes on one tile. rules: Scenarios 17 */
  "heroes-meet",
  /** rules: Scenarios 16 */
  "no-vortexes",
  /** Between dimensions a hero goes from a vortex of its colour. rules: Scenarios 13 */
  "not-on-vortex",
  "same-dimension",
  "all-in-one-dimension",
  "no-place-there",
  /** rules: Scenarios 15 */
  "no-red-pawn",
  /** rules: Scenarios 9 */
  "not-leader",
  /** There is never a word here, and so no plan on the mall. rules: Scenarios 14, 15 */
  "no-planning",
  /** Only one player alone turns action tiles up. rules: Solo */
  "no-draw-pile",
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];
