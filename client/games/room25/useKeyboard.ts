import { ACTIONS } from "../../../shared/games/room25/actions/action.ts";
import { CHARACTERS } from "../../../shared/games/room25/characters.ts";
import type { Choice } from "../../../shared/games/room25/commands.ts";
import { carryOutShared, type KeyActions, useKeys } from "../../play/useKeys.ts";
import { type Intent, intentOf } from "./keyboard.ts";
import { programmedNow, type RoomModel } from "./model/model.ts";

/** A number key: the action of that number, laid or chosen, or the character. */
function number(at: number, model: RoomModel): void {
  const { choices } = model.store.getState();
  const action = ACTIONS[at];
  const name = CHARACTERS[at];
  const choice = choices?.decision?.options.find(
    (option: Choice) =>
      (option.type === "act" && option.action === action) || (option.type === "takeCharacter" && option.name === name),
  );
  if (choice) model.send(choice);
  else if (action && (choices?.programmes.length ?? 0) > 0) model.lay(action);
}

function nextCharacter(model: RoomModel): void {
  const state = model.store.getState();
  const mine = state.choices?.programmes.map(({ character }) => character) ?? [];
  const at = mine.indexOf(programmedNow(state)?.character ?? -1);
  const next = mine[(at + 1) % mine.length];
  if (next !== undefined) model.pick(next);
}

/** Sends an answer, where it is one of those that are asked for. */
function answer(type: Choice["type"], model: RoomModel): void {
  const choice = model.store.getState().choices?.decision?.options.find((option) => option.type === type);
  if (choice) model.send(choice);
}

function carryOut(intent: Intent, model: RoomModel, actions: KeyActions): void {
  const { choices, isPlacing, isAsking, isVeiled } = model.store.getState();
  switch (intent.is) {
    case "walk":
      model.walk(intent.step, intent.isEverywhere);
      break;
    case "number":
      number(intent.at, model);
      break;
    case "confirm":
      model.confirm();
      break;
    case "cancel":
      model.cancel();
      break;
    case "open":
      model.openAtCursor();
      break;
    case "take-back":
      model.takeBack();
      break;
    case "now":
      answer("playNow", model);
      break;
    case "keep":
      answer("keep", model);
      break;
    case "next-character":
      nextCharacter(model);
      break;
    case "reveal":
      if (choices?.canReveal) model.send({ type: "reveal" });
      break;
    case "place":
      model.setPlacing(!isPlacing);
      break;
    case "ask":
      model.setAsking(!isAsking);
      break;
    case "veil":
      model.veil(!isVeiled);
      break;
    default:
      carryOutShared(intent, actions);
  }
}

/** The whole game by keys. */
export function useKeyboard(model: RoomModel, actions: KeyActions): void {
  useKeys(intentOf, (intent) => carryOut(intent, model, actions));
}
