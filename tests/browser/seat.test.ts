import { expect, test } from "vitest";
import { playByKeys, setTable, sitDown, start, watch } from "./support/guests.ts";
import { siteOfFile } from "./support/site.ts";

const site = siteOfFile();

test("a reload in the middle of the match keeps the seat, the board, the clock and what happened", async () => {
  const anna = await site.page();
  const code = await setTable(anna, "Anna");
  const ben = await site.page({ url: `${site.server.url}/t/${code}` });
  await sitDown(ben, "Ben");
  await start(anna, [ben]);
  const watcher = await watch(site.server.url, code);
  await playByKeys(watcher, [anna, ben], (board) => board.tiles.length >= 2);
  const before = await anna.locator(".mm-scene").getAttribute("data-heroes");
  const happened = await anna.locator(".mm-log li").allTextContents();
  expect(happened.length).toBeGreaterThan(0);

  await anna.reload();
  await anna.locator(".mm-scene[data-settled=true]").waitFor();
  expect(await anna.locator(".mm-scene").getAttribute("data-heroes")).toBe(before);
  const stillThere = await anna.locator(".mm-log li").allTextContents();
  expect(stillThere.slice(-happened.length)).toEqual(happened);
  await playByKeys(watcher, [anna, ben], (board) => board.tiles.length >= 3);

  watcher.leave();
  await anna.context().close();
  await ben.context().close();
});

test("a second tab takes the seat over, the first is told and can take it back", async () => {
  const anna = await site.page();
  const code = await setTable(anna, "Anna");
  const second = await anna.context().newPage();
  await second.goto(`${site.server.url}/t/${code}`);
  await second.getByRole("heading", { name: "At the table" }).waitFor();
  await anna.getByRole("button", { name: "Take it back" }).click();
  await anna.getByRole("heading", { name: "At the table" }).waitFor();
  await second.getByRole("button", { name: "Take it back" }).waitFor();
  await anna.context().close();
});

test("a player whose line is cut sees it, keeps the board, and is back by itself", async () => {
  const anna = await site.page();
  const code = await setTable(anna, "Anna");
  const ben = await site.page({ url: `${site.server.url}/t/${code}` });
  await sitDown(ben, "Ben");
  await anna.context().setOffline(true);
  await ben.getByText("Away").first().waitFor();
  await anna.context().setOffline(false);
  await ben.getByText("Away").first().waitFor({ state: "detached" });
  await anna.context().close();
  await ben.context().close();
});
