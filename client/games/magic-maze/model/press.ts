import { type Action, DIRECTIONS, type Direction, hasAction } from "../../../../shared/games/magic-maze/actions.ts";
import type { MazeView } from "../../../../shared/games/magic-maze/board.ts";
import type { Command } from "../../../../shared/games/magic-maze/commands.ts";
import { COLOURS, type Colour } from "../../../../shared/games/magic-maze/heroes.ts";
import { targetsOf } from "../../../../shared/games/magic-maze/lawful.ts";
import { isSame } from "../../../../shared/games/magic-maze/mall.ts";
import { placesFor } from "../../../../shared/games/magic-maze/placing.ts";
import { switchesOf } from "../../../../shared/games/magic-maze/scenarios.ts";
import { type Purpose, targetsFor } from "./choice.ts";
import type { Reason } from "./hint.ts";
import type { Lit } from "./lit.ts";

/** What comes of pressing an action tile: a command at once, a choice among several, or a reason why not. */
export type Outcome =
  | { readonly is: "send"; readonly command: Command }
  | { readonly is: "choose"; readonly action: Purpose; readonly targets: readonly Lit[] }
  /** Mall tiles have to go before anything else. rules: Scenarios 11 */
  | { readonly is: "choose-tile" }
  | { readonly is: "say"; readonly reason: Reason };

const say = (reason: Reason): Outcome => ({ is: "say", reason });

export const isRunning = (board: MazeView) => board.sandOut >= 0 && board.result === "";

const isDirection = (action: Action): action is Direction => (DIRECTIONS as readonly string[]).includes(action);

/** The seats that have an action; rules: Acting. */
function seatsWith(board: MazeView, action: Action): number[] {
  return [...board.actions].flatMap((set, seat) => (hasAction(set, action) ? [seat] : []));
}

/** All that this seat may do with the selected hero: before the sand runs, choose its first cell. */
export function heroTargets(board: MazeView | undefined, seat: number, hero: Colour | undefined): readonly Lit[] {
  if (!board || !hero || seat < 0) return [];
  return isRunning(board) ? targetsOf(board, seat, hero) : placeTargets(board, hero);
}

function placeTargets(board: MazeView, hero: Colour): Lit[] {
  return placesFor(board, hero).map(({ row, col }) => ({ row, col, command: { type: "place", hero, row, col } }));
}

/** Every cell that may be explored, whichever hero stands there: the command names no hero. */
function exploreTargets(board: MazeView, seat: number): Lit[] {
  const all = COLOURS.flatMap((hero) => targetsFor("explore", heroTargets(board, seat, hero)));
  return all.filter((one, at) => all.findIndex((other) => isSame(one, other)) === at);
}

/** What an action tile stands for now: a direction or the like with the selected hero, exploring with any. */
export function pressTargets(board: MazeView, seat: number, hero: Colour | undefined, action: Purpose): Lit[] {
  return action === "explore" ? exploreTargets(board, seat) : targetsFor(action, heroTargets(board, seat, hero));
}

/** @param isRun all the way instead of one step */
export function pressed(
  board: MazeView,
  seat: number,
  hero: Colour | undefined,
  action: Action,
  isRun: boolean,
): Outcome {
  if (board.removalsLeft > 0) return { is: "choose-tile" };
  const places = targetsFor("place", heroTargets(board, seat, hero));
  if (places.length > 0) return { is: "choose", action: "place", targets: places };
  if (!hasAction(board.actions[seat] ?? 0, action)) {
    const seats = seatsWith(board, action);
    return say(seats.length > 0 ? { is: "theirs", action, seats } : { is: "refused", code: "not-your-action" });
  }
  if (!isRunning(board)) return say({ is: "refused", code: "sand-not-running" });
  if (hero === undefined && action !== "explore") return say({ is: "pick-hero" });
  const targets = pressTargets(board, seat, hero, action);
  const only = isDirection(action) ? targets.at(isRun ? -1 : 0) : targets.length === 1 ? targets[0] : undefined;
  if (only) return { is: "send", command: only.command };
  if (targets.length > 0) return { is: "choose", action, targets };
  // Nothing is lit: the rules themselves say why.
  if (hero && isDirection(action)) return { is: "send", command: { type: "move", hero, direction: action, cells: 1 } };
  if (hero && action === "escalator") return { is: "send", command: { type: "escalator", hero } };
  if (action === "vortex" && !switchesOf(board).hasVortexes) return say({ is: "refused", code: "no-vortexes" });
  if (action === "vortex" && board.isTheftDone) return say({ is: "refused", code: "vortexes-dead" });
  return say({ is: "nowhere", action });
}
