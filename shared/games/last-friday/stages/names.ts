/** Everything that can stand on the agenda. */
const STAGE_NAMES = [
  // Before a chapter and between two.
  "cards",
  "arrange",
  "cabins",
  "layOut",
  "choose",
  "seatChosen",
  "spoils",
  "peek",
  "twist",
  // In play.
  "turn",
  "prowl",
  "corpse",
  "trail",
  "caution",
  "stagger",
  "duplicate",
  "swapKey",
  "expose",
  "push",
  "alarm",
  // What happens by itself.
  "chapter",
  "muster",
  "arm",
  "round",
  "dusk",
  "roundEnd",
  "nearest",
  "score",
] as const;
export type StageName = (typeof STAGE_NAMES)[number];
