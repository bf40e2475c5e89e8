import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { Page as Guest } from "../server/support/page.ts";
import { setTable, start } from "./support/guests.ts";
import { PHONE, siteOfFile } from "./support/site.ts";

const site = siteOfFile();

/** What keeps the screen on, as the test sees it. */
interface Watched {
  readonly held: number;
  readonly films: number;
}
const watched = (page: Page): Promise<Watched> =>
  page.evaluate(() => {
    const { held = 0, films = 0 } = globalThis as unknown as Partial<Watched>;
    return { held, films };
  });

/** Counts the locks that are held, and the films that play. */
function count(): void {
  const counts = globalThis as unknown as { held: number; films: number };
  Object.assign(counts, { held: 0, films: 0 });
  if ("wakeLock" in navigator) {
    navigator.wakeLock.request = async () => {
      counts.held++;
      const lock = {
        released: false,
        async release() {
          if (!lock.released) counts.held--;
          lock.released = true;
        },
      };
      return lock as unknown as WakeLockSentinel;
    };
  }
  const { play, pause } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function () {
    counts.films++;
    return play.call(this);
  };
  HTMLMediaElement.prototype.pause = function () {
    counts.films--;
    pause.call(this);
  };
}

async function openTable(url: string): Promise<{ anna: Page; ben: Guest }> {
  const anna = await site.page({ viewport: PHONE, hasTouch: true, isMobile: true, url: "about:blank" });
  await anna.addInitScript(count);
  await anna.goto(url);
  const code = await setTable(anna, "Anna");
  const ben = await Guest.join(site.server.url, code, { name: "Ben" });
  await ben.ask({ type: "ready", isReady: true });
  return { anna, ben };
}

async function endMatch(anna: Page, ben: Guest): Promise<void> {
  await ben.ask({ type: "end" });
  await anna.getByRole("button", { name: "Agree" }).tap();
  await anna.getByText("The match was ended by vote.").waitFor();
}

test("while a match is played the screen stays on, and no longer", async () => {
  const { anna, ben } = await openTable(site.server.url);
  expect(await watched(anna)).toEqual({ held: 0, films: 0 });
  await start(anna, []);
  await expect.poll(() => watched(anna)).toEqual({ held: 1, films: 0 });
  await endMatch(anna, ben);
  await expect.poll(() => watched(anna)).toEqual({ held: 0, films: 0 });
  await anna.context().close();
});

test("by plain HTTP, too, once the screen was touched", async () => {
  const { anna, ben } = await openTable(site.server.url.replace("127.0.0.1", "sandglass.test"));
  await start(anna, []);
  await anna.locator(".mm-heroes button").first().tap();
  await expect.poll(() => watched(anna)).toEqual({ held: 0, films: 1 });
  await anna.locator(".mm-heroes button").first().tap();
  await endMatch(anna, ben);
  await expect.poll(() => watched(anna)).toEqual({ held: 0, films: 0 });
  await anna.context().close();
});
