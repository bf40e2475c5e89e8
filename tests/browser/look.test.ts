import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { playByKeys, setTable, sitDown, start, watch } from "./support/guests.ts";
import { accessibilityProblems, DESK, PHONE, picture, SIDEWAYS, siteOfFile } from "./support/site.ts";

const site = siteOfFile();

const NARROW = { width: 360, height: 740 };

/** How many pixels the page is wider than its window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

async function expectWhole(page: Page): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
}

/** Of all that is there nothing lies outside the window, not even in part. */
async function expectInSight(page: Page, selector: string): Promise<void> {
  const outside = await page.locator(selector).evaluateAll((all) =>
    all
      .map((each) => ({ each, box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight)
      .map(({ each }) => each.outerHTML.slice(0, 100)),
  );
  expect(outside).toEqual([]);
}

describe.each([
  ["desk", DESK],
  ["phone", PHONE],
  ["narrow phone", NARROW],
  ["phone on its side", SIDEWAYS],
  ["tablet", { width: 820, height: 1180 }],
  ["small laptop", { width: 1000, height: 700 }],
])("on a %s", (size, viewport) => {
  test("every view is accessible and fits the width", async () => {
    const name = (view: string) => `${view}-${size.replaceAll(" ", "-")}`;
    const anna = await site.page({ viewport });
    await anna.getByRole("heading", { name: "Everybody moves at once." }).waitFor();
    await expectWhole(anna);
    await picture(anna, name("lobby"));

    const code = await setTable(anna, "Anna");
    await expectWhole(anna);
    const ben = await site.page({ viewport, url: `${site.server.url}/t/${code}` });
    await ben.getByRole("textbox", { name: "Your name at the table" }).waitFor();
    await expectWhole(ben);
    await sitDown(ben, "<b>Βενιαμίν</b>");
    await anna.getByText("<b>").first().waitFor();
    await expectWhole(anna);
    await picture(anna, name("table"));

    await start(anna, [ben]);
    await expectWhole(anna);
    const watcher = await watch(site.server.url, code);
    await playByKeys(watcher, [anna, ben], (board) => board.tiles.length >= 3);
    await anna.keyboard.press("1");
    await anna.locator(".mm-scene[data-settled=true]").waitFor();
    await expectWhole(anna);
    await expectInSight(anna, ".mm-heroes button, .mm-own button, .mm-sign");
    const { width, height } = (await anna.locator(".mm-scene").boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThan(Math.min(viewport.width, viewport.height) / 2);
    await picture(anna, name("mall"));
    await anna.keyboard.press("?");
    await anna.getByRole("dialog").waitFor();
    await expectWhole(anna);
    await picture(anna, name("rules"));
    watcher.leave();
    await anna.context().close();
    await ben.context().close();
  });
});

test.each([
  ["el-GR", "el"],
  ["hu-HU", "hu"],
  ["pt-BR", "pt"],
  ["vi-VN", "vi"],
  ["ru-RU", "ru"],
])("a browser that prefers %s is answered in that language", async (locale, language) => {
  const page = await site.page({ locale, viewport: PHONE });
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe(language);
  expect(await page.getByRole("heading", { level: 1 }).textContent()).not.toContain("Everybody");
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.context().close();
});
