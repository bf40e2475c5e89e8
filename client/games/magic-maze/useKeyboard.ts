import { COLOURS } from "../../../shared/games/magic-maze/heroes.ts";
import { carryOutShared, type KeyActions, useKeys } from "../../play/useKeys.ts";
import { type Intent, intentOf } from "./keyboard.ts";
import type { MazeModel } from "./model/model.ts";

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
    default:
      carryOutShared(intent, actions);
  }
}

/** The whole game by keys. */
export function useKeyboard(model: MazeModel, actions: KeyActions): void {
  useKeys(
    (stroke) => intentOf({ ...stroke, isChoosing: model.store.getState().choice !== undefined }),
    (intent) => carryOut(intent, model, actions),
  );
}
