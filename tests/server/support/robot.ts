import { setTimeout as sleep } from "node:timers/promises";
import type { Random } from "../../../shared/table/random.ts";
import type { FaultyLink } from "../../support/faultyLink.ts";
import { Page } from "./page.ts";
import type { Wish, Wisher } from "./wishes.ts";

/** How long a robot waits for an answer, or for a join, before it takes the line for broken. */
const PATIENCE = { answer: 800, join: 2500 };

/** A player who never gives up: whatever becomes of the line, it joins again, and sends again what was not answered. */
export class Robot {
  readonly link: FaultyLink;
  readonly #wisher: Wisher;
  readonly #random: Random;
  #page: Page;
  #token: string | undefined;
  #pending: { readonly id: number; readonly wish: Wish } | undefined;
  #isWishing = true;
  #isStopped = false;
  /** How many joins are on their way: each may yet take the seat over. */
  #joining = 0;
  #lastId: number;
  /** The ids of the commands that were answered "done". */
  readonly done: number[] = [];
  readonly #running: Promise<void>;

  constructor(page: Page, link: FaultyLink, wisher: Wisher, random: Random) {
    this.link = link;
    this.#page = page;
    this.#token = page.token;
    this.#wisher = wisher;
    this.#random = random;
    this.#lastId = random.integer(0, 2 ** 31);
    this.#running = this.#run();
  }

  get page(): Page {
    return this.#page;
  }

  /** The same table on another tab, which takes the seat over. */
  async duplicate(): Promise<void> {
    await this.#join();
  }

  /** Wishes nothing new. */
  rest(): void {
    this.#isWishing = false;
  }

  /** All that was sent is answered, and the line is open and stays so. */
  get isQuiet(): boolean {
    return this.#pending === undefined && this.#joining === 0 && this.#page.closeCode === undefined;
  }

  /** What keeps it from being quiet. */
  toString(): string {
    const { closeCode, state } = this.#page;
    return JSON.stringify({ pending: this.#pending, joining: this.#joining, closeCode, phase: state?.phase });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#running;
  }

  async #run(): Promise<void> {
    while (!this.#isStopped) {
      if (this.#page.closeCode !== undefined) await this.#join();
      else await this.#send();
      await sleep(this.#random.integer(20, 80));
    }
  }

  async #send(): Promise<void> {
    const page = this.#page;
    const { seat = -1 } = page;
    if (this.#pending === undefined) {
      if (page.state.phase !== "playing" || page.board === undefined || !this.#isWishing) return;
      const wish = this.#wisher(page.board, page.hand, seat, this.#random);
      if (wish === undefined) return;
      this.#pending = { id: ++this.#lastId, wish };
    }
    const { id, wish } = this.#pending;
    const answer = await inTime(page.play(wish, id), PATIENCE.answer).catch(() => "lost" as const);
    if (answer === "lost") return this.#hangUp();
    if (!answer) this.done.push(id);
    this.#pending = undefined;
  }

  async #join(): Promise<void> {
    const joining = Page.join(this.link.url, this.#page.code, { token: this.#token, since: this.#page.since });
    let isLate = false;
    this.#joining++;
    joining
      .then((page) => (isLate ? page.socket.close() : undefined))
      .catch(() => undefined)
      .finally(() => this.#joining--);
    try {
      this.#page = await inTime(joining, PATIENCE.join);
      this.#token = this.#page.token;
    } catch {
      isLate = true;
    }
  }

  #hangUp(): void {
    this.#page.closeCode ??= 0;
    this.#page.socket.close();
  }
}

function inTime<T>(promise: Promise<T>, patience: number): Promise<T> {
  return Promise.race([
    promise,
    sleep(patience).then(() => {
      throw new Error("no answer in time");
    }),
  ]);
}
