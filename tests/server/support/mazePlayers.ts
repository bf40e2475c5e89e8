import { expect } from "vitest";
import type { MazeBoard, MazeView } from "../../../shared/games/magic-maze/board.ts";
import type { Command } from "../../../shared/games/magic-maze/commands.ts";
import type { Options } from "../../../shared/games/magic-maze/options.ts";
import { matchTime } from "../../../shared/table/clock.ts";
import { Plan } from "../../rules/magic-maze/solver.ts";
import { gathered, type Page } from "./page.ts";
import type { TestServer } from "./server.ts";
import { until } from "./until.ts";

/** Server time between two commands: a seat may send some thirty a second. */
const PACE = 40;

/** What the pages were told, as plain data. */
export function boardOn({ state }: Page): MazeView {
  return (state.board as unknown as MazeBoard).toJSON() as unknown as MazeView;
}

/** A real table at which a match begins under these options, the sand not yet turned. */
export async function begin(server: TestServer, players: number, options: Partial<Options>): Promise<Page[]> {
  const pages = await gathered(server.url, players, { game: "magic-maze", options });
  expect(await pages[0]?.ask({ type: "start" })).toBeUndefined();
  for (const page of pages) await until(() => page.state.phase === "playing" && page.state.board !== undefined);
  return pages;
}

/** Performs the command from the page of the seat, and waits until the host's page is told of it. */
export async function perform(
  server: TestServer,
  pages: readonly Page[],
  seat: number,
  command: Command,
): Promise<void> {
  const host = pages[0] as Page;
  const before = JSON.stringify(boardOn(host));
  server.pass(PACE);
  expect(await pages[seat]?.play(command), JSON.stringify(command)).toBeUndefined();
  await until(() => JSON.stringify(boardOn(host)) !== before);
}

/** All are ready, and the sand is turned. */
export async function turnSand(server: TestServer, pages: readonly Page[]): Promise<void> {
  for (const seat of pages.keys()) await perform(server, pages, seat, { type: "ready", isReady: true });
  await perform(server, pages, 0, { type: "turnSand" });
}

/** Plays on until the match is over or `isEnough` says so, with no command but of a seat's own actions. */
export async function playOn(
  server: TestServer,
  pages: readonly Page[],
  isEnough: (board: MazeView) => boolean = () => false,
): Promise<void> {
  const host = pages[0] as Page;
  for (const plan = new Plan(); ; ) {
    const board = boardOn(host);
    const step = isEnough(board) ? undefined : plan.next(board, matchTime(host.state.clock, server.now()));
    if (step === undefined) return;
    await perform(server, pages, step.seat, step.command);
  }
}
