import { Client, type Room } from "@colyseus/sdk";
import type { Page } from "playwright-core";
import { learnDialect } from "../../../client/net/dialect.ts";
import type { MazeView } from "../../../shared/games/magic-maze/board.ts";
import type { Command } from "../../../shared/games/magic-maze/commands.ts";
import { COLOURS } from "../../../shared/games/magic-maze/heroes.ts";
import { type Target, targetsOf } from "../../../shared/games/magic-maze/lawful.ts";
import type { TableState } from "../../../shared/table/board.ts";
import { PROTOCOL } from "../../../shared/table/protocol.ts";
import { nextStep } from "../../rules/magic-maze/solver.ts";
import { until } from "../../server/support/until.ts";

/** Sets a table from the lobby, by hand. @returns its code */
export async function setTable(page: Page, name: string, game = "Magic Maze"): Promise<string> {
  await page.getByRole("button", { name: `Set the table for ${game}` }).click();
  await page.getByRole("textbox", { name: "Your name at the table" }).fill(name);
  await page.getByRole("dialog").getByRole("button", { name: "Set the table" }).click();
  await page.waitForURL(/\/t\/[A-Z0-9]{4}$/);
  await page.getByRole("heading", { name: "At the table" }).waitFor();
  return page.url().slice(-4);
}

/** Sits down at a table whose link was opened. */
export async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByRole("textbox", { name: "Your name at the table" }).fill(name);
  await page.getByRole("button", { name: "Sit down" }).click();
  await page.getByRole("heading", { name: "At the table" }).waitFor();
}

/** Everybody is ready, the host starts, and the mall is there on every page. */
export async function start(host: Page, guests: readonly Page[]): Promise<void> {
  for (const guest of guests) await guest.getByRole("button", { name: "Ready", exact: true }).click();
  await host.getByRole("button", { name: "Start", exact: true }).click();
  for (const page of [host, ...guests]) await page.locator(".mm-scene[data-settled=true]").waitFor();
}

/** Somebody who watches from outside the browser, and so knows what the table says. */
export interface Watcher {
  readonly room: Room<unknown, TableState>;
  board(): MazeView;
  leave(): void;
}

export async function watch(url: string, code: string): Promise<Watcher> {
  const room = await new Client(url).joinById<TableState>(code, { protocol: PROTOCOL, watch: true });
  learnDialect(room);
  for (const type of ["seat", "chats", "chat", "hand", 1]) room.onMessage(type, () => {});
  await until(() => room.state.seats?.length);
  return {
    room,
    board: () => room.state.board?.toJSON() as unknown as MazeView,
    leave: () => void room.leave(),
  };
}

/** Drawing in software on a busy machine, a page may take long to answer a key. */
const PATIENCE = 60_000;

/** Waits until the board shows that the command was performed. */
async function performed(command: object, isDone: () => boolean): Promise<void> {
  await until(isDone, PATIENCE).catch(() => {
    throw new Error(`the page did not perform ${JSON.stringify(command)}`);
  });
}

/** Plays on by the keyboard alone, each seat on its own page, until the match is over or `isEnough` says so. */
export async function playByKeys(
  watcher: Watcher,
  pages: readonly Page[],
  isEnough: (board: MazeView) => boolean = () => false,
): Promise<void> {
  const selected = new Map<Page, number>();
  // Puts an open choice aside, then the hero.
  for (const page of pages) for (let press = 0; press < 2; press++) await page.keyboard.press("Escape");
  for (;;) {
    const board = watcher.board();
    if (board.result !== "" || isEnough(board)) return;
    const step = nextStep(board);
    if (step === undefined) throw new Error("there is nothing left to do");
    const page = pages[step.seat] as Page;
    await until(() => isUnderWay(watcher), PATIENCE);
    await caughtUp(page, board);
    const { command } = step;
    const hero = await actByKeys(page, { board, seat: step.seat, selected: selected.get(page) }, command);
    if (hero !== undefined) selected.set(page, hero);
    if (command.type === "move") {
      await performed(command, () => isThere(watcher.board(), targetOf(board, step.seat, command)));
      continue;
    }
    const text = JSON.stringify(board);
    await performed(command, () => JSON.stringify(watcher.board()) !== text);
  }
}

