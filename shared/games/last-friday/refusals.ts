/** Every reason for which these rules refuse a command: keys that the client translates (`refusal.<code>`). */
export const REFUSAL_CODES = [
  "no-such-seat",
  "match-over",
  /** Something else is due now. */
  "not-now",
  "not-your-turn",
  "not-your-camper",
  "campers-only",
  "maniac-only",
  // Before a chapter.
  "card-taken",
  "wrong-tokens",
  "cabin-not-closed",
  "too-close",
  "not-a-candidate",
  // Places.
  "no-such-place",
  "place-not-free",
  // Moving.
  "no-way-there",
  "corpse-in-the-way",
  "barricaded",
  "must-not-stop",
  "must-move",
  "no-steps-left",
  "move-is-over",
  "no-boat-here",
  "nothing-to-undo",
  // Belongings.
  "not-yours",
  "clue-limit",
  "not-while-moving",
  "nothing-here",
  "not-a-clue",
  // The maniac.
  "draft-is-over",
  "choose-the-start",
  "not-a-start",
  "choose-the-way",
  "already-swum",
  "already-passed",
  "no-token",
  "one-token-a-turn",
  "no-axe-here",
  "nothing-to-hide",
  "no-lantern-crossed",
  "spare-the-chosen",
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];
