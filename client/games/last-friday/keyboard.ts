/** What a key asks for. */
export type Intent =
  | { readonly is: "cycle"; readonly step: 1 | -1 }
  | { readonly is: "digit"; readonly digit: string }
  | { readonly is: "zoom"; readonly factor: number }
  | {
      readonly is: "confirm" | "cancel" | "finish" | "undo" | "possible" | "plan" | "chat" | "mute" | "help" | "fit";
    };

/** A keyboard event, as far as it matters here. */
export interface Key {
  /** The character: for signs, which sit elsewhere on every keyboard. */
  readonly key: string;
  /** The place on the keyboard: for letters, so that K is K on a Greek or a Russian one. */
  readonly code: string;
  readonly isOnControl: boolean;
}

const SIGNS: Readonly<Record<string, Intent>> = {
  ArrowRight: { is: "cycle", step: 1 },
  ArrowDown: { is: "cycle", step: 1 },
  ArrowLeft: { is: "cycle", step: -1 },
  ArrowUp: { is: "cycle", step: -1 },
  "?": { is: "help" },
  "+": { is: "zoom", factor: 1.25 },
  "=": { is: "zoom", factor: 1.25 },
  "-": { is: "zoom", factor: 0.8 },
  Escape: { is: "cancel" },
  Backspace: { is: "undo" },
};
/** A control that has the focus keeps these for itself. */
const PRESSES: Readonly<Record<string, Intent>> = { Enter: { is: "confirm" }, " ": { is: "finish" } };
const LETTERS: Readonly<Record<string, Intent>> = {
  u: { is: "undo" },
  k: { is: "possible" },
  p: { is: "plan" },
  t: { is: "chat" },
  m: { is: "mute" },
  f: { is: "fit" },
};

function letterOf({ key, code }: Key): string {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, "").toLowerCase();
}

/** @returns what the key asks of the playing view, or undefined when it means nothing to it */
export function intentOf(key: Key): Intent | undefined {
  const press = PRESSES[key.key];
  if (press) return key.isOnControl ? undefined : press;
  const digit = /^\d$/.exec(key.key)?.[0] ?? /^(?:Digit|Numpad)(\d)$/.exec(key.code)?.[1];
  return SIGNS[key.key] ?? (digit === undefined ? LETTERS[letterOf(key)] : { is: "digit", digit });
}
