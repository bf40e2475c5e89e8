import type { KeyRow } from "../../../play/keyTable.tsx";

export const KEYS: readonly KeyRow[] = [
  { keys: ["1", "2", "3", "4"], what: "hero" },
  { keys: ["←", "↑", "↓", "→"], what: "step" },
  { keys: ["⇧ ←"], what: "run" },
  { keys: ["V"], what: "vortex" },
  { keys: ["E"], what: "escalator" },
  { keys: ["X"], what: "explore" },
  { keys: ["space"], what: "pawn" },
  { keys: ["D"], what: "turn-up" },
  { keys: ["tab", "enter", "esc"], what: "choice" },
  { keys: ["R"], what: "ready" },
  { keys: ["⇧ R"], what: "turn" },
  { keys: ["T", "enter"], what: "chat" },
  { keys: ["F", "+", "−"], what: "eye" },
  { keys: ["M"], what: "mute" },
  { keys: ["?"], what: "help" },
];