/**
 * Does with keys what the command says. `selected`: the number of the hero that is chosen on the page.
 * @returns the number of the hero that is chosen now
 */
export async function actByKeys(
  page: Page,
  { board, seat, selected }: { readonly board: MazeView; readonly seat: number; readonly selected: number | undefined },
  command: Command,
): Promise<number | undefined> {
  const keys = page.keyboard;
  const pick = async (hero: number) => {
    if (selected !== hero) await keys.press(String(hero + 1));
    return hero;
  };
  switch (command.type) {
    case "ready":
      await keys.press("r");
      return selected;
    case "turnSand":
      await keys.press("Shift+R");
      return selected;
    case "move": {
      const hero = await pick(COLOURS.indexOf(command.hero));
      for (let cell = 0; cell < command.cells; cell++) await keys.press(ARROWS[command.direction]);
      return hero;
    }
    case "escalator": {
      const hero = await pick(COLOURS.indexOf(command.hero));
      await keys.press("e");
      return hero;
    }
    case "vortex": {
      const hero = await pick(COLOURS.indexOf(command.hero));
      await keys.press("v");
      await choose(page, board, seat, command);
      return hero;
    }
    case "explore": {
      const hero = await pick(heroOf(board, seat, command));
      await keys.press("x");
      await choose(page, board, seat, command);
      return hero;
    }
    default:
      throw new Error(`no key for ${command.type}`);
  }
}

/** The number of the hero for whom a cell is lit that the command is about. */
function heroOf(board: MazeView, seat: number, command: object): number {
  return COLOURS.findIndex((colour) => targetsOf(board, seat, colour).some((each) => isSameCommand(each, command)));
}

/** Nobody is waited for, and the count-in after a wait is over. */
const isUnderWay = ({ room }: Watcher) => room.state.clock.isRunning;

/** Waits until the page shows this board, as a player would before acting on it. */
export async function caughtUp(page: Page, board: MazeView): Promise<void> {
  const heroes = COLOURS.map((colour, index) => {
    const hero = board.heroes[index];
    return `${colour}:${!hero || hero.isOut ? "out" : `${hero.row},${hero.col}`}`;
  }).join(";");
  await page.locator(`.mm-scene[data-heroes="${heroes}"][data-tiles="${board.tiles.length}"]`).waitFor();
  if (board.sandOut >= 0) await page.locator(".mm-planning").waitFor({ state: "detached" });
}

const ARROWS = { N: "ArrowUp", E: "ArrowRight", S: "ArrowDown", W: "ArrowLeft" } as const;

type TargetCommand = Target["command"];

function isSameCommand(target: Target, command: object): boolean {
  return JSON.stringify(sorted(target.command)) === JSON.stringify(sorted(command));
}

function sorted(command: object): [string, unknown][] {
  return Object.entries(command).toSorted(([a], [b]) => a.localeCompare(b));
}

function heroesTargets(board: MazeView, seat: number, command: object): Target[] {
  for (const colour of COLOURS) {
    const targets = targetsOf(board, seat, colour);
    if (targets.some((target) => isSameCommand(target, command))) return targets;
  }
  throw new Error(`${JSON.stringify(command)} is not lawful`);
}

function targetOf(board: MazeView, seat: number, command: TargetCommand): Target {
  return heroesTargets(board, seat, command).find((target) => isSameCommand(target, command)) as Target;
}

function isThere(board: MazeView, { command, row, col }: Target): boolean {
  const hero = "hero" in command ? board.heroes[COLOURS.indexOf(command.hero)] : undefined;
  return hero !== undefined && ((hero.row === row && hero.col === col) || hero.isOut);
}

/** Where several cells are lit for one action, its number picks one, and Enter takes it. */
async function choose(page: Page, board: MazeView, seat: number, command: TargetCommand): Promise<void> {
  const lit = heroesTargets(board, seat, command).filter((target) => target.command.type === command.type);
  if (lit.length === 1) return;
  await page.keyboard.press(String(lit.findIndex((target) => isSameCommand(target, command)) + 1));
  await page.keyboard.press("Enter");
}
