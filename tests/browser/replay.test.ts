import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import camp from "../../client/i18n/en/last-friday.json" with { type: "json" };
import type { CampBoard } from "../../shared/games/last-friday/board.ts";
import { lastFriday } from "../../shared/games/last-friday/index.ts";
import type { RoomBoard } from "../../shared/games/room25/board.ts";
import type { RoomHand } from "../../shared/games/room25/hands.ts";
import { room25 } from "../../shared/games/room25/index.ts";
import type { AnyGame } from "../../shared/table/game.ts";
import { playByBots } from "../support/botMatch.ts";
import { accessibilityProblems, DESK, PHONE, picture, SIDEWAYS, siteOfFile } from "./support/site.ts";

const LONG = 600_000;
const PATIENCE = 120_000;
const NAMES = ["Anna", "Ben", "Chloe", "Dan"];

const site = siteOfFile();

/** A match of bots that has ended, in the server's journal. @returns where it can be watched, and how it ended */
function keep(game: AnyGame, options: object, seed: number) {
  const { match, recording } = playByBots(game, options, NAMES, seed);
  const { journal } = site.server;
  const code = `${game.id} ${seed}`;
  const table = { code, game: game.id, options: {}, isPublic: false, phase: "ended", host: 0, seats: [] } as const;
  const id = journal.beginMatch(journal.openTable({ ...table, match: 1 }), recording.head);
  for (const entry of recording.entries) journal.append(id, entry);
  journal.endMatch(id, 1, match.board.toJSON());
  const middle = recording.entries[Math.floor(recording.entries.length / 2)]?.at ?? 0;
  return { match, middle, url: `${site.server.url}/r/${journal.match(id).key}` };
}

const slider = (page: Page) => page.getByRole("slider", { name: "Where in the match" });

async function expectWhole(page: Page): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** Scrubs with the mouse or the finger, as the browser does it for a slider. */
async function scrub(page: Page, time: number): Promise<void> {
  await slider(page).evaluate((input: HTMLInputElement, value) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, String(value));
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }, time);
}

describe("Room 25", () => {
  test(
    "a game is watched again: everything open, or as one seat saw it, to the board with which it ended",
    async () => {
      const { match, middle, url } = keep(room25 as AnyGame, { mode: "suspicion" }, 7);
      const board = match.board as RoomBoard;
      const page = await site.page({ viewport: DESK, url });
      const scene = page.locator(".r25-scene");
      await scene.and(page.locator("[data-settled=true]")).waitFor({ timeout: PATIENCE });
      await scrub(page, middle);
      await page.getByRole("button", { name: "A bot plays for Ben" }).waitFor();
      await picture(page, "replay-room25");
      await expectWhole(page);
      // Who was a guard was in no seat's hand but the guard's own.
      const guards = (match.hands as RoomHand[]).filter(({ role }) => role === "guard").length;
      const shownRoles = () => page.locator(".r25-order .r25-identity").count();
      await scrub(page, 0);
      expect(await shownRoles()).toBe(NAMES.length);
      expect(await page.locator('.r25-order .r25-identity[alt="Guard"]').count()).toBe(guards);
      await page.getByRole("radio", { name: "Ben" }).check();
      expect(await shownRoles()).toBe(1);
      await scrub(page, middle);
      await picture(page, "replay-room25-seat");
      await slider(page).focus();
      await page.keyboard.press("End");
      const cells = [...board.cells].map((key) => board.tiles[key]?.kind || board.complex[key]).join(" ");
      const figures = [...board.characters].map(({ isAlive, tile }) => (isAlive ? board.cells.indexOf(tile) : -1));
      await page
        .locator(`.r25-scene[data-settled=true][data-cells="${cells}"][data-figures="${figures.join(" ")}"]`)
        .waitFor({ timeout: PATIENCE });
      await picture(page, "replay-room25-end");
      await page.context().close();
    },
    LONG,
  );

  test(
    "on a phone it plays by itself, faster if one likes, and stands at the end",
    async () => {
      const { middle, url } = keep(room25 as AnyGame, { mode: "cooperation" }, 3);
      const page = await site.page({ viewport: PHONE, hasTouch: true, url });
      await page.locator(".r25-scene[data-settled=true]").waitFor({ timeout: PATIENCE });
      await scrub(page, middle);
      await picture(page, "replay-room25-phone");
      await expectWhole(page);
      await page.setViewportSize(SIDEWAYS);
      await picture(page, "replay-room25-phone-on-its-side");
      await expectWhole(page);
      const { height } = (await page.locator(".r25-scene").boundingBox()) ?? { height: 0 };
      expect(height).toBeGreaterThan(SIDEWAYS.height * 0.7);
      await page.setViewportSize(PHONE);
      await page.getByRole("button", { name: "The next moment" }).tap();
      const end = Number(await slider(page).getAttribute("max"));
      await scrub(page, end - 4000);
      for (let faster = 0; faster < 3; faster++) await page.getByRole("button", { name: /^Speed/ }).tap();
      await page.getByRole("button", { name: "Play", exact: true }).tap();
      await page.waitForFunction(
        ({ end }) => document.querySelector<HTMLInputElement>("input[type=range]")?.valueAsNumber === end,
        { end },
      );
      await page.getByRole("button", { name: "Play", exact: true }).waitFor();
      await page.context().close();
    },
    LONG,
  );
});

describe("Last Friday", () => {
  test(
    "a chapter is watched again: his trail and both sides' hands, or what one seat knew, to the end",
    async () => {
      const { match, middle, url } = keep(lastFriday as AnyGame, { play: "1" }, 5);
      const board = match.board as CampBoard;
      const page = await site.page({ viewport: DESK, url });
      const scene = page.locator(".lf-scene");
      await scene.and(page.locator("[data-settled=true]")).waitFor({ timeout: PATIENCE });
      await scrub(page, middle);
      await page.locator('.lf-scene:not([data-maniac=""])').waitFor({ timeout: PATIENCE });
      await picture(page, "replay-last-friday");
      await expectWhole(page);
      // A camper does not know where he is.
      const camper = board.maniac === 0 ? 1 : 0;
      await page.getByRole("radio", { name: NAMES[camper] ?? "" }).check();
      await page.locator('.lf-scene[data-maniac=""]').waitFor({ timeout: PATIENCE });
      // Nobody plans in what is over.
      expect(await page.getByRole("button", { name: camp.plan.title }).count()).toBe(0);
      await slider(page).focus();
      await page.keyboard.press("End");
      const campers = [...board.campers].map(({ life, point }) => (life === "dead" ? -1 : point)).join(" ");
      await page.locator(`.lf-scene[data-settled=true][data-campers="${campers}"]`).waitFor({ timeout: PATIENCE });
      await picture(page, "replay-last-friday-end");
      await page.setViewportSize(PHONE);
      await page.getByRole("radio", { name: "All hands open" }).check();
      await scrub(page, middle);
      await page.locator('.lf-scene:not([data-maniac=""])').waitFor({ timeout: PATIENCE });
      await picture(page, "replay-last-friday-phone");
      await expectWhole(page);
    },
    LONG,
  );
});
