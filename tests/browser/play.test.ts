import type { Page as BrowserPage } from "playwright-core";
import { expect, test } from "vitest";
import { Page } from "../server/support/page.ts";
import { caughtUp, playByKeys, setTable, sitDown, start, watch } from "./support/guests.ts";
import { cellAt, firstMove } from "./support/moves.ts";
import { DESK, PHONE, picture, siteOfFile } from "./support/site.ts";

const site = siteOfFile();

test("two people make a table, join by link, and win scenario 1 by keyboard alone, one of them on a phone", async () => {
  const anna = await site.page({ viewport: DESK });
  const code = await setTable(anna, "Anna");
  await anna.getByText("7:00").click();
  const ben = await site.page({ viewport: PHONE, hasTouch: true, url: `${site.server.url}/t/${code}` });
  await sitDown(ben, "Ben");
  await ben.getByText("7:00").waitFor();
  await start(anna, [ben]);
  const watcher = await watch(site.server.url, code);
  await picture(anna, "planning");

  await playByKeys(watcher, [anna, ben], (board) => board.tiles.length >= 6);
  await picture(anna, "playing");
  await picture(ben, "playing-phone");
  await playByKeys(watcher, [anna, ben]);

  expect(watcher.board().result).toBe("won");
  for (const page of [anna, ben]) {
    await page.getByRole("heading", { name: "All four are out" }).waitFor();
  }
  await picture(anna, "won");
  await picture(ben, "won-phone");

  await anna.getByRole("button", { name: "Next: scenario 2" }).click();
  await ben.getByRole("heading", { name: /Four ways out/ }).waitFor();
  expect(watcher.board().scenario).toBe(2);
  watcher.leave();
  await anna.context().close();
  await ben.context().close();
});

/** A lit cell of the selected hero and the heroes as the page draws them. */
async function heroesOn(page: BrowserPage): Promise<Record<string, string>> {
  const text = (await page.locator(".mm-scene").getAttribute("data-heroes")) ?? "";
  return Object.fromEntries(text.split(";").map((hero) => hero.split(":") as [string, string]));
}

test("a hero is moved by a tap on a phone and by a drag with a mouse, and the other page sees it", async () => {
  const anna = await site.page({ viewport: DESK });
  const code = await setTable(anna, "Anna");
  const ben = await site.page({ viewport: PHONE, hasTouch: true, url: `${site.server.url}/t/${code}` });
  await sitDown(ben, "Ben");
  await start(anna, [ben]);
  const watcher = await watch(site.server.url, code);
  const pages = [anna, ben];
  await playByKeys(watcher, pages, (board) => board.sandOut >= 0);

  for (const [seat, page] of pages.entries()) {
    await caughtUp(page, watcher.board());
    const { hero, from, to } = firstMove(watcher.board(), seat);
    // Choosing a hero may bring its lit cells into sight, and so moves the mall.
    const first = await cellAt(page, from.row, from.col);
    if (page === ben) await page.touchscreen.tap(first.x, first.y);
    else await page.mouse.click(first.x, first.y);
    await page.locator(".mm-guide", { hasText: "Lit" }).waitFor();
    const [a, b] = [await cellAt(page, from.row, from.col), await cellAt(page, to.row, to.col)];
    if (page === ben) {
      await page.touchscreen.tap(b.x, b.y);
    } else {
      await page.mouse.move(a.x, a.y);
      await page.mouse.down();
      await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 4 });
      await page.mouse.move(b.x, b.y, { steps: 4 });
      await page.mouse.up();
    }
    for (const seen of pages) {
      await expect.poll(async () => (await heroesOn(seen))[hero], { timeout: 60_000 }).toBe(`${to.row},${to.col}`);
    }
  }
  watcher.leave();
  for (const page of pages) await page.context().close();
});

test("a mall at rest asks for no frame: the page draws only while something moves, and the battery lasts", async () => {
  const anna = await site.page({ viewport: DESK });
  const code = await setTable(anna, "Anna");
  const ben = await Page.join(site.server.url, code, { name: "Ben" });
  await ben.ask({ type: "ready", isReady: true });
  await anna.getByRole("button", { name: "Start", exact: true }).click();
  await anna.locator(".mm-scene[data-settled=true]").waitFor();
  // Every animation that ends has ended.
  await anna.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
  const frames = await anna.evaluate(async () => {
    let asked = 0;
    const ask = globalThis.requestAnimationFrame;
    globalThis.requestAnimationFrame = (draw) => {
      asked++;
      return ask(draw);
    };
    // A frame that was asked for before is drawn by now, and would ask for the next.
    for (let frame = 0; frame < 3; frame++) await new Promise(ask);
    return asked;
  });
  expect(frames).toBe(0);
  void ben.room.leave();
  await anna.context().close();
});
