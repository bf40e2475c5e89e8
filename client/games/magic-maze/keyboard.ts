import type { Action } from "../../../shared/games/magic-maze/actions.ts";

/** What a key asks for. */
export type Intent =
  | { readonly is: "hero"; readonly at: number }
  | { readonly is: "press"; readonly action: Action; readonly isRun: boolean }
  | { readonly is: "walk"; readonly steps: number }
  | { readonly is: "pick"; readonly at: number }
  | { readonly is: "zoom"; readonly factor: number }
  | {
      readonly is:
        | "confirm"
        | "cancel"
        | "choose-seat"
        | "help"
        | "mute"
        | "fit"
        | "ready"
        | "turn-sand"
        | "chat"
        | "turn-up";
    };

/** A keyboard event, as far as it matters here. */
export interface Key {
  /** The character: for signs, which sit elsewhere on every keyboard. */
  readonly key: string;
  /** The place on the keyboard: for letters, so that V is V on a Greek or a Russian one. */
  readonly code: string;
  readonly shiftKey: boolean;
  readonly isOnControl: boolean;
  readonly isChoosing: boolean;
}

const ARROWS: Readonly<Record<string, Action>> = { ArrowUp: "N", ArrowRight: "E", ArrowDown: "S", ArrowLeft: "W" };
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowRight: 1, ArrowDown: 1 };
const SIGNS: Readonly<Record<string, Intent>> = {
  "?": { is: "help" },
  "+": { is: "zoom", factor: 1.25 },
  "=": { is: "zoom", factor: 1.25 },
  "-": { is: "zoom", factor: 0.8 },
  Escape: { is: "cancel" },
};
const LETTERS: Readonly<Record<string, Intent>> = {
  v: { is: "press", action: "vortex", isRun: false },
  e: { is: "press", action: "escalator", isRun: false },
  x: { is: "press", action: "explore", isRun: false },
  d: { is: "turn-up" },
  f: { is: "fit" },
  m: { is: "mute" },
  t: { is: "chat" },
};

function letterOf({ key, code }: Key): string {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, "").toLowerCase();
}

function digitOf({ key, code }: Key): number | undefined {
  const digit = Number(/^[1-9]$/.exec(key)?.[0] ?? /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1]);
  return Number.isNaN(digit) ? undefined : digit;
}

function whileChoosing(key: Key): Intent | undefined {
  if (key.key === "Tab") return { is: "walk", steps: key.shiftKey ? -1 : 1 };
  if (key.key === "Enter" || key.key === " ") return { is: "confirm" };
  const steps = STEPS[key.key];
  if (steps !== undefined) return { is: "walk", steps };
  const digit = digitOf(key);
  return digit === undefined ? undefined : { is: "pick", at: digit - 1 };
}

/** @returns what the key asks of the playing view, or undefined when it means nothing to it */
export function intentOf(key: Key): Intent | undefined {
  const chosen = key.isChoosing ? whileChoosing(key) : undefined;
  if (chosen) return chosen;
  const arrow = ARROWS[key.key];
  if (arrow) return { is: "press", action: arrow, isRun: key.shiftKey };
  const digit = digitOf(key);
  if (digit !== undefined) return digit <= 4 ? { is: "hero", at: digit - 1 } : undefined;
  if (key.key === " ") return key.isOnControl ? undefined : { is: "choose-seat" };
  if (key.key === "Enter") return key.isOnControl ? undefined : { is: "chat" };
  const letter = letterOf(key);
  if (letter === "r") return { is: key.shiftKey ? "turn-sand" : "ready" };
  return SIGNS[key.key] ?? LETTERS[letter];
}
