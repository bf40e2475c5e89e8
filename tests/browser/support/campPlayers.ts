import type { Page } from "playwright-core";
import { aimsOf, type Mode } from "../../../client/games/last-friday/model/aims.ts";
import { nodeOf, spotOfCommand } from "../../../client/games/last-friday/model/spots.ts";
import texts from "../../../client/i18n/en/last-friday.json" with { type: "json" };
import { dueItem } from "../../../shared/games/last-friday/agenda.ts";
import type { CampBoard } from "../../../shared/games/last-friday/board.ts";
import { cardOf } from "../../../shared/games/last-friday/cards.ts";
import { type Choice, choicesOf } from "../../../shared/games/last-friday/choices.ts";
import type { Act, Command } from "../../../shared/games/last-friday/commands.ts";
import { FAR, segmentsToCircles } from "../../../shared/games/last-friday/distance.ts";
import type { CampHand, ManiacHand } from "../../../shared/games/last-friday/envelopes.ts";
import { lastFriday } from "../../../shared/games/last-friday/index.ts";
import { dueSeats } from "../../../shared/games/last-friday/judge.ts";
import { best } from "../../../shared/games/last-friday/lists.ts";
import { camperOf } from "../../../shared/games/last-friday/places.ts";
import { foresee } from "../../../shared/games/last-friday/prowl/foresee.ts";
import { mapOf } from "../../../shared/games/last-friday/ways.ts";
import { seededRandom } from "../../../shared/table/random.ts";
import { until } from "../../server/support/until.ts";
import type { Watcher } from "./guests.ts";

/** Frames come slowly where several pages are drawn in software, ms. */
const PATIENCE = 60_000;

export const campBoard = ({ room }: Watcher) => room.state.board as unknown as CampBoard;

/** Somebody at a page: what that page has told, what was done at it, and no more. */
export interface CampPlayer {
  readonly page: Page;
  /** Chooses on the map by thumb; else by typing numbers. */
  isTapping: boolean;
  hand: CampHand;
}

export const MANIAC: ManiacHand = {
  side: "maniac",
  circle: 0,
  cells: [],
  hasSwum: false,
  hasPassed: false,
  fronts: {},
  draft: [],
  rivals: [],
};
export const CAMPERS: CampHand = { side: "campers", seen: {}, sketches: [] };

/** What is lit on a page, once nothing moves on it: where each node is. */
async function litOn(page: Page): Promise<ReadonlyMap<string, { readonly x: number; readonly y: number }>> {
  const text =
    (await page.locator(".lf-scene[data-settled=true]").getAttribute("data-lit", { timeout: PATIENCE })) ?? "";
  const spots = text.split(";").flatMap((one) => {
    const [, node, x, y] = /^([cw]\d+):(-?\d+),(-?\d+)$/.exec(one) ?? [];
    return node === undefined ? [] : [[node, { x: Number(x), y: Number(y) }] as const];
  });
  return new Map(spots);
}

/** Waits until exactly these nodes are lit: what the page offers is what is lawful. @returns where they are */
async function lit({ page, isTapping }: CampPlayer, nodes: readonly string[]) {
  const wanted = [...nodes].sort().join();
  let last: Awaited<ReturnType<typeof litOn>> = new Map();
  await until(async () => {
    const before = JSON.stringify([...last]);
    last = await litOn(page);
    if ([...last.keys()].sort().join() !== wanted) return false;
    // Before a tap: the map may move once more, to make room for what is asked.
    if (!isTapping || JSON.stringify([...last]) === before) return true;
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    return false;
  }, PATIENCE).catch(() => {
    throw new Error(`lit are ${[...last.keys()]}, not ${wanted}`);
  });
  return last;
}

/** A node is chosen: by thumb, or by its number. */
async function choose(player: CampPlayer, node: string, nodes: readonly string[]): Promise<void> {
  const { page, isTapping } = player;
  const spots = await lit(player, nodes);
  if (!isTapping) {
    for (const digit of node.slice(1)) await page.keyboard.press(digit);
    return page.keyboard.press("Enter");
  }
  const spot = spots.get(node);
  if (spot === undefined) throw new Error(`${node} is not lit`);
  await page.touchscreen.tap(spot.x, spot.y);
}

async function press({ page, isTapping }: CampPlayer, name: string): Promise<void> {
  const button = page.locator(".lf-dock").getByRole("button", { name, exact: true });
  await (isTapping ? button.tap({ timeout: PATIENCE }) : button.click({ timeout: PATIENCE }));
}

const nodesOf = (board: CampBoard, choices: readonly Choice[], mode?: Mode) =>
  aimsOf(board, choices, mode).map(({ spot }) => nodeOf(spot));

/** Chooses the node of a command on the map; where several ways lead there, the right one of them. */
async function onMap(player: CampPlayer, board: CampBoard, command: Command, mode?: Mode): Promise<void> {
  const choices = choicesOf(board, player.hand, dueSeats(board)[0] ?? -1);
  const spot = spotOfCommand(board, command);
  if (spot === undefined) throw new Error(`${command.type} is no place`);
  await choose(player, nodeOf(spot), nodesOf(board, choices, mode));
  if ((command.type !== "prowl" && command.type !== "push") || command.over === undefined) return;
  const ways = choices.filter(
    (choice) => choice.command.type === command.type && "to" in choice.command && choice.command.to === command.to,
  );
  const way = ways.findIndex(({ over }) => over.join() === command.over?.join());
  const buttons = player.page.locator(".lf-buttons.is-column .btn");
  await buttons.nth(way).click({ timeout: PATIENCE });
}

