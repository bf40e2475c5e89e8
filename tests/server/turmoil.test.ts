import { afterAll, beforeAll, expect, test } from "vitest";
import type { TableRequest } from "../../shared/table/protocol.ts";
import { type Random, seededRandom } from "../../shared/table/random.ts";
import { Page } from "./support/page.ts";
import { boot, type TestServer } from "./support/server.ts";
import { until } from "./support/until.ts";

/** People at the table, seated or not. */
const PEOPLE = 6;
const STEPS = 200;

let server: TestServer;
beforeAll(async () => {
  const patience = { countdown: 50, standIn: 20, bot: 5, seat: 300, host: 100, vote: 400, wait: 500 };
  server = await boot({ patience });
});
afterAll(() => server.stop());

/** Whatever may be asked of a table, by whoever it is, sensible or not. */
function anyRequest(random: Random): TableRequest {
  const seat = random.integer(0, PEOPLE - 1);
  const isSo = random.integer(0, 2) > 0;
  return random.pick<TableRequest>([
    { type: "rename", name: `N${random.integer(0, 3)}` },
    { type: "colour", colour: random.integer(1, 9) },
    { type: "options", options: { seats: random.integer(2, 6), ...(isSo ? { isHidden: true } : {}) } },
    { type: "publish", isPublic: isSo },
    { type: "sit", name: `S${random.integer(0, 3)}` },
    { type: "leave" },
    { type: "chat", text: "hello", isPrivate: isSo },
    { type: "addBot" },
    { type: "removeBot", seat },
    { type: "absence", policy: random.pick(["pause", "deadline", "bot"] as const) },
    { type: "order", seats: random.shuffle([0, 1, 2, 3].slice(0, random.integer(1, 4))) },
    { type: "nameSeat", seat, name: "Z" },
    { type: "lock", isLocked: !isSo },
    { type: "host", seat },
    { type: "watching", mayWatch: isSo, seesAll: isSo },
    { type: "link" },
    { type: "handOver", seat, to: random.integer(-1, PEOPLE) },
    { type: "kick", seat },
    { type: "pause" },
    { type: "resume" },
    { type: "end" },
    { type: "agree", isAgreed: isSo },
    { type: "ready", isReady: isSo },
  ]);
}

function anyCommand(random: Random): object {
  return random.pick<object>([
    { type: "take", count: 1 },
    { type: "peek" },
    { type: "hurry", milliseconds: random.integer(0, 200) },
    { type: "finish" },
  ]);
}

/** The people of one table, each of whom comes, asks, drops and comes back as chance has it. */
class Turmoil {
  readonly #random: Random;
  readonly #pages: Page[] = [];
  #doings: Promise<unknown>[] = [];

  constructor(random: Random, host: Page) {
    this.#random = random;
    this.#pages = [host];
  }

  get pages(): Page[] {
    return this.#pages.filter((page) => page?.closeCode === undefined);
  }

  async step(): Promise<void> {
    const random = this.#random;
    const number = random.integer(0, PEOPLE - 1);
    const page = this.#pages[number];
    if (page === undefined || page.closeCode !== undefined) await this.#come(number, page);
    else this.#do(page);
    if (random.integer(0, 2) === 0) await this.settle();
  }

  /** Waits for all that was begun. */
  async settle(): Promise<void> {
    await Promise.all(this.#doings);
    this.#doings = [];
  }

  async #come(number: number, before: Page | undefined): Promise<void> {
    const code = this.#pages[0]?.code ?? "";
    const token = this.#random.integer(0, 2) > 0 ? before?.token : undefined;
    const options = token === undefined ? { name: `P${number}` } : { token, since: before?.since };
    // Refused where the table is full, or its player was put out.
    const page = await Page.join(server.url, code, options).catch(() => undefined);
    if (page !== undefined) this.#pages[number] = page;
  }

  #do(page: Page): void {
    const random = this.#random;
    const what = random.integer(0, 19);
    if (what === 0) this.#begin(page.drop());
    else if (what === 1) server.pass(random.integer(0, 3000));
    else if (what < 5) this.#begin(page.play(anyCommand(random)));
    else if (what < 9) this.#begin((this.#hostOf(page) ?? page).ask(anyRequest(random)));
    else if (what < 13 && page.state.phase !== "playing") this.#start(page);
    else this.#begin(page.ask(anyRequest(random)));
  }

  #start(page: Page): void {
    for (const each of this.pages) this.#begin(each.ask({ type: "ready", isReady: true }));
    const next = this.#random.pick<TableRequest>([{ type: "again" }, { type: "gather" }]);
    const host = this.#hostOf(page);
    if (host !== undefined) this.#begin(host.ask(page.state.phase === "ended" ? next : { type: "start" }));
  }

  #hostOf({ state }: Page): Page | undefined {
    return this.pages.find(({ seat }) => seat === state.host);
  }

  /** A line that breaks meanwhile is part of it. */
  #begin(doing: Promise<unknown>): void {
    this.#doings.push(doing.catch(() => undefined));
  }
}

test.each([1, 2, 3, 4, 5, 6])("whatever is asked at once, by whomever, the table stays whole (%i)", async (seed) => {
  const random = seededRandom(seed);
  const turmoil = new Turmoil(random, await Page.set(server.url, { options: { seats: random.integer(3, 5) } }));
  for (let step = 0; step < STEPS; step++) await turmoil.step();
  await turmoil.settle();

  expect(server.lines.filter(({ level }) => level === "error")).toEqual([]);
  // Everybody sees the same, and in each seat whose player is there sits one page, which knows it.
  const isWhole = () => {
    const { pages } = turmoil;
    const states = new Set(pages.map(({ state }) => JSON.stringify(state.toJSON())));
    const [page] = pages;
    const seats = [...(page?.state.seats ?? [])].entries();
    const taken = [...seats].flatMap(([number, { isConnected, isBot }]) => (isConnected && !isBot ? [number] : []));
    const known = pages.flatMap(({ seat = -1 }) => (seat < 0 ? [] : [seat])).sort();
    return states.size <= 1 && (page === undefined || `${known}` === `${taken}`);
  };
  await until(isWhole);
  for (const { state } of turmoil.pages.slice(0, 1)) {
    const players = [...state.seats].filter(({ isTaken, isBot }) => isTaken && !isBot);
    expect(new Set(players.map(({ name }) => name)).size).toBe(players.length);
    expect(new Set([...state.seats].map(({ colour }) => colour)).size).toBe(state.seats.length);
    expect(state.watchers).toHaveLength(turmoil.pages.filter(({ seat }) => seat === -1).length);
  }
  for (const page of turmoil.pages) page.socket.close();
});
