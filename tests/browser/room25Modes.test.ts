import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import greek from "../../client/i18n/el/room25.json" with { type: "json" };
import english from "../../client/i18n/en/room25.json" with { type: "json" };
import type { Action } from "../../shared/games/room25/actions/action.ts";
import type { Command } from "../../shared/games/room25/commands.ts";
import { awaitedOptions } from "../../shared/games/room25/decisions/index.ts";
import type { ModeId } from "../../shared/games/room25/modes/mode.ts";
import type { RoomView } from "../../shared/games/room25/view.ts";
import { Page as Guest } from "../server/support/page.ts";
import { setTable, type Watcher, watch } from "./support/guests.ts";
import { arranged } from "./support/roomDeals.ts";
import { playRoom, roomBoard, roomPlayer } from "./support/roomPlayers.ts";
import { accessibilityProblems, DESK, picture, siteOfFile } from "./support/site.ts";

const SMALL = { width: 360, height: 780 };

/** The way out: over the northern edge. Whoever starts in the cell in the far corner hardly gets in the way. */
const [NORTH, EXIT, HALL, FORK, DEADLY, FAR] = [6, 1, 6, 7, 11, 24];
const NEAR = { [EXIT]: "room25", [HALL]: "empty", [FORK]: "empty", [FAR]: "prison" } as const;
const game = arranged({
  solo: { rooms: NEAR, stands: { 0: HALL } },
  competition: { rooms: NEAR, stands: { 0: FORK, 1: FAR } },
  cooperation: { rooms: { ...NEAR, [DEADLY]: "mortal" }, stands: { 0: HALL }, turnsLeft: 2 },
  team: { rooms: NEAR, stands: { 0: HALL, 1: FAR, 2: FAR, 3: FAR }, turnsLeft: 1 },
  suspicion: { rooms: NEAR, stands: { 0: HALL, 1: EXIT, 2: EXIT, 3: FAR }, guards: [0] },
});

const site = siteOfFile([game], { bot: 50 });

