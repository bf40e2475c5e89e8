import type { MazeView } from "./board.ts";
import { COLOURS } from "./heroes.ts";
import { type ActionCommand, judgeExplore, judgeHero } from "./judge.ts";
import type { RefusalCode } from "./refusals.ts";

/**
 * The view with the hero where this command takes it, and nothing else changed: neither tokens nor sand nor exits. What
 * an exploration turns up nobody can foresee: its view is the same. Previews can be chained.
 * @returns a plain view, or why the command would be refused
 */
export function preview(view: MazeView, seat: number, command: ActionCommand): MazeView | RefusalCode {
  if (command.type === "explore") {
    const exploration = judgeExplore(view, seat, command);
    return typeof exploration === "string" ? exploration : view;
  }
  const cell = judgeHero(view, seat, command);
  if (typeof cell === "string") return cell;
  const mover = COLOURS.indexOf(command.hero);
  const heroes = [...view.heroes].map(({ row, col, isOut }, hero) =>
    hero === mover ? { row: cell.row, col: cell.col, isOut } : { row, col, isOut },
  );
  return { ...plain(view), heroes };
}

/** The fields by name: a synchronized board keeps them where a spread does not find them. */
function plain(view: MazeView): MazeView {
  const { scenario, sandTotal, sandOut, isTalkOpen, isTheftDone, heroes, tiles, tokens, tilesLeft } = view;
  const { actions, ready, redPawn, ballTilesLaid, result, summary } = view;
  const { own, level, nextTile, removalsLeft, drawLeft, sketches } = view;
  return {
    scenario,
    sandTotal,
    sandOut,
    isTalkOpen,
    isTheftDone,
    heroes,
    tiles,
    tokens,
    tilesLeft,
    actions,
    ready,
    redPawn,
    ballTilesLaid,
    result,
    summary,
    own,
    level,
    nextTile,
    removalsLeft,
    drawLeft,
    sketches,
  };
}
