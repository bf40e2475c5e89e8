import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { CampBoard } from "../../shared/games/last-friday/board.ts";
import type { CampHand, ManiacHand } from "../../shared/games/last-friday/envelopes.ts";
import { lastFriday } from "../../shared/games/last-friday/index.ts";
import { dueSeats } from "../../shared/games/last-friday/judge.ts";
import type { Options } from "../../shared/games/last-friday/options.ts";
import type { AnyGame } from "../../shared/table/game.ts";
import { seededRandom } from "../../shared/table/random.ts";
import { type Child, endChildren, startChild } from "./support/child.ts";
import { gathered, Page } from "./support/page.ts";
import { patiently } from "./support/patiently.ts";
import { boot, type TestServer } from "./support/server.ts";
import { until } from "./support/until.ts";

const boardOf = (page: Page) => page.state.board as unknown as CampBoard;
const handOf = (page: Page) => page.hand as unknown as CampHand;
const maniacHand = (page: Page) => page.hand as unknown as ManiacHand;

async function begun(url: string, players: number, options: Partial<Options>): Promise<Page[]> {
  const pages = await gathered(url, players, { game: "last-friday", options: { maniac: 0, ...options } });
  expect(await pages[0]?.ask({ type: "start" })).toBeUndefined();
  for (const page of pages) await until(() => page.state.phase === "playing" && page.hand !== undefined);
  return pages;
}

/** Every seat does what a bot would, each by what its own page shows, until the board is as wanted. */
async function playUntil(pages: readonly Page[], isEnough: (board: CampBoard) => boolean): Promise<void> {
  const random = seededRandom(5);
  for (;;) {
    const board = boardOf(pages[0] as Page);
    if (isEnough(board)) break;
    const seat = dueSeats(board)[0] ?? -1;
    const page = pages[seat] as Page;
    const wish = lastFriday.think?.(boardOf(page), handOf(page), seat, random);
    expect(await patiently(() => page.play(wish as object))).toBeUndefined();
    for (const each of pages) await patiently(() => each.room.request("time"));
  }
}

const isHisTurn = ({ round, agenda }: CampBoard) => round === 2 && agenda.at(-1)?.stage === "prowl";

describe("a killed process", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "sandglass-"));
  });
  afterEach(() => {
    endChildren();
    rmSync(folder, { recursive: true });
  });

  test("in the middle of the maniac's turn loses nothing of it, and changes nothing", async () => {
    const open = (): Promise<Child> => startChild("main", { DATA_DIR: folder });
    const first = await open();
    const pages = await begun(first.url, 3, { play: "1" });
    const [maniac, ...campers] = pages as [Page, ...Page[]];
    await playUntil(pages, isHisTurn);
    const pin = { type: "sketch", shape: "pin", colour: 2, nodes: ["c119"] };
    expect(await campers[0]?.play(pin)).toBeUndefined();
    expect(await maniac.play({ type: "speed" })).toBeUndefined();
    const wish = lastFriday.think?.(boardOf(maniac), handOf(maniac), 0, seededRandom(1));
    expect(wish?.type).toBe("prowl");
    expect(await maniac.play(wish as object)).toBeUndefined();
    await until(() => maniacHand(maniac).draft.length === 2 && handOf(campers[0] as Page));
    const before = pages.map((page) => ({ hand: structuredClone(page.hand), board: boardOf(page).toJSON() }));
    expect(await first.end("SIGKILL")).toBe("SIGKILL");

    const second = await open();
    const back: Page[] = [];
    for (const [seat, page] of pages.entries()) {
      const again = await Page.join(second.url, page.code, { token: page.token });
      await until(() => again.hand !== undefined && again.state.board !== undefined);
      expect(again.hand).toEqual(before[seat]?.hand);
      expect(boardOf(again).toJSON()).toEqual(before[0]?.board);
      back.push(again);
    }
    await until(() => back[0]?.state.clock.isRunning);
    await playUntil(back, ({ round }) => round === 3);
    expect(maniacHand(back[0] as Page).cells[2]).toHaveLength(2);
    await second.end("SIGKILL");
  });
});

describe("what the campers say in private", () => {
  let server: TestServer;
  afterEach(() => server.stop());
  const texts = ({ chats }: Page) => chats?.map(({ text }) => text);

  test.each([
    ["is heard by the campers alone, where the table says that the maniac does not overhear", false],
    ["is heard by the maniac and whoever watches, where he overhears", true],
  ])("%s", async (_what, overhears) => {
    server = await boot({ games: [lastFriday as AnyGame] });
    const [maniac, anna, ben] = (await begun(server.url, 3, { play: "1", overhears })) as [Page, Page, Page];
    const watcher = await Page.join(server.url, maniac.code, { watch: true });
    expect(await anna.ask({ type: "chat", text: "to the lake", isPrivate: true })).toBeUndefined();
    expect(await maniac.ask({ type: "chat", text: "I see you", isPrivate: true })).toBeUndefined();
    for (const page of [maniac, anna, ben, watcher]) await until(() => texts(page)?.includes("I see you"));
    const whole = ["to the lake", "I see you"];
    const outside = overhears ? whole : ["I see you"];
    expect([anna, ben].map(texts)).toEqual([whole, whole]);
    expect([maniac, watcher].map(texts)).toEqual([outside, outside]);
    expect(texts(await maniac.again())).toEqual(outside);
    expect(texts(await ben.again())).toEqual(whole);
    expect(texts(await Page.join(server.url, maniac.code, { watch: true }))).toEqual(outside);
  });
});
