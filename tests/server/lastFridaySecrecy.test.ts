import { afterEach, expect, test } from "vitest";
import type { CampBoard } from "../../shared/games/last-friday/board.ts";
import type { CampHand, ManiacHand } from "../../shared/games/last-friday/envelopes.ts";
import { type CampEvent, TELLING, events as table } from "../../shared/games/last-friday/events.ts";
import { lastFriday } from "../../shared/games/last-friday/index.ts";
import { dueSeats } from "../../shared/games/last-friday/judge.ts";
import type { Options } from "../../shared/games/last-friday/options.ts";
import { framesOf } from "../../shared/table/bundle.ts";
import { type PackedEvent, unpackEvent } from "../../shared/table/events.ts";
import type { AnyGame } from "../../shared/table/game.ts";
import { MESSAGE } from "../../shared/table/protocol.ts";
import { type Random, seededRandom } from "../../shared/table/random.ts";
import { DRAFTING } from "../rules/last-friday/noninterference.ts";
import { arranged, parting, wanderer } from "../rules/last-friday/paths.ts";
import type { Mind } from "../rules/last-friday/play.ts";
import { fickle } from "../rules/last-friday/random.ts";
import { gathered, Page } from "./support/page.ts";
import { patiently } from "./support/patiently.ts";
import { boot, type TestServer } from "./support/server.ts";
import { RawPage } from "./support/socket.ts";
import { until } from "./support/until.ts";

const ROOM_RESPONSE = 22;
/** The two games' names are of one length, so that nothing but the name differs in a frame. */
const [HERE, THERE] = ["last-friday", "twin-friday"] as const;
/** A front becomes public when it is turned up. */
const TELLS: ReadonlySet<string> = new Set([...TELLING, "turned"]);

let server: TestServer;
afterEach(() => server.stop());

const boardOf = (page: Page) => page.state.board as unknown as CampBoard;
const handOf = (page: Page) => page.hand as unknown as CampHand;

/** The same game twice, whose chance is the same, too: what differs is what their maniacs do. */
function twin(id: string, seed: number): AnyGame {
  let random = seededRandom(seed);
  const game: AnyGame = {
    ...(lastFriday as AnyGame),
    id,
    setUp(options, seats) {
      random = seededRandom(seed);
      return lastFriday.setUp(options, seats, random);
    },
    perform: (match, seat, command) => lastFriday.perform({ ...match, random }, seat, command),
    onDeadline: (match) => lastFriday.onDeadline({ ...match, random }),
  };
  return game;
}

/** A table with a maniac, campers and somebody who watches, and all that the latter are sent. */
interface Table {
  readonly maniac: Page;
  readonly campers: Page[];
  readonly watcher: Page;
  /** Frames since the last look, by camper, the watcher's last. Answers to a page's own requests hold the time: left out. */
  readonly frames: string[][];
  readonly told: string[];
  /** The number of the frame of events before the match. */
  readonly firstFrame: number;
}

function listenTo(page: Page, frames: string[], told: string[]): void {
  page.socket.addEventListener("message", ({ data }) => {
    for (const bytes of framesOf(new Uint8Array(data))) {
      if (bytes[0] !== ROOM_RESPONSE) frames.push(Buffer.from(bytes).toString("latin1"));
    }
  });
  page.room.onMessage(MESSAGE.events, (packed: PackedEvent[]) => {
    for (const event of packed) told.push(unpackEvent<CampEvent>(table, event)?.type ?? "");
  });
}

async function begun(game: string, seats: number, options: Partial<Options>): Promise<Table> {
  const pages = await gathered(server.url, seats, { game, options: { maniac: 0, ...options } });
  const [maniac, ...campers] = pages as [Page, ...Page[]];
  const watcher = await Page.join(server.url, maniac.code, { watch: true });
  expect(await maniac.ask({ type: "start" })).toBeUndefined();
  for (const page of pages) await until(() => page.state.phase === "playing" && page.hand !== undefined);
  const frames = [...campers, watcher].map((): string[] => []);
  const told: string[] = [];
  [...campers, watcher].forEach((page, index) => {
    listenTo(page, frames[index] ?? [], told);
  });
  return { maniac, campers, watcher, frames, told, firstFrame: watcher.since ?? 0 };
}

/** All frames that were on their way have come when this has been answered: they come in order. */
async function settled({ maniac, campers, watcher }: Table): Promise<void> {
  for (const page of [maniac, ...campers, watcher]) await patiently(() => page.room.request("time"));
}

async function play(page: Page, command: object): Promise<void> {
  expect(await patiently(() => page.play(command))).toBeUndefined();
}

/** His drafting and his refused wishes are sent to nobody; then comes one command that is. */
async function playManiac(table: Table, mind: Mind, random: Random): Promise<void> {
  const { maniac, frames } = table;
  for (;;) {
    const command = mind(boardOf(maniac), handOf(maniac), 0, random);
    if (command === undefined) throw new Error("the maniac has nothing to do");
    const refused = await patiently(() => maniac.play({ type: "prowl", to: 201, over: [1] }));
    expect(refused).toHaveProperty("refused");
    await play(maniac, command);
    await settled(table);
    if (!DRAFTING.includes(command.type)) return;
    expect(frames).toEqual(frames.map(() => []));
  }
}

/** How good a seat's line is, as the state has it: its last field, and the end of the seat. */
const LATENCIES = [0, 1, 2, 3].map((bars) => Buffer.of(0x87, bars, 0xff).toString("latin1"));
/** The number of the last frame of events, as msgpack has it. */
const EVENTS = /(?<=events\xcb)[\s\S]{8}/;

