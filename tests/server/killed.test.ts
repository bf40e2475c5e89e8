import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { CLOSE } from "../../shared/table/protocol.ts";
import { endChildren, startChild } from "./support/child.ts";
import { Page, playing } from "./support/page.ts";
import { patiently } from "./support/patiently.ts";
import { until } from "./support/until.ts";

const TABLES = 6;
/** More than twice as many as the log is brought to the disk after. */
const MOVES = 600;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sandglass-"));
});
afterEach(() => {
  endChildren();
  rmSync(folder, { recursive: true });
});

/** Somebody who takes a pebble, and another, as fast as a seat may, until the line breaks. */
class Taker {
  readonly page: Page;
  /** How many pebbles it was told it has. */
  answered = 0;
  /** The number of the one of which it has heard nothing yet. */
  id = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async takeAll(): Promise<void> {
    try {
      for (;;) {
        this.id = this.answered + 1;
        await patiently(() => this.page.play({ type: "take", count: 1 }, this.id));
        this.answered = this.id;
      }
    } catch {
      // The line broke.
    }
  }
}

test.each(["SIGKILL", "SIGTERM"] as const)(
  "nothing that was answered is lost, and nothing done twice, when %s ends a busy server",
  async (signal) => {
    const first = await startChild("pebbles", { DATA_DIR: folder });
    const takers: Taker[] = [];
    for (let n = 0; n < TABLES; n++) takers.push(...(await playing(first.url, 2)).map((page) => new Taker(page)));
    const doings = takers.map((taker) => taker.takeAll());
    await until(() => takers.reduce((sum, { answered }) => sum + answered, 0) >= MOVES, 60_000);
    await first.end(signal);
    await Promise.all(doings);
    if (signal === "SIGTERM")
      expect(takers.map(({ page }) => page.closeCode)).toEqual(takers.map(() => CLOSE.restarting));

    const second = await startChild("pebbles", { DATA_DIR: folder });
    for (const { page, answered, id } of takers) {
      const back = await Page.join(second.url, page.code, { token: page.token });
      const seat = page.seat ?? -1;
      expect(back.seat).toBe(seat);
      const kept = back.board.pebbles[seat] ?? 0;
      expect(kept - answered).toBeGreaterThanOrEqual(0);
      expect(kept).toBeLessThanOrEqual(id);
      expect(await back.play({ type: "take", count: 1 }, id)).toBeUndefined();
      await until(() => back.board.pebbles[seat] === id);
    }
    await second.end("SIGKILL");
  },
);
