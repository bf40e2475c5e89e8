import type { KeyRow } from "../../../play/keyTable.tsx";

export const KEYS: readonly KeyRow[] = [
  { keys: ["0", "…", "9"], what: "number" },
  { keys: ["←", "↑", "↓", "→"], what: "cycle" },
  { keys: ["enter"], what: "confirm" },
  { keys: ["U"], what: "undo" },
  { keys: ["space"], what: "finish" },
  { keys: ["K"], what: "possible" },
  { keys: ["P"], what: "plan" },
  { keys: ["T"], what: "chat" },
  { keys: ["F", "+", "−"], what: "eye" },
  { keys: ["M"], what: "mute" },
  { keys: ["esc"], what: "cancel" },
  { keys: ["?"], what: "help" },
];
