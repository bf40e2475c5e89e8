import {
  digitOf,
  type KeyStroke,
  letterOf,
  SHARED_LETTERS,
  SHARED_SIGNS,
  type SharedIntent,
} from "../../play/keystroke.ts";

/** What a key asks for. */
export type Intent =
  | SharedIntent
  | { readonly is: "cycle"; readonly step: 1 | -1 }
  | { readonly is: "digit"; readonly digit: string }
  | {
      readonly is: "confirm" | "cancel" | "finish" | "undo" | "possible" | "plan";
    };

const SIGNS: Readonly<Record<string, Intent>> = {
  ArrowRight: { is: "cycle", step: 1 },
  ArrowDown: { is: "cycle", step: 1 },
  ArrowLeft: { is: "cycle", step: -1 },
  ArrowUp: { is: "cycle", step: -1 },
  ...SHARED_SIGNS,
  Escape: { is: "cancel" },
  Backspace: { is: "undo" },
};
/** A control that has the focus keeps these for itself. */
const PRESSES: Readonly<Record<string, Intent>> = { Enter: { is: "confirm" }, " ": { is: "finish" } };
const LETTERS: Readonly<Record<string, Intent>> = {
  ...SHARED_LETTERS,
  u: { is: "undo" },
  k: { is: "possible" },
  p: { is: "plan" },
};

/** @returns what the key asks of the playing view, or undefined when it means nothing to it */
export function intentOf(key: KeyStroke): Intent | undefined {
  const press = PRESSES[key.key];
  if (press) return key.isOnControl ? undefined : press;
  const digit = digitOf(key);
  return SIGNS[key.key] ?? (digit === undefined ? LETTERS[letterOf(key)] : { is: "digit", digit: String(digit) });
}
