import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { Page as Guest } from "../server/support/page.ts";
import { setTable, start } from "./support/guests.ts";
import { DESK, PHONE, picture, siteOfFile } from "./support/site.ts";

const site = siteOfFile();

/** Where the mall lies on the page, once nothing moves: the middle of its first cell, and the size of a cell. */
async function frameOf(page: Page): Promise<{ x: number; y: number; cell: number }> {
  const scene = page.locator(".mm-scene[data-settled=true]");
  await scene.waitFor();
  const [x = 0, y = 0, cell = 0] = ((await scene.getAttribute("data-frame")) ?? "").split(",").map(Number);
  return { x, y, cell };
}

/** Bare floor of the first tile, where there is nothing to take up: its second cell. */
async function bareFloor(page: Page): Promise<{ x: number; y: number }> {
  const { x, y, cell } = await frameOf(page);
  return { x: x + cell, y };
}

const rounded = (frame: object) => Object.values(frame).map((value) => Math.round(value));

test("the mall is drawn along by the mouse, grows under the wheel, and fits again after a double click", async () => {
  const anna = await site.page({ viewport: DESK });
  const code = await setTable(anna, "Anna");
  const ben = await Guest.join(site.server.url, code, { name: "Ben" });
  await ben.ask({ type: "ready", isReady: true });
  await start(anna, []);
  await anna.getByRole("button", { name: "Show the whole mall" }).click();
  const whole = await frameOf(anna);

  const at = await bareFloor(anna);
  await anna.mouse.move(at.x, at.y);
  await anna.mouse.down();
  await anna.mouse.move(at.x + 60, at.y + 40, { steps: 6 });
  await anna.mouse.up();
  await expect.poll(async () => rounded(await frameOf(anna))).not.toEqual(rounded(whole));
  const drawn = await frameOf(anna);
  expect(drawn.cell).toBe(whole.cell);
  expect(drawn.x - whole.x).toBeGreaterThan(40);
  expect(drawn.y - whole.y).toBeGreaterThan(20);

  const under = { row: (at.y - drawn.y) / drawn.cell, col: (at.x - drawn.x) / drawn.cell };
  await anna.mouse.move(at.x, at.y);
  await anna.mouse.wheel(0, -200);
  await expect.poll(async () => (await frameOf(anna)).cell).toBeGreaterThan(drawn.cell * 1.05);
  const grown = await frameOf(anna);
  // What lies under the mouse stays there.
  expect(Math.abs(grown.x + under.col * grown.cell - at.x)).toBeLessThan(3);
  expect(Math.abs(grown.y + under.row * grown.cell - at.y)).toBeLessThan(3);

  await anna.setViewportSize({ width: DESK.width - 200, height: DESK.height - 100 });
  // Whoever has chosen a view keeps it.
  await expect.poll(async () => rounded(await frameOf(anna))[2]).toBe(Math.round(grown.cell));
  await anna.setViewportSize(DESK);

  const bare = await bareFloor(anna);
  await anna.mouse.dblclick(bare.x, bare.y);
  await expect.poll(async () => rounded(await frameOf(anna))).toEqual(rounded(whole));
  await anna.context().close();
  void ben.room.leave();
});

test("two fingers draw the mall larger, even from a hero or with the pencil, and two quick taps fit it again", async () => {
  const anna = await site.page({ viewport: PHONE, hasTouch: true, isMobile: true });
  const code = await setTable(anna, "Anna");
  const ben = await Guest.join(site.server.url, code, { name: "Ben" });
  await ben.ask({ type: "ready", isReady: true });
  await start(anna, []);
  // A tile that is held down runs, instead of opening the menu of its picture; nor is the page pulled down by mistake.
  const tile = await anna.locator(".mm-own button img").first().boundingBox();
  const touched = ({ x, y }: { x: number; y: number }) => document.elementFromPoint(x, y)?.localName;
  expect(await anna.evaluate(touched, { x: (tile?.x ?? 0) + 20, y: (tile?.y ?? 0) + 20 })).toBe("button");
  expect(await anna.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY)).toBe("none");

  const fit = anna.getByRole("button", { name: "Show the whole mall" });
  await fit.tap();
  const whole = await frameOf(anna);
  const fingers = await anna.context().newCDPSession(anna);
  /** One finger hardly moves, the other goes away from it. */
  const pinch = async ({ x, y }: { x: number; y: number }) => {
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", apart = 0) =>
      fingers.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchEnd" ? [] : [(60 - apart) / 8, apart].map((away, id) => ({ x: x + away, y, id })),
      });
    await touch("touchStart", 60);
    for (const apart of [64, 72, 80, 88, 96, 100]) await touch("touchMove", apart);
    await touch("touchEnd");
    await expect.poll(async () => (await frameOf(anna)).cell).toBeGreaterThan(whole.cell * 1.2);
  };

  const floor = await bareFloor(anna);
  const hero = { x: floor.x, y: floor.y + whole.cell };
  await pinch(floor);
  await anna.touchscreen.tap(floor.x, floor.y);
  await anna.touchscreen.tap(floor.x, floor.y);
  await expect.poll(async () => rounded(await frameOf(anna))).toEqual(rounded(whole));

  await pinch(hero);
  await fit.tap();
  await expect.poll(async () => rounded(await frameOf(anna))).toEqual(rounded(whole));

  await anna.getByRole("button", { name: "Draw" }).tap();
  await pinch(floor);
  const board = ben.room.state.board as unknown as { readonly sketches: Iterable<unknown> };
  expect([...board.sketches]).toEqual([]);
  await anna.context().close();
  void ben.room.leave();
});

test("another player's card opens a menu that can be read over the mall: the red pawn and the stare", async () => {
  const anna = await site.page({ viewport: PHONE, hasTouch: true, isMobile: true });
  const code = await setTable(anna, "Anna");
  const ben = await Guest.join(site.server.url, code, { name: "Ben" });
  await ben.ask({ type: "ready", isReady: true });
  await start(anna, []);
  await anna.getByRole("button", { name: /^Ben/ }).tap();
  await anna.getByRole("menuitem", { name: "Do something!" }).waitFor();
  await picture(anna, "seat-menu");
  const background = await anna.getByRole("menu").evaluate((menu) => getComputedStyle(menu).backgroundColor);
  expect(background).toMatch(/^rgb\(/);
  await anna.context().close();
  void ben.room.leave();
});
