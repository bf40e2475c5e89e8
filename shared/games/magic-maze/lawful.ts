import { DIRECTIONS, type Direction } from "./actions.ts";
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
  return candidatesOf(view, seat, colour).flatMap((command) => {
    const verdict = command.type === "explore" ? judgeExplore(view, seat, command) : judgeHero(view, seat, command);
    return typeof verdict === "string" ? [] : [{ row: verdict.row, col: verdict.col, command }];
  });
}

/** Everything worth asking about; the rules' own judgement, the same that a command meets, has the last word. */
function candidatesOf(view: MazeView, seat: number, hero: Colour): ActionCommand[] {
  const runs = DIRECTIONS.filter((direction) => whyNoAction(view, seat, direction) === undefined);
  return [
    ...runs.flatMap((direction) => runsOf(view, hero, direction)),
    ...vortexesOf(view, hero).map(({ row, col }): ActionCommand => ({ type: "vortex", hero, row, col })),
    { type: "escalator", hero },
    ...exploresOf(view, hero).map(({ row, col }): ActionCommand => ({ type: "explore", row, col })),
  ];
}

function runsOf(view: MazeView, hero: Colour, direction: Direction): ActionCommand[] {
  return lineOf(view, hero, direction).cells.map((_, index) => ({ type: "move", hero, direction, cells: index + 1 }));
}

/** A hero explores where it stands; the mage on a ball everywhere. */
function exploresOf(view: MazeView, hero: Colour): Spot[] {
  const { explores } = mallOf(view.tiles);
  if (hero === "purple" && ballInUse(view) !== undefined) return [...explores];
  return explores.filter((cell) => cell.colour === hero && standsAt(view, hero, cell));
}
