import type { Page as BrowserPage } from "playwright-core";
import { expect, test } from "vitest";
import type { CampBoard } from "../../shared/games/last-friday/board.ts";
import type { MazeView } from "../../shared/games/magic-maze/board.ts";
import { games } from "../../shared/games/registry.ts";
import type { RoomBoard } from "../../shared/games/room25/board.ts";
import { OPEN_DELAY } from "../../shared/table/protocol.ts";
import { gathered, type Page } from "../server/support/page.ts";
import { playOn } from "../server/support/playOn.ts";
import { until } from "../server/support/until.ts";
import { accessibilityProblems, DESK, PHONE, picture, siteOfFile } from "./support/site.ts";

const LONG = 300_000;
const PATIENCE = 120_000;

const site = siteOfFile();

interface Watched {
  readonly pages: readonly Page[];
  readonly watcher: BrowserPage;
  board<B>(): B;
  /** Everybody plays on by chance or by wit, until the board is as wished. */
  playOn(isEnough: () => boolean): Promise<void>;
}

/** A match of four at a table where spectators see everything late, and a browser that watches. */
async function watched(game: string, options: object, viewport: object): Promise<Watched> {
  const pages = await gathered(site.server.url, 4, { game, options });
  const [host] = pages as [Page];
  expect(await host.ask({ type: "watching", mayWatch: true, seesAll: true })).toBeUndefined();
  expect(await host.ask({ type: "start" })).toBeUndefined();
  for (const page of pages) await until(() => page.state.phase === "playing" && page.state.board !== undefined);
  const watcher = await site.page({ ...viewport, url: `${site.server.url}/t/${host.code}` });
  await watcher.getByRole("button", { name: "Watch" }).click();
  const known = games.get(game);
  if (known === undefined) throw new Error(game);
  return {
    pages,
    watcher,
    board: <B>() => host.state.board as unknown as B,
    playOn: (isEnough) => playOn(known, () => pages, isEnough),
  };
}

/** @returns when there is something to see */
async function seeLate(page: BrowserPage): Promise<void> {
  await page.getByRole("radio", { name: "All hands, a minute late" }).check();
  await notYet(page).waitFor({ state: "detached" });
}

const notYet = (page: BrowserPage) => page.getByText("After the first minute of play all hands lie open here.");
const seeLive = (page: BrowserPage) => page.getByRole("radio", { name: "Live" }).check();

async function expectWhole(page: BrowserPage): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

test(
  "Room 25: all roles, looks and programmes, a minute late, and never before",
  async () => {
    const table = await watched("room25", { mode: "suspicion", timeLimit: 0 }, { viewport: DESK });
    const { watcher } = table;
    const board = () => table.board<RoomBoard>();
    const shows = (cells: string) =>
      watcher.locator(`.r25-scene[data-settled=true][data-figures="${cells}"]`).waitFor({ timeout: PATIENCE });
    const figures = () =>
      [...board().characters].map(({ isAlive, tile }) => (isAlive ? board().cells.indexOf(tile) : -1));
    await watcher.getByRole("radio", { name: "All hands, a minute late" }).check();
    await notYet(watcher).waitFor();
    expect(await watcher.locator(".r25-order .r25-identity").count()).toBe(0);
    await table.playOn(() => board().turn === 2 && board().phase === "programming");
    const before = figures().join(" ");
    site.server.pass(OPEN_DELAY + 1000);
    await watcher.locator(".r25-order .r25-identity").nth(3).waitFor({ timeout: PATIENCE });
    await table.playOn(() => board().turn === 4 || figures().join(" ") !== before);
    await shows(before);
    await picture(watcher, "watching-room25");
    await expectWhole(watcher);
    await seeLive(watcher);
    await shows(figures().join(" "));
    expect(await watcher.locator(".r25-order .r25-identity").count()).toBeLessThan(4);
    await watcher.context().close();
  },
  LONG,
);

test(
  "Last Friday: where the maniac is, a minute late, and never before",
  async () => {
    const table = await watched("last-friday", { play: "1" }, { viewport: PHONE, hasTouch: true });
    const { watcher } = table;
    const board = () => table.board<CampBoard>();
    await watcher.getByRole("button", { name: "Begin" }).click();
    await watcher.locator(".lf-scene[data-settled=true]").waitFor({ timeout: PATIENCE });
    await table.playOn(() => board().round === 2);
    const hands = () => table.pages[board().maniac]?.hand as unknown as { circle: number };
    const circle = hands().circle;
    expect(await watcher.locator(".lf-scene").getAttribute("data-maniac")).toBe("");
    site.server.pass(OPEN_DELAY + 1000);
    await seeLate(watcher);
    await watcher.locator(`.lf-scene[data-settled=true][data-maniac="${circle}"]`).waitFor({ timeout: PATIENCE });
    await table.playOn(() => board().round === 4);
    expect(await watcher.locator(".lf-scene").getAttribute("data-maniac")).toBe(String(circle));
    await picture(watcher, "watching-last-friday-phone");
    await expectWhole(watcher);
    await seeLive(watcher);
    await watcher.locator('.lf-scene[data-settled=true][data-maniac=""]').waitFor({ timeout: PATIENCE });
    await watcher.context().close();
  },
  LONG,
);

test(
  "Magic Maze: the mall as it was a minute ago, on a phone too",
  async () => {
    const table = await watched("magic-maze", { scenario: 1 }, { viewport: PHONE, hasTouch: true });
    const { watcher } = table;
    const board = () => table.board<MazeView>();
    const heroes = () => [...board().heroes].map(({ row, col }) => `${row},${col}`);
    const shown = async () => {
      const heroes = (await watcher.locator(".mm-scene").getAttribute("data-heroes")) ?? "";
      return heroes
        .split(";")
        .map((hero) => hero.split(":")[1])
        .join();
    };
    await watcher.locator(".mm-scene[data-settled=true]").waitFor({ timeout: PATIENCE });
    await table.playOn(() => board().sandOut >= 0);
    const dealt = heroes();
    // The sand runs: a minute of it goes by, and nothing has happened in it.
    site.server.pass(OPEN_DELAY + 1000);
    await seeLate(watcher);
    await table.playOn(() => heroes().join() !== dealt.join());
    await until(async () => (await shown()) === dealt.join(), PATIENCE);
    await picture(watcher, "watching-magic-maze-phone");
    await expectWhole(watcher);
    await seeLive(watcher);
    await until(async () => (await shown()) === heroes().join(), PATIENCE);
    await watcher.context().close();
  },
  LONG,
);
