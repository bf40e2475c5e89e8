import type { Action } from "../../../shared/games/magic-maze/actions.ts";
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
  | { readonly is: "hero"; readonly at: number }
  | { readonly is: "press"; readonly action: Action; readonly isRun: boolean }
  | { readonly is: "walk"; readonly steps: number }
  | { readonly is: "pick"; readonly at: number }
  | {
      readonly is: "confirm" | "cancel" | "choose-seat" | "ready" | "turn-sand" | "turn-up";
    };

/** A key, and whether one of several targets is being chosen. */
export interface Key extends KeyStroke {
  readonly isChoosing: boolean;
}

const ARROWS: Readonly<Record<string, Action>> = { ArrowUp: "N", ArrowRight: "E", ArrowDown: "S", ArrowLeft: "W" };
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowRight: 1, ArrowDown: 1 };
const SIGNS: Readonly<Record<string, Intent>> = {
  ...SHARED_SIGNS,
  Escape: { is: "cancel" },
};
const LETTERS: Readonly<Record<string, Intent>> = {
  ...SHARED_LETTERS,
  v: { is: "press", action: "vortex", isRun: false },
  e: { is: "press", action: "escalator", isRun: false },
  x: { is: "press", action: "explore", isRun: false },
  d: { is: "turn-up" },
};

function whileChoosing(key: Key): Intent | undefined {
  if (key.key === "Tab") return { is: "walk", steps: key.shiftKey ? -1 : 1 };
  if (key.key === "Enter" || key.key === " ") return { is: "confirm" };
  const steps = STEPS[key.key];
  if (steps !== undefined) return { is: "walk", steps };
  const digit = digitOf(key);
  return digit ? { is: "pick", at: digit - 1 } : undefined;
}

/** @returns what the key asks of the playing view, or undefined when it means nothing to it */
export function intentOf(key: Key): Intent | undefined {
  const chosen = key.isChoosing ? whileChoosing(key) : undefined;
  if (chosen) return chosen;
  const arrow = ARROWS[key.key];
  if (arrow) return { is: "press", action: arrow, isRun: key.shiftKey };
  const digit = digitOf(key);
  if (digit) return digit <= 4 ? { is: "hero", at: digit - 1 } : undefined;
  if (key.key === " ") return key.isOnControl ? undefined : { is: "choose-seat" };
  if (key.key === "Enter") return key.isOnControl ? undefined : { is: "chat" };
  const letter = letterOf(key);
  if (letter === "r") return { is: key.shiftKey ? "turn-sand" : "ready" };
  return SIGNS[key.key] ?? LETTERS[letter];
}
