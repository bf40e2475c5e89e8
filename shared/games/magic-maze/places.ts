import { itemsOf } from "../../table/lists.ts";
import type { MazeView } from "./board.ts";
import { wouldMeet } from "./groups.ts";
import type { Colour } from "./heroes.ts";
import { type Cell, isSame, mallOf, type Spot } from "./mall.ts";
import { isTaken } from "./pawns.ts";
import type { RefusalCode } from "./refusals.ts";
import { switchesOf } from "./scenarios.ts";
import type { Feature } from "./tiles.ts";

/** Whether an out-of-order token lies on the cell. */
function hasToken(view: MazeView, spot: Spot): boolean {
  return itemsOf(view.tokens).some((token) => isSame(token, spot));
}

/** The cell's timer, camera or crystal ball is not spent. A cell with a token is an ordinary cell. rules: Time */
export function isWorking(view: MazeView, cell: Cell, type: "timer" | "camera" | "crystal"): boolean {
  return cell.feature?.type === type && !hasToken(view, cell);
}

/** Whether the cell bears this thing of this colour. */
export function bears(cell: Cell | undefined, type: "vortex" | "item" | "exit", colour: Colour): boolean {
  const feature: Feature | undefined = cell?.feature;
  return feature?.type === type && feature.color === colour;
}

/** Cameras that watch: revealed, without a token; none where the scenario has no cameras. rules: Abilities (6) */
export function camerasOn(view: MazeView): number {
  if (!switchesOf(view).hasCameras) return 0;
  return mallOf(view.tiles).cells.filter((cell) => isWorking(view, cell, "camera")).length;
}

/** Why the hero may not come onto this cell now, not even in passing, or undefined. */
export function whyClosed(view: MazeView, cell: Cell, colour: Colour): RefusalCode | undefined {
  if (isTaken(view, cell)) return "hero-in-the-way";
  if (wouldMeet(view, cell, colour)) return "heroes-meet";
  // rules: Abilities (6). Used timer cells stay open.
  if (isWorking(view, cell, "timer") && camerasOn(view) >= 2) return "cameras-watch";
  return undefined;
}
