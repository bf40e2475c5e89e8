import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import common from "../../client/i18n/en/common.json" with { type: "json" };
import texts from "../../client/i18n/en/last-friday.json" with { type: "json" };
import russian from "../../client/i18n/ru/common.json" with { type: "json" };
import russianTexts from "../../client/i18n/ru/last-friday.json" with { type: "json" };
import type { CampBoard } from "../../shared/games/last-friday/board.ts";
import { boldly, CAMPERS, type CampPlayer, campBoard, MANIAC, playCamp } from "./support/campPlayers.ts";
import { setTable, sitDown, watch } from "./support/guests.ts";
import { accessibilityProblems, DESK, PHONE, picture, siteOfFile } from "./support/site.ts";

/** Two pages are drawn in software, one after another. */
const LONG = 1_200_000;
/** Players who need few rounds, and do much in them: he swims, and is seen twice. */
const SEED = 52;
const SMALL_DESK = { width: 960, height: 600 };

const site = siteOfFile();

/** How many pixels the page is wider than its window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

async function expectWhole(page: Page): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
}

/** Reads the chapter's card and puts it away. */
async function begin(page: Page): Promise<void> {
  await page.getByRole("button", { name: texts.chapter.begin }).click();
  await page.locator(".dialog-dim").waitFor({ state: "detached" });
}

/** Chooses another language in the middle of the match. The map has names: it is drawn anew. */
async function speak(page: Page, language: string, button: string): Promise<void> {
  const canvas = await page.locator(".lf-scene canvas").elementHandle();
  await page.getByRole("button", { name: button, exact: true }).click();
  await page.getByRole("dialog").locator("select").first().selectOption(language);
  await page.keyboard.press("Escape");
  await page.locator(".dialog-dim").waitFor({ state: "detached" });
  await page.waitForFunction((before) => before?.isConnected === false, canvas);
  await page.locator(".lf-scene[data-settled=true] canvas").waitFor();
}

test(
  "the maniac on a desk and the campers on a phone play chapter I from the lobby to its end",
  async () => {
    const anna = await site.page({ viewport: DESK, reducedMotion: "reduce" });
    const code = await setTable(anna, "Anna", "Last Friday");
    await anna.getByText("seat 1", { exact: true }).click();
    await expectWhole(anna);
    const url = `${site.server.url}/t/${code}`;
    const ben = await site.page({ viewport: PHONE, hasTouch: true, reducedMotion: "reduce", url });
    await sitDown(ben, "Ben");
    await ben.getByText(texts.options["maniac-seat"].replace("{{seat}}", "1")).waitFor();
    await expectWhole(ben);
    await ben.getByRole("button", { name: "Ready", exact: true }).click();
    await anna.getByRole("button", { name: "Start", exact: true }).click();
    for (const page of [anna, ben]) {
      await page.getByRole("button", { name: texts.chapter.begin }).waitFor();
      await expectWhole(page);
    }
    await picture(anna, "friday-card");
    for (const page of [anna, ben]) await begin(page);

    const watcher = await watch(site.server.url, code);
    const maniac: CampPlayer = { page: anna, isTapping: false, hand: MANIAC };
    const camper: CampPlayer = { page: ben, isTapping: true, hand: CAMPERS };
    const players = [maniac, camper];
    const wish = boldly(SEED, players);
    const play = (isEnough?: (board: CampBoard) => boolean) => playCamp(watcher, players, wish, isEnough);
    await play(({ agenda }) => agenda.at(-1)?.stage === "arrange");
    await expectWhole(anna);
    await picture(anna, "friday-arrange");
    // Between pictures on a smaller map, which is drawn in less time.
    await anna.setViewportSize(SMALL_DESK);
    await play(({ round, turn }) => round === 2 && turn.camper === 1);
    await expectWhole(ben);
    await picture(ben, "friday-camper-phone");
    // From here on by numbers.
    camper.isTapping = false;
    await play(({ round, agenda }) => round === 3 && agenda.at(-1)?.stage === "prowl");
    await anna.setViewportSize(DESK);
    await expectWhole(anna);
    await picture(anna, "friday-maniac");
    await speak(anna, "ru", common.settings.title);
    await anna.getByRole("heading", { name: russianTexts.ask.prowl.title }).waitFor();
    expect(await anna.locator('.lf > .unseen[role="log"]').textContent()).not.toMatch(/[a-z]{3}/);
    await speak(anna, "en", russian.settings.title);
    await anna.getByRole("heading", { name: texts.ask.prowl.title }).waitFor();
    await anna.setViewportSize(SMALL_DESK);
    await play();
    const { result } = campBoard(watcher);
    expect(result).not.toBe("");
    const word = result === "maniac" ? texts.result.maniac : texts.result.campers;
    await anna.setViewportSize(DESK);
    for (const page of [anna, ben]) {
      await page.getByRole("heading", { name: word }).waitFor();
      await expectWhole(page);
    }
    await picture(anna, "friday-end");
    await picture(ben, "friday-end-phone");
    const [first] = campBoard(watcher).track;
    await anna.getByRole("slider", { name: texts.film.round }).fill("0");
    await anna.getByText(`Round 0: ${first?.circles[0]}`).waitFor();

    await anna.getByRole("button", { name: texts.end.gather }).click();
    await ben.getByRole("heading", { name: "At the table" }).waitFor();
    watcher.leave();
  },
  LONG,
);
