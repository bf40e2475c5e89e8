import { useEffect, useRef } from "react";
import { type Intent, intentOf } from "./keyboard.ts";
import type { CampModel } from "./model/model.ts";
import { FIRST_TOOL } from "./model/sketching.ts";

/** What keys may do beyond the model. */
export interface KeyActions {
  help(): void;
  chat(): void;
  mute(): void;
  fit(): void;
  zoom(factor: number): void;
}

const TYPING =
  "input, textarea, select, [contenteditable='true'], [role='dialog'], [role='alertdialog'], [role='menu']";
const CONTROL = "button, a, [role='tab'], summary";

function carryOut(intent: Intent, model: CampModel, actions: KeyActions): void {
  const { showsPossible, tool, hand } = model.store.getState();
  switch (intent.is) {
    case "cycle":
      model.cycle(intent.step);
      break;
    case "digit":
      model.type(intent.digit);
      break;
    case "zoom":
      actions.zoom(intent.factor);
      break;
    case "confirm":
      model.confirm();
      break;
    case "cancel":
      model.cancel();
      break;
    case "finish":
      model.finish();
      break;
    case "undo":
      model.undo();
      break;
    case "possible":
      model.showPossible(!showsPossible);
      break;
    case "plan":
      if (hand?.side === "campers") model.setTool(tool ? undefined : FIRST_TOOL);
      break;
    default:
      actions[intent.is]();
  }
}

/** The whole game by keys; none of them fires while somebody types, or in a dialog or a menu. */
export function useKeyboard(model: CampModel, actions: KeyActions): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.isComposing) return;
      const target = event.target instanceof Element ? event.target : undefined;
      if (target?.closest(TYPING)) return;
      const isOnControl = target?.closest(CONTROL) != null;
      const intent = intentOf({ key: event.key, code: event.code, isOnControl });
      if (!intent) return;
      event.preventDefault();
      carryOut(intent, model, latest.current);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [model]);
}
