import { useEffect, useRef } from "react";
import type { KeyStroke, SharedIntent } from "./keystroke.ts";

/** What keys may do that is nothing of the match. */
export interface KeyActions {
  help(): void;
  chat(): void;
  mute(): void;
  fit(): void;
  zoom(factor: number): void;
}

/** Does what a key asks for in every game. */
export function carryOutShared(intent: SharedIntent, actions: KeyActions): void {
  if (intent.is === "zoom") actions.zoom(intent.factor);
  else actions[intent.is]();
}

const TYPING =
  "input, textarea, select, [contenteditable='true'], [role='dialog']:not([data-keys='open']), [role='alertdialog'], [role='menu']";
const CONTROL = "button, a, [role='tab'], summary";

/**
 * Listens to the keyboard; no key is the game's while somebody types, or in a dialog or a menu, but in a dialog that is
 * marked `data-keys="open"`.
 * @param intentOf what a key means now, or undefined
 */
export function useKeys<Intent>(
  intentOf: (stroke: KeyStroke) => Intent | undefined,
  carryOut: (intent: Intent) => void,
): void {
  const latest = useRef({ intentOf, carryOut });
  latest.current = { intentOf, carryOut };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.isComposing) return;
      const target = event.target instanceof Element ? event.target : undefined;
      if (target?.closest(TYPING)) return;
      const { key, code, shiftKey } = event;
      const intent = latest.current.intentOf({ key, code, shiftKey, isOnControl: target?.closest(CONTROL) != null });
      if (intent === undefined) return;
      event.preventDefault();
      latest.current.carryOut(intent);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}
