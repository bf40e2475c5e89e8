import { itemsOf } from "../../table/lists.ts";
import { type Action, hasAction } from "./actions.ts";
import type { MazeView } from "./board.ts";
import type { Command } from "./commands.ts";
import { escalated } from "./escalator.ts";
import { type Exploration, explored } from "./explore.ts";
import type { Cell } from "./mall.ts";
import { moved } from "./moves.ts";
import { pawnOf } from "./pawns.ts";
import type { RefusalCode } from "./refusals.ts";
import { vortexed } from "./vortex.ts";

/** Moving a hero one way or another. */
export type HeroCommand = Extract<Command, { type: "move" | "vortex" | "escalator" }>;
export type ExploreCommand = Extract<Command, { type: "explore" }>;
/** What takes an action tile. rules: Acting */
export type ActionCommand = HeroCommand | ExploreCommand;

/** The action that the command takes. */
export function actionFor(command: ActionCommand): Action {
  return command.type === "move" ? command.direction : command.type;
}

/** Why this seat may do nothing at all: asked of every command before anything else. */
export function whyNothing(view: MazeView, seat: number): RefusalCode | undefined {
  if (itemsOf(view.actions)[seat] === undefined) return "no-such-seat";
  return view.result === "" ? undefined : "match-over";
}

/** Why this seat may not act at all now: the sand has to run, and tiles that are due to go have to be gone. */
export function whyNoPlay(view: MazeView, seat: number): RefusalCode | undefined {
  const why = whyNothing(view, seat);
  if (why !== undefined) return why;
  if (view.sandOut < 0) return "sand-not-running";
  return view.removalsLeft > 0 ? "tiles-due" : undefined;
}

/** Why this seat may not use that action now, whatever it is for. */
export function whyNoAction(view: MazeView, seat: number, action: Action): RefusalCode | undefined {
  const why = whyNoPlay(view, seat);
  if (why !== undefined) return why;
  return hasAction(itemsOf(view.actions)[seat] ?? 0, action) ? undefined : "not-your-action";
}

function destination(view: MazeView, command: HeroCommand): Cell | RefusalCode {
  switch (command.type) {
    case "move":
      return moved(view, command.hero, command.direction, command.cells);
    case "vortex":
      return vortexed(view, command.hero, command);
    case "escalator":
      return escalated(view, command.hero);
  }
}

/**
 * Judges an action, always in the same order: the seat, the phase, the action tile, the hero, the rules of the action.
 * @returns the cell onto which the hero comes, or why not
 */
export function judgeHero(view: MazeView, seat: number, command: HeroCommand): Cell | RefusalCode {
  const why = whyNoAction(view, seat, actionFor(command));
  if (why !== undefined) return why;
  return pawnOf(view, command.hero).isOut ? "hero-is-out" : destination(view, command);
}

/** The same for exploring. @returns what is explored, or why not */
export function judgeExplore(view: MazeView, seat: number, command: ExploreCommand): Exploration | RefusalCode {
  return whyNoAction(view, seat, actionFor(command)) ?? explored(view, command);
}
