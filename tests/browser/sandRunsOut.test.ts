import { expect, test } from "vitest";
import { sandLeft } from "../../shared/games/magic-maze/sand.ts";
import { matchTime } from "../../shared/table/clock.ts";
import { until } from "../server/support/until.ts";
import { playByKeys, setTable, sitDown, start, watch } from "./support/guests.ts";
import { accessibilityProblems, DESK, PHONE, picture, siteOfFile } from "./support/site.ts";

const site = siteOfFile();

test("the last seconds are told apart, the sand runs out for all, and they play again", async () => {
  const anna = await site.page({ viewport: DESK });
  const code = await setTable(anna, "Anna");
  const ben = await site.page({ viewport: PHONE, hasTouch: true, url: `${site.server.url}/t/${code}` });
  await sitDown(ben, "Ben");
  await start(anna, [ben]);
  const pages = [anna, ben];
  const watcher = await watch(site.server.url, code);
  await playByKeys(watcher, pages, (board) => board.tiles.length >= 4);

  for (const page of pages) expect(await page.locator(".mm-time.is-last").count()).toBe(0);
  const now = matchTime(watcher.room.state.clock, site.server.now());
  site.server.pass(sandLeft(watcher.board(), now) - 25_000);
  // The pages hear what time it is when they come back.
  for (const page of pages) {
    await page.reload();
    await page.locator(".mm-time.is-last").waitFor();
  }
  await until(() => watcher.room.state.clock.isRunning);
  for (const page of pages) await page.getByText("the sand stands still").waitFor({ state: "detached" });
  await picture(anna, "last-seconds");
  await picture(ben, "last-seconds-phone");

  site.server.pass(30_000);
  for (const page of pages) await page.getByRole("heading", { name: "The sand has run out" }).waitFor();
  expect(watcher.board().result).toBe("lost");
  for (const page of pages) expect(await accessibilityProblems(page)).toEqual([]);
  await picture(anna, "lost");
  await picture(ben, "lost-phone");

  await anna.getByRole("button", { name: "Try again" }).click();
  for (const page of pages) await page.locator(".mm-planning").waitFor();
  expect(watcher.board().result).toBe("");
  watcher.leave();
  for (const page of pages) await page.context().close();
});
