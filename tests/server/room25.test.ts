import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openJournal } from "../../server/journal/open.ts";
import type { RoomBoard } from "../../shared/games/room25/board.ts";
import type { RoomHand } from "../../shared/games/room25/hands.ts";
import { room25 } from "../../shared/games/room25/index.ts";
import type { AnyGame } from "../../shared/table/game.ts";
import { type Random, seededRandom } from "../../shared/table/random.ts";
import { gathered, Page } from "./support/page.ts";
import { patiently } from "./support/patiently.ts";
import { boot, logInto, type TestServer } from "./support/server.ts";
import { until } from "./support/until.ts";

const OPTIONS = { mode: "suspicion", timeLimit: 0 };
const PLAYERS = 4;

let folder: string;
let server: TestServer;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sandglass-"));
});
afterEach(async () => {
  await server.stop();
  server.journal.close();
  rmSync(folder, { recursive: true });
});

const boardOf = (page: Page) => page.state.board as unknown as RoomBoard;
const handOf = (page: Page) => page.hand as unknown as RoomHand;

async function begun(game: string): Promise<Page[]> {
  const pages = await gathered(server.url, PLAYERS, { game, options: OPTIONS });
  expect(await pages[0]?.ask({ type: "start" })).toBeUndefined();
  for (const page of pages) await until(() => page.state.phase === "playing" && page.hand !== undefined);
  return pages;
}

/** Everybody takes the starting clue. */
async function peekAll(pages: readonly Page[]): Promise<void> {
  for (const page of pages) expect(await page.play({ type: "peek", cell: 7 })).toBeUndefined();
  await until(() => pages.every((page) => boardOf(page).phase === "programming"));
}

test("a restart in the middle of programming loses no programme, no look, no role, and changes no tile", async () => {
  const open = () => boot({ games: [room25 as AnyGame], journal: openJournal(folder, logInto([])) });
  server = await open();
  const pages = await begun("room25");
  await peekAll(pages);
  const [anna, ben] = pages as [Page, Page];
  for (const page of [anna, ben]) {
    const character = [...boardOf(page).characters].findIndex(({ seat }) => seat === page.seat);
    expect(await page.play({ type: "programme", character, actions: ["look", "move"] })).toBeUndefined();
  }
  await until(() => [anna, ben].every((page) => Object.keys(handOf(page).programmes).length === 1));
  await until(() => pages.every((page) => [...boardOf(page).characters].filter(({ isReady }) => isReady).length === 2));
  const before = pages.map((page) => ({ hand: handOf(page), board: boardOf(page).toJSON() }));
  await server.stop();
  server.journal.close();

  server = await open();
  for (const [seat, page] of pages.entries()) {
    const back = await Page.join(server.url, page.code, { token: page.token });
    await until(() => back.hand !== undefined && back.state.board !== undefined);
    expect(handOf(back)).toEqual(before[seat]?.hand);
    expect(boardOf(back).toJSON()).toEqual(before[0]?.board);
  }
});

const ROOM_RESPONSE = 22;

/** What a page is sent from now on, as bytes; answers to its own requests hold the time and are told apart. */
function recorded(page: Page): string[] {
  const frames: string[] = [];
  page.socket.addEventListener("message", ({ data }) => {
    const bytes = Buffer.from(data);
    if (bytes[0] !== ROOM_RESPONSE) frames.push(bytes.toString("hex"));
  });
  return frames;
}

/** All frames that were on their way have come when this has been answered: they come in order. */
async function settled(pages: readonly Page[]): Promise<void> {
  await Promise.all(pages.map((page) => patiently(() => page.room.request("time"))));
}

/** The same game dealt twice alike, but for two hidden tiles that have changed places. */
function twins(seed: number, one: number, other: number): AnyGame[] {
  const dealt = (options: never, seats: number) => room25.setUp(options, seats, seededRandom(seed));
  return [
    { ...room25, id: "room25", setUp: dealt } as AnyGame,
    {
      ...room25,
      id: "twin25",
      setUp(options: never, seats: number, _random: Random) {
        const { secret, ...rest } = dealt(options, seats);
        const kinds = [...secret.kinds];
        [kinds[one], kinds[other]] = [kinds[other] as (typeof kinds)[number], kinds[one] as (typeof kinds)[number]];
        return { ...rest, secret: { ...secret, kinds } };
      },
    } as AnyGame,
  ];
}

/** A tile is known to a page that saw it turned up, or looked at it. */
function knows(page: Page, tile: number): boolean {
  return boardOf(page).tiles[tile]?.kind !== "" || (page.seat !== -1 && handOf(page)?.looks[tile] !== undefined);
}

test.each([1, 2, 3, 4])(
  "deal %i: games that differ in two hidden tiles send everybody the same bytes until one is known",
  async (seed) => {
    const random = seededRandom(seed);
    const { secret } = room25.setUp(room25.options.parse(OPTIONS), PLAYERS, seededRandom(seed));
    const hidden = secret.kinds.flatMap((kind, tile) => (kind === "central" ? [] : [tile]));
    const one = random.pick(hidden);
    const other = random.pick(hidden.filter((tile) => secret.kinds[tile] !== secret.kinds[one]));
    server = await boot({ games: twins(seed, one, other) });
    const tables = [await begun("room25"), await begun("twin25")] as const;
    for (const pages of tables) pages.push(await Page.join(server.url, (pages[0] as Page).code, { watch: true }));
    const [here, there] = tables;
    const frames = tables.map((pages) => pages.map(recorded));
    const unaware = new Set(here.keys());
    let compared = 0;

    const isKnown = (index: number) => {
      const page = here[index] as Page;
      return knows(page, one) || knows(page, other);
    };
    for (let step = 0; step < 120 && unaware.size > 0; step++) {
      const command = nextWish(here, random);
      if (command === undefined) break;
      const answers = [];
      for (const pages of tables) answers.push(await patiently(() => (pages[command.seat] as Page).play(command.wish)));
      expect(answers[1]).toEqual(answers[0]);
      await settled([...here, ...there]);
      // At the end all lies open.
      if (boardOf(here[0] as Page).ending !== "") break;
      for (const index of unaware) {
        const [mine, twin] = frames.map((table) => table[index]?.splice(0));
        if (isKnown(index)) unaware.delete(index);
        else {
          expect(twin).toEqual(mine);
          compared += mine?.length ?? 0;
        }
      }
      // Once the two games differ for all to see they are no longer the same game.
      if (boardOf(here[0] as Page).tiles[one]?.kind !== "" || boardOf(here[0] as Page).tiles[other]?.kind !== "") break;
    }
    expect(compared).toBeGreaterThan(20);
  },
);

/** What somebody of this table wishes next, from what the own page shows. */
function nextWish(pages: readonly Page[], random: Random) {
  for (const page of pages) {
    const seat = page.seat ?? -1;
    if (seat < 0) continue;
    const wish = room25.think?.(boardOf(page), handOf(page), seat, random);
    if (wish !== undefined) return { seat, wish };
  }
  return undefined;
}
