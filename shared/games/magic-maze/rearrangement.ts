import { Refusal } from "../../table/refusal.ts";
import { DIRECTIONS } from "./actions.ts";
import type { MazeView } from "./board.ts";
import { startTiles } from "./dimensions.ts";
import { lose } from "./ending.ts";
import type { MazeMatch } from "./envelopes.ts";
import { COLOURS } from "./heroes.ts";
import { type Mall, mallOf, type Placement } from "./mall.ts";
import { isStanding, pawnOf } from "./pawns.ts";
import type { RefusalCode } from "./refusals.ts";
import { switchesOf } from "./scenarios.ts";
import { showNext } from "./stack.ts";

const TILES_A_TURN = 2;

/** By tile, the tiles to which a passage leads that is open to every hero: within a tile all cells hang together. */
function passagesOf(mall: Mall): ReadonlySet<number>[] {
  const passages = mall.tiles.map(() => new Set<number>());
  for (const cell of mall.cells) {
    for (const direction of DIRECTIONS) {
      const next = mall.step(cell, direction, undefined);
      if (next && next.tile !== cell.tile) passages[cell.tile]?.add(next.tile);
    }
  }
  return passages;
}

/** Whether all tiles but the ones that are gone can be reached from the tiles of the start. */
function hangsTogether(passages: readonly ReadonlySet<number>[], gone: ReadonlySet<number>, starts: number): boolean {
  const reached = new Set(Array.from({ length: starts }, (_, index) => index));
  // A set that grows while it is walked through is walked through to its end.
  for (const tile of reached) {
    for (const next of passages[tile] ?? []) if (!gone.has(next)) reached.add(next);
  }
  return reached.size + gone.size === passages.length;
}

/** Tiles that bear nothing which keeps them, by index, with why the others are kept. */
function keptBy(view: MazeView, mall: Mall): (RefusalCode | undefined)[] {
  const kept = mall.tiles.map((_, tile): RefusalCode | undefined =>
    tile < startTiles(view) ? "start-tile" : undefined,
  );
  const keep = (row: number, col: number, code: RefusalCode) => {
    const tile = mall.cell(row, col)?.tile ?? 0;
    kept[tile] ??= code;
  };
  for (const colour of COLOURS.filter((colour) => isStanding(view, colour))) {
    const { row, col } = pawnOf(view, colour);
    keep(row, col, "hero-on-tile");
  }
  for (const { row, col } of view.tokens) keep(row, col, "token-on-tile");
  return kept;
}

/** By tile: undefined where it may be removed as one of `count` that have to go, or why not. */
function verdicts(view: MazeView, count: number): (RefusalCode | undefined)[] {
  const mall = mallOf(view.tiles);
  const passages = passagesOf(mall);
  const starts = startTiles(view);
  const kept = keptBy(view, mall);
  const free = kept.flatMap((code, tile) => (code === undefined ? [tile] : []));
  /** Can so many more go, after those that are gone? */
  const canGo = (gone: ReadonlySet<number>, more: number): boolean =>
    hangsTogether(passages, gone, starts) &&
    (more === 0 || free.some((tile) => !gone.has(tile) && canGo(new Set([...gone, tile]), more - 1)));
  return kept.map((code, tile) => code ?? (canGo(new Set([tile]), count - 1) ? undefined : "cuts-off"));
}

/**
 * The tiles of which one may be removed now: no hero and no token on it, none of the start, and every tile that remains
 * can be reached on foot and by escalator. While two are due, only such as leave a second one. rules: Scenarios 11
 */
export function removableTiles(view: MazeView): Placement[] {
  if (view.removalsLeft === 0 || view.result !== "") return [];
  const { tiles } = mallOf(view.tiles);
  return verdicts(view, view.removalsLeft).flatMap((why, tile) => (why === undefined ? (tiles[tile] ?? []) : []));
}

/** After a turn of the timer: before the theft two tiles have to go. Where they cannot, all is lost. */
export function demandRemoval(match: MazeMatch): void {
  const { board } = match;
  if (!switchesOf(board).hasRearrangement || board.isTheftDone) return;
  board.removalsLeft = TILES_A_TURN;
  match.emit({ type: "tilesDue" });
  if (removableTiles(board).length > 0) return;
  match.secret.tallies.marks.push({ at: match.now, what: "tiles-stuck" });
  lose(match);
}

/** Removes a tile; it goes under the stack. @throws Refusal */
export function removeTile(match: MazeMatch, seat: number, id: string): void {
  const { board, secret } = match;
  if (board.removalsLeft === 0) throw new Refusal("no-tile-due");
  const index = [...board.tiles].findIndex((tile) => tile.id === id);
  if (index < 0) throw new Refusal("no-such-tile");
  const why = verdicts(board, board.removalsLeft)[index];
  if (why !== undefined) throw new Refusal(why);
  board.tiles.splice(index, 1);
  board.removalsLeft -= 1;
  secret.stack.push(id);
  showNext(match);
  match.emit({ type: "tileRemoved", seat, tile: id });
}
