import {
  digitOf,
  type KeyStroke,
  letterOf,
  SHARED_LETTERS,
  SHARED_SIGNS,
  type SharedIntent,
} from "../../play/keystroke.ts";
import type { Step } from "./model/cursor.ts";

/** What a key asks for. */
export type Intent =
  | SharedIntent
  | { readonly is: "walk"; readonly step: Step; readonly isEverywhere: boolean }
  /** A number key, from 0: an action, or a character where characters are chosen. */
  | { readonly is: "number"; readonly at: number }
  | {
      readonly is:
        | "confirm"
        | "cancel"
        | "open"
        | "take-back"
        | "now"
        | "keep"
        | "next-character"
        | "reveal"
        | "place"
        | "ask"
        | "veil";
    };

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
};
const SIGNS: Readonly<Record<string, Intent>> = {
  ...SHARED_SIGNS,
  Escape: { is: "cancel" },
  Backspace: { is: "take-back" },
  Delete: { is: "take-back" },
};
/** A control that has the focus keeps these for itself. */
const PRESSES: Readonly<Record<string, Intent>> = { Enter: { is: "confirm" }, " ": { is: "open" } };
const LETTERS: Readonly<Record<string, Intent>> = {
  ...SHARED_LETTERS,
  n: { is: "now" },
  k: { is: "keep" },
  c: { is: "next-character" },
  g: { is: "reveal" },
  p: { is: "place" },
  i: { is: "ask" },
  v: { is: "veil" },
};

/** @returns what the key asks of the playing view, or undefined when it means nothing to it */
export function intentOf(key: KeyStroke): Intent | undefined {
  const step = STEPS[key.key];
  if (step) return { is: "walk", step, isEverywhere: key.shiftKey };
  const press = PRESSES[key.key];
  if (press) return key.isOnControl ? undefined : press;
  const sign = SIGNS[key.key];
  if (sign) return sign;
  const digit = digitOf(key);
  return digit ? { is: "number", at: digit - 1 } : LETTERS[letterOf(key)];
}
