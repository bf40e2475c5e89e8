/** A key that was pressed, as far as a game may ask. */
export interface KeyStroke {
  /** The character: for signs, which sit elsewhere on every keyboard. */
  readonly key: string;
  /** The place on the keyboard: for letters, so that V is V on a Greek or a Russian one. */
  readonly code: string;
  readonly shiftKey: boolean;
  /** A control has the focus, and keeps its own keys. */
  readonly isOnControl: boolean;
}

/** What keys ask for in every game. */
export type SharedIntent =
  | { readonly is: "zoom"; readonly factor: number }
  | { readonly is: "help" | "chat" | "mute" | "fit" };

export const SHARED_SIGNS: Readonly<Record<string, SharedIntent>> = {
  "?": { is: "help" },
  "+": { is: "zoom", factor: 1.25 },
  "=": { is: "zoom", factor: 1.25 },
  "-": { is: "zoom", factor: 0.8 },
};
export const SHARED_LETTERS: Readonly<Record<string, SharedIntent>> = {
  f: { is: "fit" },
  m: { is: "mute" },
  t: { is: "chat" },
};

/** @returns the Latin letter of the key, in small; something else where it has none */
export function letterOf({ key, code }: KeyStroke): string {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, "").toLowerCase();
}

/** @returns 0 to 9, or undefined */
export function digitOf({ key, code }: KeyStroke): number | undefined {
  const digit = /^\d$/.exec(key)?.[0] ?? /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  return digit === undefined ? undefined : Number(digit);
}
