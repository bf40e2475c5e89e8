import { ballInUse, wearBall } from "./ball.ts";
import { LaidTile, type MazeView } from "./board.ts";
import type { MazeMatch } from "./envelopes.ts";
import { type ExploreCell, isSame, mallOf, type Placement, type Spot } from "./mall.ts";
import { standsAt } from "./pawns.ts";
import type { RefusalCode } from "./refusals.ts";
import { showNext } from "./stack.ts";

/** An explore cell that is open, and whether it takes the mage's ball to explore it: the hero's own way goes first. */
export interface Exploration extends ExploreCell {
  readonly leadsTo: Omit<Placement, "id">;
  readonly viaBall: boolean;
}

/** The exploration at the spot, or why there is none. rules: Explore, Mage (5) */
export function explored(view: MazeView, spot: Spot): Exploration | RefusalCode {
  const cell = mallOf(view.tiles).explores.find((explore) => isSame(explore, spot));
  if (cell === undefined) return "no-explore-there";
  const { leadsTo } = cell;
  if (leadsTo === undefined) return "place-has-tile";
  if (view.tilesLeft === 0) return "stack-empty";
  const viaBall = !standsAt(view, cell.colour, cell);
  if (viaBall && ballInUse(view) === undefined) return "explore-needs-hero";
  return { ...cell, leadsTo, viaBall };
}

/** Lays the top tile where the exploration leads. @returns whether it was the elf who explored */
export function layTile(match: MazeMatch, seat: number, { leadsTo, colour, viaBall }: Exploration): boolean {
  const { board, secret } = match;
  const id = secret.stack.shift();
  if (id === undefined) throw new Error("the stack and its count disagree");
  const { row, col, turns } = leadsTo;
  board.tiles.push(new LaidTile({ id, row, col, turns }));
  showNext(match);
  match.emit({ type: "explored", seat, tile: id, viaBall });
  wearBall(match, viaBall);
  return colour === "green" && !viaBall;
}
