/** Why a command is not lawful: keys of the catalogues (`refusal.<code>`). None of them depends on a hidden fact. */
export const REFUSALS = [
  /** It belongs to another phase, or another decision is awaited. */
  "not-now",
  /** Somebody else decides. */
  "not-your-decision",
  "not-your-character",
  "dead",
  /** The clue, or the programme, has been given already. */
  "already-done",
  /** Revealed guards and solo players choose when their turn comes. */
  "plays-freely",
  "same-action",
  "cold-chamber",
  /** The second action must differ from the first. */
  "played-already",
  /** There is nothing this action could be done to. */
  "no-target",
  "must-play",
  "not-adjacent",
  "not-hidden",
  "not-beside-central",
  "is-closed",
  "prison",
  "dark",
  "central-room",
  "nobody-there",
  "not-your-line",
  "central-line",
  "other-direction",
  "character-taken",
  "not-your-turn",
  "not-a-guard",
  "already-revealed",
  "no-reminders",
  "reminder-placed",
  /** A claim or note that says what is said already. */
  "no-change",
] as const;
export type RefusalCode = (typeof REFUSALS)[number];
