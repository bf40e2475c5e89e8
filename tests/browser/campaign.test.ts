import { readFileSync } from "node:fs";
import type { Page as BrowserPage } from "playwright-core";
import { expect, test } from "vitest";
import { begin, boardOn, perform, playOn, turnSand } from "../server/support/mazePlayers.ts";
import { Page } from "../server/support/page.ts";
import { until } from "../server/support/until.ts";
import { setTable } from "./support/guests.ts";
import { DESK, PHONE, picture, siteOfFile } from "./support/site.ts";

const site = siteOfFile();

/** The site in plain HTTP under a name of the living room: no secure context. */
const plain = () => site.server.url.replace("127.0.0.1", "sandglass.test");

test("an own scenario that nobody could win is refused with the reason, until it is changed", async () => {
  const anna = await site.page({ viewport: DESK });
  const code = await setTable(anna, "Anna");
  const ben = await Page.join(site.server.url, code, { name: "Ben" });
  await anna.getByText("Own scenario", { exact: true }).click();
  await anna.getByText("the purple one for all").click();
  await until(() => ben.state.options.includes('"common"'));
  await ben.ask({ type: "ready", isReady: true });
  const start = anna.getByRole("button", { name: "Start", exact: true });
  await expect.poll(() => start.isEnabled(), { timeout: 60_000 }).toBe(true);

  const why = "Nobody could win: not all may come to the one exit";
  await anna.getByRole("switch", { name: "Two malls that never join" }).check();
  await anna.getByRole("status").filter({ hasText: why }).first().waitFor();
  expect(await start.isEnabled()).toBe(false);
  // The table keeps what can be won.
  expect(JSON.parse(ben.state.options).own.hasDimensions).toBe(false);
  await picture(anna, "own-refused");

  await anna.getByRole("switch", { name: "Two malls that never join" }).uncheck();
  await anna.getByRole("switch", { name: "Vortexes work" }).uncheck();
  await anna.getByText(why).first().waitFor({ state: "detached" });
  await until(() => ben.state.options.includes('"hasVortexes":false'));
  // Whoever was ready was so for what was chosen then.
  await ben.ask({ type: "ready", isReady: true });
  await start.click();
  await until(() => ben.state.phase === "playing" && ben.state.board !== undefined);
  expect(boardOn(ben)).toMatchObject({ scenario: 0, own: { exits: "common", hasVortexes: false } });
  void ben.room.leave();
  await anna.context().close();
});

/** The browser takes over the seat of a page that has no browser. */
async function takeOver(page: Page, viewport: { width: number; height: number }): Promise<BrowserPage> {
  await page.ask({ type: "link" });
  const { code } = await until(() => page.link);
  return site.page({ viewport, url: `${plain()}/t/${page.code}#seat=${encodeURIComponent(code)}` });
}

test("a table goes on after a win and tries again after a loss; its link keeps how far it has come", async () => {
  const { server } = site;
  const [anna, ben] = (await begin(server, 2, { scenario: 1, sand: 180 })) as [Page, Page];
  await turnSand(server, [anna, ben]);
  await playOn(server, [anna, ben]);
  await until(() => ben.state.phase === "ended");

  const host = await takeOver(anna, PHONE);
  expect(await host.evaluate(() => isSecureContext)).toBe(false);
  await host.getByRole("heading", { name: "All four are out" }).waitFor();
  await host.getByText("Scenarios won: 1 of 17").waitFor();
  await picture(host, "campaign-phone");
  await host.getByRole("button", { name: "Next: scenario 2" }).click();

  await until(() => ben.state.phase === "playing" && boardOn(ben).scenario === 2);
  await host.locator(".mm-scene[data-settled=true]").waitFor();
  await host.keyboard.press("r");
  await until(() => boardOn(ben).ready[0]);
  await perform(server, [ben, ben], 1, { type: "ready", isReady: true });
  await perform(server, [ben, ben], 1, { type: "turnSand" });
  server.pass(180_000);
  await host.getByRole("heading", { name: "The sand has run out" }).waitFor();
  await host.getByText("Scenarios won: 1 of 17").waitFor();
  await host.getByRole("button", { name: "Try again" }).click();
  await until(() => ben.state.phase === "playing" && boardOn(ben).result === "");
  expect(boardOn(ben).scenario).toBe(2);

  // Whoever comes to the table's link sees it too.
  const guest = await site.page({ viewport: DESK, url: `${plain()}/api/tables/${ben.code}/progress` });
  expect(await guest.locator("body").textContent()).toContain('"category":"1"');

  await guest.goto(`${plain()}/book`);
  await guest.getByRole("heading", { name: "Scenario 1: First night" }).waitFor();
  await picture(guest, "book");
  const [download] = await Promise.all([
    guest.waitForEvent("download"),
    guest.getByRole("button", { name: /^Certificate for / }).click(),
  ]);
  const certificate = readFileSync(await download.path());
  expect(download.suggestedFilename()).toMatch(/^sandglass-.*\.png$/);
  expect(certificate.subarray(1, 4).toString()).toBe("PNG");
  expect([certificate.readUInt32BE(16), certificate.readUInt32BE(20)]).toEqual([1200, 800]);
  void ben.room.leave();
  await host.context().close();
  await guest.context().close();
});

test("after a match that was ended by vote the table goes on, too", async () => {
  const [anna, ben] = (await begin(site.server, 2, { scenario: 1 })) as [Page, Page];
  await ben.ask({ type: "end" });
  await anna.ask({ type: "agree", isAgreed: true });
  await until(() => ben.state.phase === "ended");
  const host = await takeOver(anna, PHONE);
  await host.getByText("The match was ended by vote.").waitFor();
  await picture(host, "ended-by-vote-phone");
  await host.getByRole("button", { name: "Back to the table", exact: true }).click();
  await until(() => ben.state.phase === "gathering");
  void ben.room.leave();
  await host.context().close();
});
