import type { Talk } from "../../table/game.ts";
import type { MazeView } from "./board.ts";
import type { MazeMatch } from "./envelopes.ts";
import type { MazeEvent } from "./events.ts";
import { switchesOf } from "./scenarios.ts";
import type { Switches } from "./switches.ts";

/** What opens the talk. rules: Talking */
export type TalkOpener = Extract<MazeEvent, { type: "talkOpened" }>["by"];

/** Words and emotes are open during setup, while talk is allowed, and after the end. rules: Talking, Scenarios 12, 14, 15 */
export function talkOf(view: MazeView): Talk {
  if (view.result !== "") return "open";
  if (!view.isTalkOpen) return "closed";
  return switchesOf(view).talk === "emotes" ? "emotes" : "open";
}

/** Whether there is any talk before the sand is turned. */
export function isPlanningOpen({ talk }: Switches): boolean {
  return talk !== "never";
}

/**
 * After the first turn of the sand and after every action: an action ends the talk, unless it is free in this scenario
 * or the action itself opened it. rules: Talking
 */
export function settleTalk(match: MazeMatch, opener: TalkOpener | undefined): void {
  const { board } = match;
  const wasOpen = board.isTalkOpen;
  const { talk } = switchesOf(board);
  board.isTalkOpen = talk === "free" || (talk !== "never" && opener !== undefined);
  if (!wasOpen && board.isTalkOpen && opener !== undefined) match.emit({ type: "talkOpened", by: opener });
  if (wasOpen && !board.isTalkOpen) match.emit({ type: "talkClosed" });
}
