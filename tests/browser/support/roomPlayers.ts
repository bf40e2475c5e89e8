import type { Page } from "playwright-core";
import texts from "../../../client/i18n/en/room25.json" with { type: "json" };
import { ACTIONS, type Action } from "../../../shared/games/room25/actions/action.ts";
import { think } from "../../../shared/games/room25/bot/index.ts";
import type { Command, CommandOf } from "../../../shared/games/room25/commands.ts";
import { tileAt } from "../../../shared/games/room25/complex.ts";
import { awaitedOptions } from "../../../shared/games/room25/decisions/index.ts";
import { colOf, rowOf, SIZE } from "../../../shared/games/room25/geometry.ts";
import type { Role, RoomHand } from "../../../shared/games/room25/hands.ts";
import { ROOM_KINDS, type RoomKind } from "../../../shared/games/room25/kinds.ts";
import type { RoomView } from "../../../shared/games/room25/view.ts";
import { type Random, seededRandom } from "../../../shared/table/random.ts";
import { until } from "../../server/support/until.ts";
import type { Watcher } from "./guests.ts";

/** Frames come slowly where several pages are drawn in software, ms. */
const PATIENCE = 120_000;
/** A tap is tried again when nothing has come of it for so long, ms. */
const ANSWER = 10_000;
const TRIES = 4;
/** As the scene is drawn: units from room to room, from the middle to the arrows, and of the whole. */
const PITCH = 128;
const ARROWS = 349;
const WHOLE = 750;
const LARGEST = 1.5;
/** From this turn on nobody is careful any more, nor leaves a Trapped Chamber in time: so the game is short. */
const RECKLESS = 2;

interface Point {
  readonly x: number;
  readonly y: number;
}

export const roomBoard = ({ room }: Watcher) => room.state.board?.toJSON() as unknown as RoomView;

/** Somebody at a page: what that page has told, and no more. */
export interface RoomPlayer {
  readonly page: Page;
  readonly isPhone: boolean;
  role: Role;
  readonly looks: Map<number, RoomKind>;
  /** What this player wants where a test has a plan; else what the bots would. */
  plan?(board: RoomView): Command | undefined;
}

/** Somebody who has just sat down at this page. */
export function roomPlayer(page: Page, isPhone: boolean, plan?: RoomPlayer["plan"]): RoomPlayer {
  return { page, isPhone, role: "prisoner", looks: new Map(), ...(plan ? { plan } : {}) };
}

const kindCalled = (name: string): RoomKind => {
  const kind = ROOM_KINDS.find((each) => texts.room[each].name === name);
  if (kind === undefined) throw new Error(`no room is called ${name}`);
  return kind;
};

/** Who the page says one is. */
export async function readRole(player: RoomPlayer): Promise<void> {
  const { page, isPhone } = player;
  if (isPhone) await page.getByRole("button", { name: texts.secret.title }).click();
  const name = await page.locator(".r25-role b").textContent();
  player.role = name === texts.role.guard.name ? "guard" : "prisoner";
  if (!isPhone) return;
  await page.keyboard.press("Escape");
  await page.locator(".dialog-dim").waitFor({ state: "detached", timeout: PATIENCE });
}

/**
 * A point of the complex on the page, by units from the middle of the Central Room. Two frames later the canvas has
 * taken the size that the page gives it now.
 */
async function pointOn(page: Page, { x, y }: Point): Promise<Point> {
  const box = await page.locator(".r25-scene").evaluate(async (scene) => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const { left, top, width, height } = scene.getBoundingClientRect();
    return { left, top, width, height };
  });
  const scale = Math.min(LARGEST, Math.min(box.width, box.height) / WHOLE);
  return { x: box.left + box.width / 2 + x * scale, y: box.top + box.height / 2 + y * scale };
}

/**
 * Waits until the page asks this, lights the spot and has come to rest, and taps it; once more where nothing came of
 * it, as people do.
 */
