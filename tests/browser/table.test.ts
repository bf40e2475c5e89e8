import { expect, test } from "vitest";
import { Page as Guest } from "../server/support/page.ts";
import { until } from "../server/support/until.ts";
import { setTable, sitDown } from "./support/guests.ts";
import { accessibilityProblems, picture, siteOfFile } from "./support/site.ts";

const SMALL = { width: 360, height: 780 };

const site = siteOfFile();

test("bots sit down, a pause is agreed on, a seat goes on on a phone, and who is away is waited for", async () => {
  const anna = await site.page({ viewport: SMALL });
  const code = await setTable(anna, "Anna", "Room 25");
  for (const shape of ["blue square", "yellow triangle", "green diamond"]) {
    await anna.getByRole("button", { name: "Add a bot" }).click();
    await anna.getByText(`Bot, ${shape}`).waitFor();
  }
  const ben = await site.page({ url: `${site.server.url}/t/${code}` });
  await sitDown(ben, "Ben");
  await anna.getByRole("radio", { name: "The match waits" }).click();
  expect(await accessibilityProblems(anna)).toEqual([]);
  await ben.getByRole("button", { name: "Ready", exact: true }).click();
  await anna.getByRole("button", { name: "Start", exact: true }).click();

  await ben.getByRole("button", { name: "Players and votes" }).click();
  await ben.getByRole("button", { name: "Pause the match" }).click();
  // Who asks sees the vote run over the board at once.
  await ben.getByRole("dialog").waitFor({ state: "detached" });
  await ben.getByText("Ben asks for a pause.").waitFor();
  await anna.getByText("Ben asks for a pause.").waitFor();
  await anna.getByRole("button", { name: "Agree", exact: true }).click();
  await ben.getByText("Paused", { exact: true }).waitFor();
  expect(await accessibilityProblems(ben)).toEqual([]);
  expect(await accessibilityProblems(anna)).toEqual([]);
  expect(await anna.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  await ben.getByRole("button", { name: "Players and votes" }).click();
  await ben.getByRole("button", { name: "Continue on my phone" }).click();
  const link = new URL((await ben.locator(".on-phone-link").textContent()) ?? "");
  const phone = await site.page({ viewport: SMALL, url: site.server.url + link.pathname + link.hash });
  await ben.getByRole("button", { name: "Take it back" }).waitFor();
  await anna.getByRole("button", { name: "Go on", exact: true }).click();
  await phone.getByRole("button", { name: "Agree", exact: true }).click();
  await phone.locator(".count-in").waitFor();

  await phone.context().close();
  await anna.getByText("Waiting for Ben").waitFor();
  await anna.context().close();
  await ben.context().close();
});

test("where roles are hidden, all who are there give an absent player's seat away, and nobody is put out by the host alone", async () => {
  const anna = await site.page({ reducedMotion: "reduce" });
  const code = await setTable(anna, "Anna", "Room 25");
  const url = `${site.server.url}/t/${code}`;
  const chloe = await site.page({ viewport: SMALL, url, reducedMotion: "reduce" });
  await sitDown(chloe, "Chloe");
  await chloe.getByRole("button", { name: "Ready", exact: true }).click();
  const ben = await Guest.join(site.server.url, code, { name: "Ben" });
  await ben.ask({ type: "ready", isReady: true });
  const dora = await Guest.join(site.server.url, code, { name: "Dora", watch: true });
  await anna.getByRole("button", { name: "Add a bot" }).click();
  await anna.getByText("Bot, ").waitFor();
  await anna.getByRole("button", { name: "Start", exact: true }).click();
  await until(() => ben.hand !== undefined);

  const openMenu = () => anna.getByRole("button", { name: "Players and votes" }).click();
  await openMenu();
  const onMenu = (name: string) => anna.getByRole("dialog").getByRole("button", { name, exact: true });
  await onMenu("Put out of the table: Ben").click();
  await chloe.getByText("Anna asks: put Ben out of the table?").waitFor();
  expect(await accessibilityProblems(chloe)).toEqual([]);
  await picture(chloe, "vote-kick-phone");
  await ben.ask({ type: "agree", isAgreed: false });
  await chloe.getByText("Anna asks: put Ben out of the table?").waitFor({ state: "detached" });

  await openMenu();
  await ben.drop();
  await onMenu("Give the seat to Dora: Ben").waitFor();
  await picture(anna, "menu-away");
  await onMenu("Give the seat to Dora: Ben").click();
  await chloe.getByText("Anna asks: shall Dora take the seat of Ben?").waitFor();
  expect(await accessibilityProblems(anna)).toEqual([]);
  await picture(anna, "vote-hand-over");
  // The menu, opened meanwhile, has the vote, too.
  await openMenu();
  await anna.getByRole("dialog").getByText("Anna asks: shall Dora take the seat of Ben?").waitFor();
  expect(await accessibilityProblems(anna)).toEqual([]);
  await picture(anna, "vote-in-menu");
  await picture(chloe, "vote-hand-over-phone");
  await chloe.getByRole("button", { name: "Agree", exact: true }).click();
  await until(() => dora.seat === 2 && dora.hand !== undefined);
  expect(dora.hand).toEqual(ben.hand);

  await dora.drop();
  await onMenu("Give the seat to a bot: Dora").click();
  await chloe.getByRole("button", { name: "Agree", exact: true }).click();
  await until(() =>
    chloe
      .getByText("Anna asks: shall a bot")
      .count()
      .then((count) => count === 0),
  );
  await openMenu();
  await onMenu("Put out of the table: Chloe").waitFor();
  await anna.getByRole("dialog").getByText("Dora").waitFor({ state: "detached" });
  await picture(anna, "menu-bot");
  await anna.context().close();
  await chloe.context().close();
});

test("the connection check says that all is well", async () => {
  const page = await site.page({ viewport: SMALL, url: `${site.server.url}/status` });
  await page.getByText("All is well.").waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.context().close();
});
