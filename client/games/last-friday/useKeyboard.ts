import { carryOutShared, type KeyActions, useKeys } from "../../play/useKeys.ts";
import { type Intent, intentOf } from "./keyboard.ts";
import type { CampModel } from "./model/model.ts";
import { FIRST_TOOL } from "./model/sketching.ts";

/** Whoever picks a place by keys wants Enter for it, not for the button that was clicked last. */
function leaveButton(): void {
  if (document.activeElement instanceof HTMLButtonElement) document.activeElement.blur();
}

function carryOut(intent: Intent, model: CampModel, actions: KeyActions): void {
  const { showsPossible, tool, hand } = model.store.getState();
  switch (intent.is) {
    case "cycle":
      leaveButton();
      model.cycle(intent.step);
      break;
    case "digit":
      leaveButton();
      model.type(intent.digit);
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
      carryOutShared(intent, actions);
  }
}

/** The whole game by keys. */
export function useKeyboard(model: CampModel, actions: KeyActions): void {
  useKeys(intentOf, (intent) => carryOut(intent, model, actions));
}
