import { afterAll, beforeAll, expect, test } from "vitest";
import { serverNow } from "../../server/clock.ts";
import { DIRECTIONS, hasAction } from "../../shared/games/magic-maze/actions.ts";
import type { MazeBoard, MazeView } from "../../shared/games/magic-maze/board.ts";
import { COLOURS } from "../../shared/games/magic-maze/heroes.ts";
import { magicMaze } from "../../shared/games/magic-maze/index.ts";
import { matchTime } from "../../shared/table/clock.ts";
import { replayMatch } from "../../shared/table/match.ts";
import { nextStep } from "../rules/magic-maze/solver.ts";
import { gathered, Page } from "./support/page.ts";
import { patiently } from "./support/patiently.ts";
import { boot, type TestServer } from "./support/server.ts";
import { until } from "./support/until.ts";

let server: TestServer;
beforeAll(async () => {
  server = await boot({ games: [magicMaze] });
});
afterAll(() => server.stop());

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

test.each([
  [1, 2],
  [3, 4],
  [7, 8],
])("scenario %i is won by %i players, and its journal replays to the same board", async (scenario, players) => {
  const options = { scenario, sand: 420 };
  const pages = await gathered(server.url, players, { game: "magic-maze", options });
  const [host] = pages as [Page];
  expect(await host.ask({ type: "start" })).toBeUndefined();
  const board = () => host.state.board as unknown as MazeBoard;
  await until(() => host.state.phase === "playing" && host.state.board !== undefined);

  while (board().result === "") {
    // The host's page is told of everything before it plans the next step, as its players would be.
    const step = nextStep(
      board().toJSON() as unknown as MazeView,
      host.state.clock.isRunning ? matchNow(host) : undefined,
    );
    if (step === undefined) break;
    const before = JSON.stringify(board().toJSON());
    expect(await patiently(() => (pages[step.seat] as Page).play(step.command))).toBeUndefined();
    await until(() => JSON.stringify(board().toJSON()) !== before);
  }

  for (const page of pages) {
    await until(() => page.state.phase === "ended");
    expect((page.state.board as unknown as MazeBoard).result).toBe("won");
  }
  const stored = server.journal.openTables().find(({ table }) => table?.code === host.code);
  const { head, entries } = server.journal.match(stored?.table?.matchId ?? -1);
  const again = replayMatch(magicMaze, { ...head, seats: head.names.length }, entries);
  expect(again.board.toJSON()).toEqual(board().toJSON());
});

/** Match time by the server's clock, which is this process's own. */
function matchNow(page: Page): number {
  return matchTime(page.state.clock, serverNow());
}
