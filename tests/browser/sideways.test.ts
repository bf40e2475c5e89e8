import { expect, test } from "vitest";
import { Page as Guest } from "../server/support/page.ts";
import { setTable } from "./support/guests.ts";
import { accessibilityProblems, picture, SIDEWAYS, siteOfFile } from "./support/site.ts";

const site = siteOfFile();

test.each([
  ["Room 25", "room25", ".r25-dock"],
  ["Last Friday", "last-friday", ".lf-dock"],
])("%s can be played on a phone that lies on its side", async (game, id, dock) => {
  const anna = await site.page({ viewport: SIDEWAYS, hasTouch: true, reducedMotion: "reduce" });
  const code = await setTable(anna, "Anna", game);
  for (const name of ["Ben", "Cleo", "Dan"]) {
    const guest = await Guest.join(site.server.url, code, { name });
    await guest.ask({ type: "ready", isReady: true });
  }
  await anna.getByRole("button", { name: "Start", exact: true }).click();
  await anna.locator("[data-settled=true]").waitFor();
  const begin = anna.getByRole("button", { name: "Begin" });
  if (game === "Last Friday") await begin.click();
  await begin.waitFor({ state: "detached" });
  expect(await accessibilityProblems(anna)).toEqual([]);
  const { width, height } = (await anna.locator(".stage-scene").boundingBox()) ?? { width: 0, height: 0 };
  expect(Math.min(width, height)).toBeGreaterThan(SIDEWAYS.height * 0.8);
  const beside = await anna.locator(dock).boundingBox();
  expect(beside?.x).toBeGreaterThan(SIDEWAYS.width / 2);
  expect((beside?.y ?? 0) + (beside?.height ?? 0)).toBeLessThanOrEqual(SIDEWAYS.height);
  await picture(anna, `${id}-phone-on-its-side`);
  await anna.context().close();
});
