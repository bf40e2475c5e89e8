import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { slowLink } from "../support/slowLink.ts";
import { playByKeys, setTable, sitDown, start, watch } from "./support/guests.ts";
import { siteOfFile } from "./support/site.ts";

const site = siteOfFile();

/** Makes the page believe that it is `minutes` later. */
async function setWrong(page: Page, minutes: number): Promise<void> {
  await page.addInitScript((offset) => {
    const RealDate = Date;
    globalThis.Date = class extends RealDate {
      constructor(...args: []) {
        if (args.length === 0) super(RealDate.now() + offset);
        else super(...args);
      }
      static override now() {
        return RealDate.now() + offset;
      }
    } as DateConstructor;
  }, minutes * 60_000);
  await page.reload();
}

/** Changes of the seconds that are looked at. A page may paint one late, never early: the least late is the truth. */
const CHANGES = 8;

/** The sand that the page shows, counted back to one and the same moment: ms of sand plus ms of true time. */
function shownSand(page: Page): Promise<number> {
  return page.evaluate(
    (changes) =>
      new Promise<number>((resolve) => {
        const clock = document.querySelector(".mm-time");
        if (clock === null) throw new Error("no sand is shown");
        const sums: number[] = [];
        const watcher = new MutationObserver(() => {
          const now = performance.timeOrigin + performance.now();
          const [minutes = 0, seconds = 0] = (clock.textContent ?? "").split(":").map(Number);
          sums.push((minutes * 60 + seconds) * 1000 + now);
          if (sums.length < changes) return;
          watcher.disconnect();
          resolve(Math.min(...sums));
        });
        watcher.observe(clock, { childList: true, characterData: true, subtree: true });
      }),
    CHANGES,
  );
}

test("two pages whose clocks are wrong by +10 and -7 minutes, 100 ms away each way, show the same sand within 100 ms", async () => {
  const link = await slowLink(site.server.port, 100);
  const url = `http://127.0.0.1:${link.port}`;
  const anna = await site.page({ url });
  await setWrong(anna, 10);
  const code = await setTable(anna, "Anna");
  const ben = await site.page({ url });
  await setWrong(ben, -7);
  await ben.goto(`${url}/t/${code}`);
  await sitDown(ben, "Ben");
  await start(anna, [ben]);
  const watcher = await watch(site.server.url, code);
  await playByKeys(watcher, [anna, ben], (board) => board.sandOut >= 0);

  const [first, second] = await Promise.all([shownSand(anna), shownSand(ben)]);
  expect(Math.abs(first - second)).toBeLessThanOrEqual(100);
  watcher.leave();
  await link.close();
});
