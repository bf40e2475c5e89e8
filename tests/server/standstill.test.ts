import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { endChildren, startChild } from "./support/child.ts";
import { type Page, playing } from "./support/page.ts";

/** Longer than a page may be silent. */
const STANDSTILL = 5500;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "sandglass-"));
});
afterEach(endChildren);
afterAll(() => rmSync(folder, { recursive: true }));

test("a server that stood still for a while takes no page for gone: all play on", async () => {
  const child = await startChild("pebbles", { DATA_DIR: folder });
  const pages = (await playing(child.url, 3)) as [Page, Page, Page];
  child.process.kill("SIGSTOP");
  await sleep(STANDSTILL);
  child.process.kill("SIGCONT");
  for (const [seat, page] of pages.entries())
    expect(await page.play({ type: "take", count: 1 }), `${seat}`).toBeUndefined();
  expect(pages.map(({ closeCode }) => closeCode)).toEqual([undefined, undefined, undefined]);
  await child.end("SIGKILL");
});
