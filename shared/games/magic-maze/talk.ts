import type { Talk } from "../../table/game.ts";
import type { MazeView } from "./board.ts";
import type { MazeMatch } from "./envelopes.ts";
import type { MazeEvent } from "./events.ts";
import { switchesOf } from "./scenarios.ts";

/** What opens the talk. rules: Talking */
export type TalkOpener = Extract<MazeEvent, { type: "talkOpened" }>["by"];

/** Text and emotes are open during setup, while talk is allowed, and after the end. rules: Talking */
export function talkOf(view: MazeView): Talk {
  return view.sandOut < 0 || view.isTalkOpen || view.result !== "" ? "open" : "closed";
}

/**
 * After the first turn of the sand and after every action: an action ends the talk, unless it is free in this scenario
 * or the action itself opened it. rules: Talking
 */
export function settleTalk(match: MazeMatch, opener: TalkOpener | undefined): void {
  const { board } = match;
  const wasOpen = board.isTalkOpen;
  board.isTalkOpen = opener !== undefined || switchesOf(board).talk === "free";
  if (!wasOpen && opener !== undefined) match.emit({ type: "talkOpened", by: opener });
  if (wasOpen && !board.isTalkOpen) match.emit({ type: "talkClosed" });
}
