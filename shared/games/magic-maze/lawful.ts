import { ACTIONS, type Action, type Direction } from "./actions.ts";
import { ballInUse } from "./ball.ts";
import type { MazeView } from "./board.ts";
import type { Colour } from "./heroes.ts";
import { type ActionCommand, judgeExplore, judgeHero, whyNoAction } from "./judge.ts";
import { mallOf, type Spot } from "./mall.ts";
import { lineOf } from "./moves.ts";
import { pawnOf, standsAt } from "./pawns.ts";
import { vortexesOf } from "./vortex.ts";

/** A lawful command and the cell that lights up for it: where the hero would stand, or where a tile would be laid. */
export interface Target extends Spot {
  readonly command: ActionCommand;
}

/** All that this seat may do with this hero now. A crystal ball's explorations are the mage's. */
export function targetsOf(view: MazeView, seat: number, colour: Colour): Target[] {
  if (pawnOf(view, colour).isOut) return [];
  return ACTIONS.filter((action) => whyNoAction(view, seat, action) === undefined)
    .flatMap((action) => CANDIDATES[action](view, colour))
    .flatMap((command) => targetOf(view, seat, command) ?? []);
}

/** The same judgement that the command meets when it is performed. */
function targetOf(view: MazeView, seat: number, command: ActionCommand): Target | undefined {
  const verdict = command.type === "explore" ? judgeExplore(view, seat, command) : judgeHero(view, seat, command);
  return typeof verdict === "string" ? undefined : { row: verdict.row, col: verdict.col, command };
}

/** By action, everything worth asking about. */
const CANDIDATES: Readonly<Record<Action, (view: MazeView, hero: Colour) => ActionCommand[]>> = {
  N: runs("N"),
  E: runs("E"),
  S: runs("S"),
  W: runs("W"),
  vortex: (view, hero) => vortexesOf(view, hero).map(({ row, col }) => ({ type: "vortex", hero, row, col })),
  escalator: (_, hero) => [{ type: "escalator", hero }],
  explore: (view, hero) => exploresOf(view, hero).map(({ row, col }) => ({ type: "explore", row, col })),
};

function runs(direction: Direction): (view: MazeView, hero: Colour) => ActionCommand[] {
  return (view, hero) =>
    lineOf(view, hero, direction).cells.map((_, index) => ({ type: "move", hero, direction, cells: index + 1 }));
}

/** A hero explores where it stands; the mage on a ball everywhere. */
function exploresOf(view: MazeView, hero: Colour): readonly Spot[] {
  const { explores } = mallOf(view.tiles);
  if (hero === "purple" && ballInUse(view) !== undefined) return explores;
  return explores.filter((cell) => cell.colour === hero && standsAt(view, hero, cell));
}
