import { ACTIONS, type Action } from "./actions/action.ts";
import { item } from "./item.ts";
import { awaitDecision, type Play } from "./play.ts";

/** An action's token is turned over: from now on it must be carried out. rules: 3.2 */
export function startAction(play: Play, character: number, action: Action): void {
  const { board } = play;
  const index = ACTIONS.indexOf(action);
  board.action = index;
  item(board.characters, character).played.push(index);
  play.emit({ type: "acted", character, action });
  awaitDecision(play, action, character);
}
