import type { Step } from "./model/cursor.ts";

/** What a key asks for. */
export type Intent =
  | { readonly is: "walk"; readonly step: Step; readonly isEverywhere: boolean }
  /** A number key, from 0: an action, or a character where characters are chosen. */
  | { readonly is: "number"; readonly at: number }
  | { readonly is: "zoom"; readonly factor: number }
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
        | "veil"
        | "chat"
        | "mute"
        | "help"
        | "fit";
    };

/** A keyboard event, as far as it matters here. */
export interface Key {
  /** The character: for signs, which sit elsewhere on every keyboard. */
  readonly key: string;
  /** The place on the keyboard: for letters, so that K is K on a Greek or a Russian one. */
  readonly code: string;
  readonly shiftKey: boolean;
  readonly isOnControl: boolean;
}

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
};
const SIGNS: Readonly<Record<string, Intent>> = {
  "?": { is: "help" },
  "+": { is: "zoom", factor: 1.25 },
  "=": { is: "zoom", factor: 1.25 },
  "-": { is: "zoom", factor: 0.8 },
  Escape: { is: "cancel" },
  Backspace: { is: "take-back" },
  Delete: { is: "take-back" },
};
/** A control that has the focus keeps these for itself. */
const PRESSES: Readonly<Record<string, Intent>> = { Enter: { is: "confirm" }, " ": { is: "open" } };
const LETTERS: Readonly<Record<string, Intent>> = {
  n: { is: "now" },
  k: { is: "keep" },
  c: { is: "next-character" },
  g: { is: "reveal" },
  p: { is: "place" },
  i: { is: "ask" },
  v: { is: "veil" },
  t: { is: "chat" },
  m: { is: "mute" },
  f: { is: "fit" },
};

function letterOf({ key, code }: Key): string {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, "").toLowerCase();
}

function digitOf({ key, code }: Key): number | undefined {
  const digit = Number(/^[1-9]$/.exec(key)?.[0] ?? /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1]);
  return Number.isNaN(digit) ? undefined : digit;
}

/** @returns what the key asks of the playing view, or undefined when it means nothing to it */
export function intentOf(key: Key): Intent | undefined {
  const step = STEPS[key.key];
  if (step) return { is: "walk", step, isEverywhere: key.shiftKey };
  const press = PRESSES[key.key];
  if (press) return key.isOnControl ? undefined : press;
  const sign = SIGNS[key.key];
  if (sign) return sign;
  const digit = digitOf(key);
  return digit === undefined ? LETTERS[letterOf(key)] : { is: "number", at: digit - 1 };
}
