import { expect, test } from "vitest";
import { DIRECTIONS, hasAction } from "../../shared/games/magic-maze/actions.ts";
import type { MazeBoard } from "../../shared/games/magic-maze/board.ts";
import { COLOURS } from "../../shared/games/magic-maze/heroes.ts";
import { magicMaze } from "../../shared/games/magic-maze/index.ts";
import { Page } from "./support/page.ts";
import { serverOfFile } from "./support/server.ts";
import { until } from "./support/until.ts";

const server = serverOfFile({ games: [magicMaze] });

/** Moves some hero one cell, by whichever seat may. @returns whether anybody could */
async function moveSomebody(pages: readonly Page[], { actions }: MazeBoard): Promise<boolean> {
  for (const [seat, page] of pages.entries()) {
    for (const direction of DIRECTIONS.filter((each) => hasAction(actions[seat] ?? 0, each))) {
      for (const hero of COLOURS) {
        if ((await page.play({ type: "move", hero, direction, cells: 1 })) === undefined) return true;
      }
    }
  }
  return false;
}

test("Magic Maze over the wire: ready, turn the sand, move; a move costs a page at most 24 bytes", async () => {
  const anna = await Page.set(server.url, { game: "magic-maze" });
  const ben = await Page.join(server.url, anna.code, { name: "Ben" });
  const watcher = await Page.join(server.url, anna.code);
  await ben.ask({ type: "ready", isReady: true });
  expect(await anna.ask({ type: "start" })).toBeUndefined();
  await until(() => ben.state.phase === "playing" && ben.state.board !== undefined);
  expect(await anna.play({ type: "turnSand" })).toHaveProperty("refused");
  for (const page of [anna, ben]) expect(await page.play({ type: "ready", isReady: true })).toBeUndefined();
  expect(await anna.play({ type: "turnSand" })).toBeUndefined();
  const board = () => watcher.state.board as MazeBoard;
  await until(() => board().sandOut > 0);

  const where = () => JSON.stringify(board().heroes.toJSON());
  await until(() => watcher.frames.length > 0);
  const before = where();
  watcher.frames.length = 0;
  expect(await moveSomebody([anna, ben], board())).toBe(true);
  await until(() => where() !== before);
  await until(() => watcher.frames.some(({ kind }) => kind === 13));
  expect(watcher.frames.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(24);
});
