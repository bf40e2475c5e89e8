// How soon everybody plays again after all lines have broken at the same moment: 500 pages of 125 tables against 50 of 12.
// Run by `node tests/load/reconnect.ts`. Prints figures; asserts nothing.
import { Client, type Room } from "@colyseus/sdk";
import { learnDialect } from "../../client/net/dialect.ts";
import type { TableState } from "../../shared/table/board.ts";
import { type Answer, MESSAGE, PROTOCOL, REFUSED, type SeatMessage, TABLE_ROOM } from "../../shared/table/protocol.ts";
import { FaultyLink } from "../support/faultyLink.ts";
import { startChild } from "./child.ts";
import { PLAYERS_PER_TABLE } from "./players.ts";
import { percentile } from "./statistics.ts";

const SIZES = [12, 125];
/** Tables set at the same time. */
const BATCH = 8;
/** The server under load waits so long after all are back before match time goes on, the wait having been short. */
const COUNTDOWN = 2000;
const PATIENCE = 90_000;

/** As the table answers while match time stands. */
const BROKEN = { refused: REFUSED.paused };

type TableRoom = Room<unknown, TableState>;

/** One page: it joins again as often as it takes, the pauses between growing as a browser's do. */
class Page {
  readonly #client: Client;
  readonly code: string;
  room: TableRoom;
  #token = "";
  #lastId = 0;
  isSeated = Promise.withResolvers<void>();

  constructor(client: Client, room: TableRoom) {
    this.#client = client;
    this.code = room.roomId;
    this.room = room;
    this.#listen(room);
  }

  #listen(room: TableRoom): void {
    this.room = room;
    learnDialect(room);
    room.reconnection.enabled = false;
    room.onMessage(MESSAGE.seat, ({ token = this.#token }: SeatMessage) => {
      this.#token = token;
      this.isSeated.resolve();
    });
    for (const type of [MESSAGE.hand, MESSAGE.chatHistory, MESSAGE.events]) room.onMessage(type, () => undefined);
  }

  /** @returns when the seat and the board are there again */
  async rejoin(): Promise<void> {
    const options = { protocol: PROTOCOL, token: this.#token };
    for (let rest = 100; ; rest = Math.min(rest * 2, 2000)) {
      try {
        this.isSeated = Promise.withResolvers<void>();
        this.#listen(await this.#client.joinById<TableState>(this.code, options));
        await Promise.race([this.isSeated.promise, this.#broken()]);
        while (this.room.state.board === undefined && this.room.connection.isOpen) await wait(5);
        if (this.room.connection.isOpen) return;
      } catch {
        // The line broke again.
      }
      await wait(rest * (0.5 + Math.random()));
    }
  }

  #broken(): Promise<never> {
    return new Promise((_, reject) => this.room.onLeave(() => reject(new Error("the line broke"))));
  }

  /** @returns when a command is judged by the rules again, whatever they say of it */
  async play(): Promise<void> {
    for (;;) {
      while (!this.#isGoing) await wait(20);
      const command = { id: ++this.#lastId, c: { type: "ready", isReady: true } };
      const answer = await this.room.request<unknown, Answer>("command", command).catch(() => BROKEN);
      if (answer === BROKEN) await this.rejoin();
      else if (answer?.refused !== BROKEN.refused) return;
    }
  }

  get #isGoing(): boolean {
    return this.room.state.clock.isRunning || !this.room.connection.isOpen;
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** @param link the lines that will break @param server where the way back leads */
async function setTable(link: string, server: string): Promise<Page[]> {
  const client = new Client(link);
  const back = new Client(server);
  const host = new Page(
    back,
    await client.create(TABLE_ROOM, { protocol: PROTOCOL, game: "magic-maze", name: "Host" }),
  );
  const pages = [host];
  for (let number = 1; number < PLAYERS_PER_TABLE; number++) {
    const room = await client.joinById<TableState>(host.code, { protocol: PROTOCOL, name: `Guest ${number}` });
    pages.push(new Page(back, room));
  }
  for (const page of pages) await page.isSeated.promise;
  for (const { room } of pages) await room.request("table", { type: "ready", isReady: true });
  await host.room.request("table", { type: "start" });
  for (const { room } of pages) while (room.state.board === undefined) await wait(5);
  return pages;
}

interface Figures {
  readonly pages: number;
  /** When the last page had its seat and its board back, ms after the cut; and the median. */
  readonly back: readonly [median: number, last: number];
  /** When the last could play, the countdown included. */
  readonly playable: number;
  /** What the server's processor spent on each page's return, ms: what remains the same on a busy machine. */
  readonly cpu: number;
}

async function measure(tables: number): Promise<Figures> {
  const server = await startChild(new URL("./sandglass.ts", import.meta.url).pathname);
  const link = await FaultyLink.open(server.port);
  try {
    const pages: Page[] = [];
    for (let first = 0; first < tables; first += BATCH) {
      const count = Math.min(BATCH, tables - first);
      pages.push(
        ...(
          await Promise.all(Array.from({ length: count }, () => setTable(link.url, `http://127.0.0.1:${server.port}`)))
        ).flat(),
      );
    }
    const left = pages.map(({ room }) => new Promise<void>((resolve) => room.onLeave(() => resolve())));
    const before = await server.usage();
    link.fail("cut");
    const cutAt = performance.now();
    const backAt: number[] = [];
    const playableAt: number[] = [];
    const all = Promise.all(
      pages.map(async (page, index) => {
        await left[index];
        await page.rejoin();
        backAt.push(performance.now() - cutAt);
        await page.play();
        playableAt.push(performance.now() - cutAt);
      }),
    );
    await Promise.race([all, wait(PATIENCE)]);
    if (playableAt.length < pages.length) throw new Error(`${pages.length - playableAt.length} pages never came back`);
    const sorted = backAt.toSorted((a, b) => a - b);
    return {
      pages: pages.length,
      back: [percentile(sorted, 0.5), Math.max(...sorted)],
      playable: Math.max(...playableAt),
      cpu: ((await server.usage()).cpu - before.cpu) / pages.length,
    };
  } finally {
    await server.stop();
    await link.close();
  }
}

const results: Figures[] = [];
for (const tables of SIZES) {
  const figures = await measure(tables);
  results.push(figures);
  const [median, last] = figures.back.map((milliseconds) => milliseconds.toFixed(0));
  console.log(
    `${figures.pages} pages: back after ${median} ms (median), ${last} ms (the last); ` +
      `all play after ${figures.playable.toFixed(0)} ms, ${COUNTDOWN} ms of it the countdown; ` +
      `${figures.cpu.toFixed(1)} ms of the server's processor a page`,
  );
}
const [few, many] = results;
if (few && many)
  console.log(
    `ratio: ${(many.back[1] / few.back[1]).toFixed(2)}x the time for ${(many.pages / few.pages).toFixed(1)}x the pages`,
  );
process.exit(0);
