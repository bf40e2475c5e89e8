import { useEffect, useRef } from "react";
import { COLOURS } from "../../../shared/games/magic-maze/heroes.ts";
import { type Intent, intentOf } from "./keyboard.ts";
import type { MazeModel } from "./model/model.ts";

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

function carryOut(intent: Intent, model: MazeModel, actions: KeyActions): void {
  const { served, seat, choice, selected } = model.store.getState();
  switch (intent.is) {
    case "hero": {
      const colour = COLOURS[intent.at];
      if (!served?.heroes[intent.at]?.isOut) model.select(colour === selected ? undefined : colour);
      break;
    }
    case "press":
      model.press(intent.action, intent.isRun);
      break;
    case "walk":
      model.walk(intent.steps);
      break;
    case "pick":
      if (choice) model.walk(intent.at - choice.at);
      break;
    case "confirm":
      model.confirm();
      break;
    case "cancel":
      model.cancel();
      break;
    case "choose-seat":
      model.chooseSeat();
      break;
    case "ready":
      if (served && served.sandOut < 0 && seat >= 0)
        model.send({ type: "ready", isReady: served.ready[seat] !== true });
      break;
    case "turn-sand":
      if (served && served.sandOut < 0 && seat >= 0) model.send({ type: "turnSand" });
      break;
    case "turn-up":
      if (served && served.drawLeft >= 0 && seat >= 0) model.send({ type: "turnUp" });
      break;
    case "zoom":
      actions.zoom(intent.factor);
      break;
    case "help":
    case "chat":
    case "mute":
    case "fit":
      actions[intent.is]();
      break;
  }
}

/** The whole game by keys; none of them fires while somebody types, or in a dialog or a menu. */
export function useKeyboard(model: MazeModel, actions: KeyActions): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.isComposing) return;
      const target = event.target instanceof Element ? event.target : undefined;
      if (target?.closest(TYPING)) return;
      const intent = intentOf({
        key: event.key,
        code: event.code,
        shiftKey: event.shiftKey,
        isOnControl: target?.closest(CONTROL) != null,
        isChoosing: model.store.getState().choice !== undefined,
      });
      if (!intent) return;
      event.preventDefault();
      carryOut(intent, model, latest.current);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [model]);
}
