import type { Page } from "playwright-core";
import type { MazeView } from "../../../shared/games/magic-maze/board.ts";
import { COLOURS, type Colour } from "../../../shared/games/magic-maze/heroes.ts";
import { targetsOf } from "../../../shared/games/magic-maze/lawful.ts";
import type { Spot } from "../../../shared/games/magic-maze/mall.ts";

/** A move of one hero that this seat may make now. */
export function firstMove(board: MazeView, seat: number): { hero: Colour; from: Spot; to: Spot } {
  for (const [index, hero] of COLOURS.entries()) {
    const from = board.heroes[index];
    const to = targetsOf(board, seat, hero).find(({ command }) => command.type === "move");
    if (from !== undefined && to !== undefined) return { hero, from, to };
  }
  throw new Error(`seat ${seat} has no move`);
}

/** Where the middle of a cell is on the page. */
export async function cellAt(page: Page, row: number, col: number): Promise<{ x: number; y: number }> {
  const scene = page.locator(".mm-scene[data-settled=true]");
  await scene.waitFor();
  const [x = 0, y = 0, size = 0] = ((await scene.getAttribute("data-frame")) ?? "").split(",").map(Number);
  return { x: x + col * size, y: y + row * size };
}