/** The page as it is on a desk and on a phone: whole on both. */
async function seen(page: Page, name: string): Promise<void> {
  const size = page.viewportSize() ?? DESK;
  for (const [place, viewport] of [
    ["desk", DESK],
    ["phone", SMALL],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await picture(page, `room25-${name}-${place}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.setViewportSize(size);
}

interface Table {
  readonly anna: Page;
  readonly watcher: Watcher;
}

/** Anna at the first seat, then bots, or guests without a browser. */
async function begin(
  mode: ModeId,
  text: string,
  bots: number,
  { isPhone = false, guests }: { isPhone?: boolean; guests?: Guest[] } = {},
): Promise<Table> {
  const viewport = isPhone ? SMALL : DESK;
  const anna = await site.page({ viewport, hasTouch: isPhone, reducedMotion: "reduce" });
  const code = await setTable(anna, "Anna", "Room 25");
  await anna.locator(".picture-card").filter({ hasText: text }).click();
  await anna.getByText("Experts: race").click();
  await anna.getByText("no limit").click();
  for (let bot = 0; bot < bots; bot++) {
    await anna.getByRole("button", { name: "Add a bot" }).click();
    await anna
      .getByText(/^Bot, /)
      .nth(bot)
      .waitFor();
  }
  if (guests) {
    for (const name of ["Ben", "Chloe", "Dan"]) {
      const guest = await Guest.join(site.server.url, code, { name });
      await guest.ask({ type: "ready", isReady: true });
      guests.push(guest);
    }
  }
  await anna.getByRole("button", { name: "Start", exact: true }).click();
  const watcher = await watch(site.server.url, code);
  await anna.locator(".r25-scene[data-settled=true]").waitFor({ timeout: 120_000 });
  expect(roomBoard(watcher).mode).toBe(mode);
  return { anna, watcher };
}

/** By the select in the settings, which does not say in which language it stands. */
async function speak(page: Page, language: string): Promise<void> {
  await page.locator(".r25-top .icon-btn:has(.lucide-settings)").click();
  await page.locator(".settings select").selectOption(language);
  await page.keyboard.press("Escape");
  await page.locator(".dialog-dim").waitFor({ state: "detached" });
  // The keys would be the button's, which has the focus back.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.locator(`html[lang=${language}] .r25-scene[data-settled=true]`).waitFor();
}

/** In the middle of a match: every word is Greek, in the complex too, and nothing that was laid out is lost. */
async function speaksGreekAndEnglishAgain(page: Page): Promise<void> {
  const scene = () => page.locator(".r25-scene canvas").screenshot();
  const laid = await page.locator(".r25-tray img").count();
  const english = await scene();
  await speak(page, "el");
  await page.getByText(greek.air.programming, { exact: true }).waitFor();
  expect((await scene()).equals(english)).toBe(false);
  expect(await page.locator(".r25-tray img").count()).toBe(laid);
  const words = ((await page.locator(".r25-table").textContent()) ?? "").replaceAll(/Sandglass|Anna|\d/g, "");
  expect(words.match(/[A-Za-z]{3,}/g) ?? []).toEqual([]);
  await seen(page, "greek");
  await speak(page, "en");
  await page.getByText("Programming", { exact: true }).waitFor();
  expect((await scene()).equals(english)).toBe(true);
}

async function leave({ anna, watcher }: Table): Promise<void> {
  watcher.leave();
  await anna.context().close();
}

/** These actions turn by turn, along this way, and Room 25 over the edge. */
function plan(turns: readonly (readonly Action[])[], ways: Readonly<Record<number, number>>) {
  return (board: RoomView): Command | undefined => {
    const { awaited, turn, round, phase } = board;
    const actions = turns[turn - 1] ?? ["look", "control"];
    if (phase === "programming") {
      const character = [...board.characters].findIndex(
        ({ seat, isAlive, isReady }) => seat === 0 && isAlive && !isReady,
      );
      return character < 0 ? undefined : { type: "programme", character, actions: [...actions] };
    }
    if (awaited.seat !== 0) return undefined;
    if (awaited.kind === "free-action") return { type: "act", action: actions[round - 1] ?? "look" };
    const options = awaitedOptions(board);
    if (awaited.kind === "control")
      return options.find((each) => each.type === "slide" && each.line === NORTH && each.direction === -1);
    const from = [...board.cells].indexOf(board.characters[awaited.character]?.tile ?? -1);
    const way =
      awaited.kind === "move" ? options.find((each) => each.type === "target" && each.cell === ways[from]) : undefined;
    return way ?? options[0];
  };
}

const WAY_OUT = { [FORK]: HALL, [HALL]: EXIT };

/** The result, as the page tells it. */
async function expectResult({ anna }: Table, yours: string, title: string): Promise<void> {
  await anna.getByRole("button", { name: "See the result" }).click();
  await anna.getByText(yours, { exact: true }).waitFor();
  await anna.getByRole("heading", { name: title }).waitFor();
}

test("one player alone brings four prisoners out of Room 25 by hand, without programming", async () => {
  const table = await begin("solo", "Four prisoners, one player", 0);
  const { anna, watcher } = table;
  const player = roomPlayer(anna, false, plan([["move", "control"]], WAY_OUT));
  await playRoom(watcher, [player], ({ awaited }) => awaited.kind === "free-action");
  await anna.locator(".r25-card").waitFor();
  await anna.keyboard.press("Escape");
  await seen(anna, "solo");
  await playRoom(watcher, [player]);
  await expectResult(table, "You have won", "Everybody is out");
  await seen(anna, "solo-end");
  await leave(table);
});

test("in Competition two characters are programmed, the alarm rings, and the pair that is out first wins", async () => {
  const table = await begin("competition", "Two characters each", 1);
  const { anna, watcher } = table;
  const player = roomPlayer(
    anna,
    false,
    plan(
      [
        ["move", "look"],
        ["move", "control"],
      ],
      WAY_OUT,
    ),
  );
  await playRoom(watcher, [player], ({ characters }) => characters[0]?.isReady === true);
  await anna.keyboard.press("Escape");
  await anna.keyboard.press("2");
  await seen(anna, "competition");
  await speaksGreekAndEnglishAgain(anna);
  await anna.keyboard.press("Backspace");
  await playRoom(watcher, [player], ({ turnsLeft }) => turnsLeft === 5);
  await seen(anna, "competition-alarm");
  await playRoom(watcher, [player]);
  await expectResult(table, "You have won", "Anna");
  await seen(anna, "competition-end");
  await leave(table);
});

test("in Cooperation whoever dies watches how the others go on", async () => {
  const guests: Guest[] = [];
  const table = await begin("cooperation", "No guards", 0, { guests });
  const { anna, watcher } = table;
  // Neither works in the Central Room.
  const pass = () =>
    Promise.all(
      guests.map(async (guest, at) => {
        const answer = await guest.play({ type: "programme", character: at + 1, actions: ["push", "control"] });
        expect(answer).toBeUndefined();
      }),
    );
  const player = roomPlayer(anna, false, plan([["look", "move"]], { [HALL]: DEADLY }));
  for (const guest of guests) expect(await guest.play({ type: "peek", cell: 17 })).toBeUndefined();
  await playRoom(watcher, [player], ({ characters }) => characters[0]?.isReady === true);
  await pass();
  await playRoom(watcher, [player], ({ characters }) => characters[0]?.isAlive === false);
  await anna.getByText("You are dead.", { exact: false }).waitFor();
  await seen(anna, "dead");
  await pass();
  await playRoom(watcher, [player]);
  await expectResult(table, "You have lost", "The complex keeps you");
  await seen(anna, "cooperation-end");
  for (const guest of guests) await guest.drop();
  await leave(table);
});

test("in Teams a whole last turn is played by thumb on a small phone", async () => {
  const table = await begin("team", "Two teams", 3, { isPhone: true });
  const { anna, watcher } = table;
  const player = roomPlayer(anna, true, plan([["move", "look"]], WAY_OUT));
  await playRoom(watcher, [player], ({ phase }) => phase === "programming");
  await anna.getByRole("button", { name: "Your secret" }).tap();
  const mate = english.character[roomBoard(watcher).characters[2]?.name || "alice"];
  await anna.getByText(`With you: ${mate}`).waitFor();
  await anna.keyboard.press("Escape");
  await anna.locator(".dialog-dim").waitFor({ state: "detached" });
  await seen(anna, "team");
  await playRoom(watcher, [player]);
  await expectResult(table, "You have won", "Anna");
  await seen(anna, "team-end");
  await leave(table);
});

test("in Suspicion a guard may show himself, unless his secrets lie face down; and the masks come off", async () => {
  const table = await begin("suspicion", "Prisoners want out", 3);
  const { anna, watcher } = table;
  const player = roomPlayer(anna, false, plan([["move", "look"]], WAY_OUT));
  await playRoom(watcher, [player], ({ awaited }) => awaited.kind === "move" && awaited.seat === 0);
  const reveal = anna.getByRole("button", { name: "Show that I am a guard" });
  await reveal.waitFor();
  await seen(anna, "guard");
  await anna.getByRole("button", { name: "Hide my secrets" }).click();
  await reveal.waitFor({ state: "detached" });
  await anna.getByRole("button", { name: "Hide my secrets" }).click();
  await playRoom(watcher, [player], ({ characters }) => characters[3]?.identity !== "");
  await seen(anna, "masks");
  await leave(table);
});