async function tapLit({ page, isPhone }: RoomPlayer, question: string, spot: string, point: Point): Promise<void> {
  const asked = page.locator(`.r25-table:has(.r25-ask[data-question="${question}"])`);
  const lit = asked.locator(`.r25-scene[data-lit~="${spot}"]`);
  await asked.locator(`.r25-scene[data-settled=true][data-lit~="${spot}"]`).waitFor({ timeout: PATIENCE });
  for (let tries = 0; tries < TRIES; tries++) {
    const { x, y } = await pointOn(page, point);
    await (isPhone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    const isTaken = await lit.waitFor({ state: "detached", timeout: ANSWER }).then(
      () => true,
      () => false,
    );
    if (isTaken) return;
    // What was opened instead may lie over it.
    if ((await page.locator(".r25-card").count()) > 0) await page.keyboard.press("Escape");
  }
  throw new Error(`nothing came of tapping ${spot} when asked ${question}`);
}

function tapCell(player: RoomPlayer, question: string, cell: number): Promise<void> {
  const half = (SIZE - 1) / 2;
  const point = { x: (colOf(cell) - half) * PITCH, y: (rowOf(cell) - half) * PITCH };
  return tapLit(player, question, String(cell), point);
}

function tapArrow(player: RoomPlayer, question: string, { line, direction }: CommandOf<"slide">): Promise<void> {
  const across = ((line % SIZE) - (SIZE - 1) / 2) * PITCH;
  const end = -direction * ARROWS;
  const point = line < SIZE ? { x: end, y: across } : { x: across, y: end };
  return tapLit(player, question, `${line}/${direction}`, point);
}

/** Whom to push is asked where there are several; then whereto. */
async function push(player: RoomPlayer, { character, cell }: CommandOf<"push">, board: RoomView): Promise<void> {
  const several = awaitedOptions(board).some((option) => option.type === "push" && option.character !== character);
  if (several) await player.page.getByRole("button", { name: nameOf(board, character), exact: true }).click();
  await tapCell(player, "push-where", cell);
}

function nameOf(board: RoomView, character: number): string {
  const name = board.characters[character]?.name;
  return name ? texts.character[name] : "";
}

/** Two tokens into the tray, by thumb on a phone and by keys on a desk, and the programme is given in. */
async function programme(
  { page, isPhone }: RoomPlayer,
  { actions, character }: CommandOf<"programme">,
  board: RoomView,
): Promise<void> {
  await page.locator(".r25-left b").getByText(String(board.turnsLeft), { exact: true }).waitFor({ timeout: PATIENCE });
  await page.locator(".r25-dock.is-programming").waitFor({ timeout: PATIENCE });
  const mine = page.locator(".r25-mine button").filter({ hasText: nameOf(board, character) });
  if ((await mine.count()) > 0) await (isPhone ? mine.tap() : mine.click());
  for (const action of actions) {
    if (isPhone) await page.locator(".r25-hand").getByRole("button", { name: texts.action[action] }).tap();
    else await page.keyboard.press(String(ACTIONS.indexOf(action) + 1));
  }
  const last = page.locator(".r25-tray .r25-token").nth(actions.length - 1);
  await last.waitFor({ timeout: PATIENCE });
  if (isPhone) await page.locator(".r25-go .btn.go").tap();
  else await page.keyboard.press("Enter");
  if ((await page.locator(".r25-card").count()) > 0) await page.keyboard.press("Escape");
}

/**
 * Opens by itself after a look: what it says is remembered, and it is put away; or it stays open where the next thing
 * is done by keys.
 */
async function readCard({ page, looks }: RoomPlayer, tile: number, isLeftOpen = false): Promise<void> {
  const card = page.locator(".r25-card");
  await card.waitFor({ timeout: PATIENCE });
  looks.set(tile, kindCalled((await card.locator(".r25-facts b").textContent()) ?? ""));
  if (isLeftOpen) return;
  await page.keyboard.press("Escape");
  await card.waitFor({ state: "detached", timeout: PATIENCE });
}

/** Carries a command out by hand. */
async function carryOut(player: RoomPlayer, command: Command, board: RoomView): Promise<void> {
  const { page } = player;
  switch (command.type) {
    case "peek":
      await tapCell(player, "clue", command.cell);
      return readCard(player, tileAt(board, command.cell), !player.isPhone);
    case "programme":
      return programme(player, command, board);
    case "target":
      await tapCell(player, board.awaited.kind, command.cell);
      if (board.awaited.kind === "look" || board.awaited.kind === "in-vision") {
        await readCard(player, tileAt(board, command.cell));
      }
      return;
    case "slide":
      return tapArrow(player, board.awaited.kind, command);
    case "push":
      return push(player, command, board);
    case "playNow":
      await page.getByRole("button", { name: texts.dock.now, exact: true }).waitFor({ timeout: PATIENCE });
      return page.keyboard.press("n");
    case "keep":
      await page.getByRole("button", { name: texts.dock.keep }).waitFor({ timeout: PATIENCE });
      return page.keyboard.press("k");
    case "act":
      await page.locator(".r25-answers .r25-token").first().waitFor({ timeout: PATIENCE });
      return page.keyboard.press(String(ACTIONS.indexOf(command.action) + 1));
    case "reveal":
      await page.getByRole("button", { name: texts.dock.reveal }).waitFor({ timeout: PATIENCE });
      return page.keyboard.press("g");
    default:
      throw new Error(`nobody does ${command.type} here`);
  }
}

/** A bot's wish by what this page has shown, made reckless after the first turn. */
function wishOf(board: RoomView, player: RoomPlayer, seat: number, chance: Random) {
  const isHidden = (tile: number) => board.tiles[tile]?.kind === "";
  const looks = Object.fromEntries([...player.looks].filter(([tile]) => isHidden(tile)));
  const hand: RoomHand = { role: player.role, looks, programmes: {}, notes: {} };
  // All has been said: talking would make the game longer.
  const claims = Object.keys(looks).map((tile) => ({ tile: Number(tile), seat, colour: "red" as const }));
  const told = { ...board, claims: [...board.claims, ...claims] } as unknown as Parameters<typeof think>[0];
  const planned = player.plan?.(board);
  if (planned !== undefined) return planned;
  const wish = think(told, hand, seat, chance);
  if (wish === undefined || board.turn < RECKLESS || player.plan) return wish;
  if (wish.type === "programme") {
    const limit = board.characters[wish.character]?.limit ?? 2;
    return { ...wish, actions: (limit > 1 ? ["push", "move"] : ["move"]) as Action[] };
  }
  if (wish.type !== "target" || board.awaited.kind !== "move") return wish;
  const ways = awaitedOptions(board).flatMap((option) => (option.type === "target" ? [option] : []));
  return ways.find(({ cell }) => isHidden(tileAt(board, cell))) ?? wish;
}

/** What everybody does at once: the clue and the programmes. */
function isGivenIn(watcher: Watcher, before: RoomView, seat: number, command: Command): boolean {
  const board = roomBoard(watcher);
  if (board.phase !== before.phase) return true;
  if (command.type === "programme") return board.characters[command.character]?.isReady === true;
  return board.hasPeeked[seat] === true;
}

/** How the game itself stands: bots may talk at any time. */
const standOf = (board: RoomView) => JSON.stringify({ ...board, claims: [], reminders: [] });

/** Plays on, the first seats each on its own page, until the game is over or `isEnough` says so. */
export async function playRoom(
  watcher: Watcher,
  players: readonly RoomPlayer[],
  isEnough: (board: RoomView) => boolean = () => false,
): Promise<void> {
  const chances = players.map((_, seat) => seededRandom(seat + 1));
  for (;;) {
    const board = roomBoard(watcher);
    if (board.phase === "over" || isEnough(board)) return;
    const wishes = players.flatMap((player, seat) => {
      const wish = wishOf(board, player, seat, chances[seat] as Random);
      return wish ? [{ player, seat, wish }] : [];
    });
    const before = standOf(board);
    if (wishes.length === 0) {
      await until(() => standOf(roomBoard(watcher)) !== before, PATIENCE);
      continue;
    }
    const isTogether = board.phase === "clue" || board.phase === "programming";
    await Promise.all(
      wishes.slice(0, isTogether ? wishes.length : 1).map(async ({ player, seat, wish }) => {
        await carryOut(player, wish, board);
        const isDone = () =>
          isTogether ? isGivenIn(watcher, board, seat, wish) : standOf(roomBoard(watcher)) !== before;
        await until(isDone, PATIENCE);
      }),
    );
  }
}
