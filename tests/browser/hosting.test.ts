import type { Page as BrowserPage } from "playwright-core";
import { expect, test } from "vitest";
import { Page } from "../server/support/page.ts";
import { until } from "../server/support/until.ts";
import { setTable, sitDown } from "./support/guests.ts";
import { accessibilityProblems, DESK, picture, siteOfFile } from "./support/site.ts";

const SMALL = { width: 360, height: 780 };
const LONG = 300_000;

const site = siteOfFile();

const press = (page: BrowserPage, name: string) =>
  page.getByRole("button", { name, exact: true }).first().click({ timeout: 30_000 });
const menu = (page: BrowserPage) => page.getByRole("dialog", { name: "Players and votes" });

async function expectWhole(page: BrowserPage): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

test(
  "before the start the host seats, renames, locks, puts out and passes the table on, all by hand",
  async () => {
    const anna = await site.page({ viewport: SMALL });
    const code = await setTable(anna, "Anna", "Last Friday");
    const [ben, cleo] = (await Promise.all(
      ["Ben", "Cleo"].map((name) => Page.join(site.server.url, code, { name })),
    )) as [Page, Page];
    await anna.getByText("Cleo").first().waitFor();
    const names = () => ben.names;
    await until(() => names().length === 3);
    const [, second = ""] = names();
    await press(anna, `Move up: ${second}`);
    await until(() => names()[0] === second);
    await press(anna, `Move down: ${second}`);
    await until(() => names()[1] === second);

    await press(anna, "Change the name: Cleo");
    await anna.getByRole("dialog").getByRole("textbox").fill("Cleopatra");
    await press(anna, "Save");
    await until(() => names().includes("Cleopatra"));

    await anna.getByRole("switch", { name: "Nobody new may sit down" }).click();
    await until(() => ben.state.isLocked);
    expect((await Page.join(site.server.url, code, { name: "Dan" })).seat).toBe(-1);
    await expectWhole(anna);
    await picture(anna, "hosting-phone");
    await anna.getByRole("switch", { name: "No spectators" }).click();
    await until(() => ben.state.spectators === 0);
    await expect(Page.join(site.server.url, code)).rejects.toMatchObject({ code: 468 });
    await anna.getByRole("switch", { name: "No spectators" }).click();

    await press(anna, "Put out of the table: Cleopatra");
    await until(() => cleo.closeCode === 4306);
    await expect(cleo.again()).rejects.toMatchObject({ code: 467 });
    await press(anna, "Make host: Ben");
    await anna.getByRole("button", { name: "Make host: Ben" }).waitFor({ state: "detached" });
    expect(ben.state.host).toBe(ben.seat);
    await anna.context().close();
  },
  LONG,
);

test(
  "what is said is plain text, may be hidden, has its length, and is there after a reload",
  async () => {
    const anna = await site.page({ viewport: DESK });
    const code = await setTable(anna, "Anna", "Room 25");
    const ben = await Page.join(site.server.url, code, { name: "Ben" });
    await ben.ask({ type: "chat", text: "look at http://example.org <b>now</b>" });
    const line = anna.locator(".chat-line", { hasText: "http://example.org <b>now</b>" });
    await line.waitFor();
    expect(await anna.locator(".chat a").count()).toBe(0);
    const field = anna.getByRole("textbox", { name: "Say something" });
    await field.fill("x".repeat(400));
    expect(await field.inputValue()).toHaveLength(300);
    await field.press("Enter");
    await until(() => ben.chats?.at(-1)?.text === "x".repeat(300));
    await anna.getByRole("button", { name: "Thanks" }).click();
    await until(() => ben.chats?.at(-1)?.emote === "thanks");
    await expectWhole(anna);

    await anna.reload();
    await line.waitFor();
    await press(anna, "Players and votes");
    await menu(anna).getByRole("switch", { name: "Hide what Ben says" }).click();
    await anna.keyboard.press("Escape");
    await line.waitFor({ state: "detached" });
    await anna.context().close();
  },
  LONG,
);

test(
  "during the match: who is away is seen to be, a lost seat is freed, the others end it by vote",
  async () => {
    const anna = await site.page({ viewport: DESK });
    const code = await setTable(anna, "Anna", "Magic Maze");
    const ben = await Page.join(site.server.url, code, { name: "Ben" });
    const cleo = await site.page({ viewport: SMALL, url: `${site.server.url}/t/${code}` });
    await sitDown(cleo, "Cleo");
    await ben.ask({ type: "ready", isReady: true });
    await press(cleo, "Ready");
    await press(anna, "Start");
    await anna.locator(".mm-scene[data-settled=true]").waitFor();

    // A private window that is closed takes its storage with it.
    await ben.drop();
    await anna.getByText("Waiting for Ben").waitFor({ timeout: 5000 });
    await press(anna, "Players and votes");
    await menu(anna).getByText("Away").waitFor();
    await expectWhole(anna);
    await picture(anna, "players-menu");
    await press(anna, "Free the seat: Ben");
    await menu(anna).getByText("Free seat").waitFor();
    const again = await Page.join(site.server.url, code, { name: "Ben" });
    await until(() => again.seat === ben.seat);

    // On a phone the menu is among the settings.
    await press(cleo, "Settings");
    await press(cleo, "Players and votes");
    await menu(cleo).waitFor();
    await press(anna, "End the match");
    // Over the board for whoever asks, and in the menu of whoever has it open.
    await menu(anna).waitFor({ state: "detached" });
    await anna.getByRole("region", { name: "Vote" }).getByText("Anna asks to end the match.").waitFor();
    await menu(cleo).getByText("Anna asks to end the match.").waitFor();
    await expectWhole(cleo);
    await picture(cleo, "vote-menu-phone");
    await cleo.keyboard.press("Escape");
    await menu(cleo).waitFor({ state: "detached" });
    await cleo.getByText("Anna asks to end the match.").waitFor();
    await expectWhole(cleo);
    await picture(cleo, "vote-phone");
    await press(cleo, "Agree");
    await until(() => again.state.phase === "ended");
    await cleo.getByText("The match was ended by vote.").waitFor();
    await cleo.getByRole("link", { name: "Replay" }).waitFor();
    await expectWhole(cleo);
    await picture(cleo, "ended-by-vote-phone");
    await picture(anna, "ended-by-vote");
    await press(anna, "Back to the table");
    await cleo.getByRole("heading", { name: "At the table" }).waitFor();
    await anna.context().close();
    await cleo.context().close();
  },
  LONG,
);
