import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { createCourse } from "../../client/games/magic-maze/tutorial/course.ts";
import { LESSONS } from "../../client/games/magic-maze/tutorial/lessons.ts";
import el from "../../client/i18n/el/first-steps.json" with { type: "json" };
import elMaze from "../../client/i18n/el/magic-maze.json" with { type: "json" };
import en from "../../client/i18n/en/first-steps.json" with { type: "json" };
import type { MazeView } from "../../shared/games/magic-maze/board.ts";
import type { Command } from "../../shared/games/magic-maze/commands.ts";
import { COLOURS, type Colour } from "../../shared/games/magic-maze/heroes.ts";
import { targetsOf } from "../../shared/games/magic-maze/lawful.ts";
import { solution } from "../client/tutorial/solution.ts";
import { actByKeys, caughtUp } from "./support/guests.ts";
import { cellAt } from "./support/moves.ts";
import { accessibilityProblems, DESK, picture, siteOfFile } from "./support/site.ts";

const site = siteOfFile();

/** Does on the page what the command says; the lesson has chosen a hero already. */
type Doing = (page: Page, board: MazeView, hero: Colour | undefined, command: Command) => Promise<void>;

const byKeys: Doing = async (page, board, hero, command) => {
  await actByKeys(page, { board, seat: 0, selected: hero && COLOURS.indexOf(hero) }, command);
};

/** By thumb: lit cells and action tiles. */
const byTaps: Doing = async (page, board, hero = "yellow", command) => {
  if (command.type === "turnSand") return page.getByRole("button", { name: el.turn, exact: true }).tap();
  const lit = targetsOf(board, 0, hero).filter(({ command: { type } }) => type === command.type);
  if (command.type !== "move") {
    const tile = page.locator(".mm-own").getByRole("button", { name: elMaze.action[command.type as "explore"] });
    await tile.tap();
    if (lit.length === 1) return;
  }
  const wanted = lit.find(
    ({ command: { type, ...rest } }) => JSON.stringify({ type, ...rest }) === JSON.stringify(command),
  );
  if (wanted === undefined) throw new Error(`${JSON.stringify(command)} is not lit`);
  const { x, y } = await cellAt(page, wanted.row, wanted.col);
  await page.touchscreen.tap(x, y);
};

test.each([
  ["in English by keys at a desk", en, { viewport: DESK }, byKeys],
  [
    "in Greek by thumb on a phone",
    el,
    { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: "el-GR" },
    byTaps,
  ],
] as const)("the first steps are learnt by doing, %s", async (_, texts, device, act) => {
  const page = await site.page({ ...device, url: `${site.server.url}/learn/magic-maze` });
  const course = createCourse(() => performance.now());
  const name = `learn-${device.viewport.width}`;
  for (const [number, lesson] of LESSONS.entries()) {
    course.begin(number);
    const words = texts.lesson[lesson.name];
    await page.getByRole("heading", { name: words.title, exact: true }).waitFor();
    await caughtUp(page, course.store.getState().board);
    if (number === 0) expect(await accessibilityProblems(page)).toEqual([]);
    await picture(page, `${name}-${number}-${lesson.name}`);
    for (const command of solution(lesson, course.store.getState().board)) {
      expect(await page.getByText(words.done).count()).toBe(0);
      await act(page, course.store.getState().board, lesson.hero, command);
      expect(course.perform(command)).toBeUndefined();
      await caughtUp(page, course.store.getState().board);
    }
    await page.getByText(words.done).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.getByRole("button", { name: texts.next, exact: true }).click();
  }
  await page.getByRole("heading", { name: texts.lesson.end.title, exact: true }).waitFor();
  await picture(page, `${name}-end`);
  await page.context().close();
});
