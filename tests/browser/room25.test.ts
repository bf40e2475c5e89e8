import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { room25 } from "../../shared/games/room25/index.ts";
import type { Options } from "../../shared/games/room25/options.ts";
import type { AnyGame } from "../../shared/table/game.ts";
import { seededRandom } from "../../shared/table/random.ts";
import { setTable, sitDown, watch } from "./support/guests.ts";
import { playRoom, readRole, roomBoard, roomPlayer } from "./support/roomPlayers.ts";
import { accessibilityProblems, DESK, PHONE, picture, siteOfFile } from "./support/site.ts";

/** Four pages are drawn in software, one after another. */
const LONG = 1_200_000;

/** A deal in which these players look, move, push and slide, choose when to act, and two prisoners die in turn 2. */
const SEED = 1964;
const dealt = {
  ...room25,
  setUp: (options: Options, seats: number) => room25.setUp(options, seats, seededRandom(SEED)),
} as AnyGame;

const site = siteOfFile([dealt]);

const isSettled = (page: Page) => page.locator(".r25-scene[data-settled=true]").waitFor({ timeout: 240_000 });

/** How many pixels the page is wider than its window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

async function expectWhole(page: Page): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
}

test(
  "four people, one of them on a phone, play a game of Suspicion from the lobby to the end",
  async () => {
    const anna = await site.page({ viewport: DESK });
    const code = await setTable(anna, "Anna", "Room 25");
    await anna.getByText("Experts: suspicion").click();
    await anna.getByText("no limit").click();
    await expectWhole(anna);
    const url = `${site.server.url}/t/${code}`;
    const ben = await site.page({ viewport: PHONE, hasTouch: true, reducedMotion: "reduce", url });
    await sitDown(ben, "Ben");
    await ben.getByText("Experts: suspicion").waitFor();
    await expectWhole(ben);
    const pages = [anna, ben];
    for (const name of ["Chloe", "Dan"]) {
      const page = await site.page({ viewport: { width: 960, height: 600 }, reducedMotion: "reduce", url });
      await sitDown(page, name);
      pages.push(page);
    }
    const ready = (page: Page) => page.getByRole("button", { name: "Ready", exact: true }).click();
    await Promise.all(pages.slice(1).map(ready));
    await anna.getByRole("button", { name: "Start", exact: true }).click();
    await Promise.all(pages.map(isSettled));

    const watcher = await watch(site.server.url, code);
    const players = pages.map((page) => roomPlayer(page, page === ben));
    await Promise.all(players.map(readRole));
    await playRoom(watcher, players, ({ turn }) => turn === 1);
    // The others leave the card of their clue open, and give in their programmes by keys nevertheless.
    await anna.keyboard.press("Escape");
    await expectWhole(anna);
    await expectWhole(ben);
    await picture(anna, "room25");
    await picture(ben, "room25-phone");
    const readHelp = async (page: Page) => {
      await page.keyboard.press("?");
      await page.getByRole("heading", { name: "What it is about" }).waitFor();
      await expectWhole(page);
      await page.keyboard.press("Escape");
      await page.locator(".dialog-dim").waitFor({ state: "detached" });
    };
    await Promise.all([anna, ben].map(readHelp));

    await playRoom(watcher, players);
    const { outcomes, ending } = roomBoard(watcher);
    expect(ending).not.toBe("");
    const readResult = async (page: Page, seat: number) => {
      await page.getByRole("button", { name: "See the result" }).click();
      const word = outcomes[seat] === "won" ? "You have won" : "You have lost";
      await page.getByText(word, { exact: true }).waitFor();
    };
    await Promise.all(pages.map(readResult));
    await expectWhole(anna);
    await expectWhole(ben);
    await picture(anna, "room25-end");
    await picture(ben, "room25-end-phone");

    await anna.getByRole("button", { name: "Back to the table" }).click();
    await ben.getByRole("heading", { name: "At the table" }).waitFor();
    watcher.leave();
  },
  LONG,
);