/** Carries a command out by hand. */
async function carryOut(player: CampPlayer, board: CampBoard, command: Command): Promise<void> {
  const { page } = player;
  switch (command.type) {
    case "pickCard": {
      const name = cardOf(command.camper, command.card)?.name ?? "";
      const card = page.locator(".lf-cards button").filter({ hasText: name });
      return player.isTapping ? card.tap() : card.click();
    }
    case "arrange":
      await press(player, texts.arrange.chance);
      await press(player, texts.arrange.done);
      return press(player, texts.doubt.yes);
    case "use":
      await press(player, texts.do.use.replace("{{clue}}", texts.clue[command.clue]));
      if (command.point !== undefined) await onMap(player, board, command, { is: "use", clue: command.clue });
      return;
    case "swim":
    case "passage":
      await press(player, texts.do[`${command.type}-mode`]);
      return onMap(player, board, command, { is: command.type });
    case "trail":
      if (command.token !== "") throw new Error("nobody plays a token on the trail here");
      return onMap(player, board, command);
    case "commit":
      await page.locator(".lf-dock .btn.go").waitFor({ timeout: PATIENCE });
      await page.keyboard.press(" ");
      // Something that cannot be taken back is said twice, by this key always.
      await page.getByRole("alert").waitFor({ timeout: PATIENCE });
      return page.keyboard.press(" ");
    case "take":
    case "end":
    case "pass":
    case "undo":
    case "axe":
    case "speed":
    case "snuff":
    case "twist":
      return press(player, texts.do[command.type]);
    default:
      return onMap(player, board, command);
  }
}

const DRAFTING: readonly Command["type"][] = ["start", "prowl", "swim", "passage", "axe", "speed", "snuff"];

/** What the maniac's player has in mind after this act of his own. */
function remembered(board: CampBoard, hand: ManiacHand, command: Command): ManiacHand {
  if (DRAFTING.includes(command.type)) return { ...hand, draft: [...hand.draft, command as Act] };
  if (command.type !== "commit") return hand;
  const { circle, start, numbers, hasSwum, hasPassed } = foresee(board, hand);
  const cells = [...hand.cells];
  if (start > 0) cells[0] = [start];
  cells[board.round] = numbers.length > 0 ? numbers : [circle];
  return { ...hand, circle, cells, hasSwum, hasPassed, draft: [] };
}

export type Wish = (board: CampBoard, hand: CampHand, seat: number) => Command | undefined;

/** As the bots of the game would; cards in the order in which a page asks for them. */
function sensibly(seed: number): Wish {
  const random = seededRandom(seed);
  return (board, hand, seat) => {
    const wish = lastFriday.think?.(board, hand, seat, random);
    if (wish?.type !== "pickCard") return wish;
    return choicesOf(board, hand, seat).find(({ command }) => command.type === "pickCard")?.command;
  };
}

/** From round 2 on the campers run to where he is, which their player cannot know: so the chapter is short. */
export function boldly(seed: number, players: readonly CampPlayer[]): Wish {
  const sensible = sensibly(seed);
  return (board, hand, seat) => {
    const item = dueItem(board);
    const maniac = players[board.maniac]?.hand;
    if (item?.stage !== "turn" || board.round < 2 || maniac?.side !== "maniac") return sensible(board, hand, seat);
    const { circle } = maniac;
    const farFrom = (point: number) => segmentsToCircles(mapOf(board.cabins), point)[circle] ?? FAR;
    const value = ({ command, over }: Choice) => {
      if (command.type === "end") return -farFrom(camperOf(board, item.camper).point);
      if (command.type !== "step") return Number.NEGATIVE_INFINITY;
      return over.includes(circle) ? 1 : -farFrom(command.to);
    };
    return best(choicesOf(board, hand, seat), value)?.command ?? sensible(board, hand, seat);
  };
}

/** Plays on, each seat on its own page, until the match is over or `isEnough` says so. */
export async function playCamp(
  watcher: Watcher,
  players: readonly CampPlayer[],
  wish: Wish,
  isEnough: (board: CampBoard) => boolean = () => false,
): Promise<void> {
  for (;;) {
    const board = campBoard(watcher);
    if (board.result !== "" || isEnough(board)) return;
    const seat = dueSeats(board)[0] ?? -1;
    const player = players[seat];
    const command = player && wish(board, player.hand, seat);
    if (player === undefined || command === undefined) throw new Error(`seat ${seat} has nothing to do`);
    const before = JSON.stringify(board.toJSON());
    const hand = player.hand;
    const after = hand.side === "maniac" ? remembered(board, hand, command) : hand;
    await carryOut(player, board, command).catch((reason: unknown) => {
      throw new Error(`seat ${seat} could not ${JSON.stringify(command)}`, { cause: reason });
    });
    player.hand = after;
    if (!DRAFTING.includes(command.type)) {
      await until(() => JSON.stringify(campBoard(watcher).toJSON()) !== before, PATIENCE).catch(() => {
        throw new Error(`the page did not perform ${JSON.stringify(command)}`);
      });
    } else await lit(player, nodesOf(board, choicesOf(board, after, seat)));
  }
}
