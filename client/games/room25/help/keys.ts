import type { KeyRow } from "../../../play/keyTable.tsx";

export const KEYS: readonly KeyRow[] = [
  { keys: ["1", "2", "3", "4"], what: "number" },
  { keys: ["backspace"], what: "take-back" },
  { keys: ["C"], what: "next-character" },
  { keys: ["←", "↑", "↓", "→"], what: "walk" },
  { keys: ["⇧ ←"], what: "everywhere" },
  { keys: ["enter"], what: "confirm" },
  { keys: ["space"], what: "open" },
  { keys: ["N", "K"], what: "timing" },
  { keys: ["P"], what: "place" },
  { keys: ["G"], what: "reveal" },
  { keys: ["I"], what: "ask" },
  { keys: ["V"], what: "veil" },
  { keys: ["T"], what: "chat" },
  { keys: ["F", "+", "−"], what: "eye" },
  { keys: ["M"], what: "mute" },
  { keys: ["esc"], what: "cancel" },
  { keys: ["?"], what: "help" },
];