/**
 * What a camper's page is sent when it comes back, without what is no two tables' alike: code, token, name of the game,
 * clock, lines. Frames of events are counted from the start of the match.
 */
async function comesBack({ maniac, campers, firstFrame }: Table, index: number): Promise<readonly string[]> {
  const page = campers[index] as Page;
  const raw = await RawPage.join(server.url, page.code, { token: page.token as string });
  const clock = Buffer.from(Float64Array.of(maniac.state.clock.at).buffer).toString("latin1");
  await until(() => raw.frames.length > 4);
  // The first frame has the names of the connection.
  return raw.frames.slice(1).map((frame) => {
    const text = frame
      .toString("latin1")
      .replaceAll(page.code, "CODE")
      .replaceAll(page.token ?? "", "TOKEN");
    const [head = "", ...rest] = text.replaceAll(THERE, HERE).split(clock);
    const seats = rest.length > 0 ? LATENCIES.reduce((seat, line) => seat.replaceAll(line, "LINE"), head) : head;
    const counted = (number: string) => `${Buffer.from(number, "latin1").readDoubleBE() - firstFrame}`;
    return [seats, ...rest].join("CLOCK").replace(EVENTS, counted);
  });
}

async function rejoin(tables: readonly [Table, Table], index: number): Promise<void> {
  const [here, there] = [await comesBack(tables[0], index), await comesBack(tables[1], index)];
  expect(there).toEqual(here);
  for (const one of tables) {
    const page = await (one.campers[index] as Page).again();
    await until(() => page.hand !== undefined && page.state.board !== undefined);
    one.campers[index] = page;
    listenTo(page, one.frames[index] ?? [], one.told);
    await settled(one);
    // Everybody was told of a seat that changed hands, at once or in two frames.
    for (const frames of one.frames) frames.length = 0;
  }
}

interface Compared {
  readonly frames: number;
  readonly returns: number;
  /** The chapters in which he stood on two different circles, and nobody could tell. */
  readonly chapters: ReadonlySet<number>;
}

/** Plays two matches side by side for as long as no rule has made a difference public. */
async function compare(options: Partial<Options>, seats: number, seed: number, paths: readonly [Mind, Mind]) {
  server = await boot({
    games: [twin(HERE, seed), twin(THERE, seed)],
    patience: { latency: 1e9, countdown: 0 },
  });
  const tables = [await begun(HERE, seats, options), await begun(THERE, seats, options)] as const;
  const randoms = [seededRandom(seed + 1), seededRandom(seed + 2)] as const;
  const shared = seededRandom(seed + 3);
  const [here, there] = tables;
  let frames = 0;
  let returns = 0;
  const chapters = new Set<number>();
  const circleOf = ({ maniac }: Table) => (maniac.hand as unknown as ManiacHand).circle;
  for (let step = 1; step < 400 && boardOf(here.maniac).result === ""; step++) {
    const [seat = -1] = dueSeats(boardOf(here.maniac));
    if (seat === 0) {
      for (const index of [0, 1] as const) await playManiac(tables[index], paths[index], randoms[index]);
    } else {
      const page = here.campers[seat - 1] as Page;
      const command = fickle(boardOf(page), handOf(page), seat, shared) as object;
      for (const one of tables) {
        await play(one.campers[seat - 1] as Page, command);
        await settled(one);
      }
    }
    const told = tables.flatMap((one) => one.told.splice(0));
    const [mine, twins] = tables.map((one) => one.frames.map((list) => list.splice(0))) as [string[][], string[][]];
    if (JSON.stringify(mine) !== JSON.stringify(twins)) {
      expect(told.filter((type) => TELLS.has(type))).not.toEqual([]);
      break;
    }
    frames += mine.flat().length;
    if (circleOf(here) !== circleOf(there)) chapters.add(boardOf(here.maniac).chapter);
    if (step % 9 === 0) {
      await rejoin(tables, step % here.campers.length);
      returns++;
    }
  }
  return { frames, returns, chapters } satisfies Compared;
}

test.each([
  ["1", 11],
  ["1", 12],
  ["2", 21],
  ["2", 22],
  ["3", 31],
  ["3", 32],
  ["4", 41],
  ["4", 42],
] as const)(
  "chapter %s, deal %i: two paths of the maniac are the same bytes for everybody else",
  async (play, seed) => {
    const path = arranged(wanderer);
    const { frames, returns, chapters } = await compare({ play }, 3, seed, [path, path]);
    expect(frames).toBeGreaterThan(20);
    expect(returns).toBeGreaterThan(0);
    expect([...chapters]).toEqual([Number(play)]);
  },
);

test("what lies on the meeting points is told to nobody before one of them is turned", async () => {
  const fronts = ["corpse", "red", "hearing", "brown", "blue", "yellow", "corpse", "green", "shovel", "sneakers"];
  const { frames } = await compare({ play: "1" }, 3, 61, [arranged(wanderer), arranged(wanderer, fronts)]);
  expect(frames).toBeGreaterThan(10);
});

test.each([52, 54])("deal %i: where chapter I left him is told to nobody when chapter II begins", async (seed) => {
  const path = arranged(parting(wanderer, 14, seed));
  const { frames, chapters } = await compare({ play: "campaign" }, 3, seed, [path, path]);
  expect(frames).toBeGreaterThan(200);
  expect([...chapters]).toContain(2);
});
