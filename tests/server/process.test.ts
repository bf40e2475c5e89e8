import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { CLOSE } from "../../shared/table/protocol.ts";
import { endChildren, runMain, startChild } from "./support/child.ts";
import { Page, playing } from "./support/page.ts";
import { until } from "./support/until.ts";

/** Longer than a page may be silent, ms. */
const STANDSTILL = 5500;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "sandglass-"));
});
afterEach(endChildren);
afterAll(() => rmSync(folder, { recursive: true }));

test("wrong settings stop the start, and every one is named", async () => {
  const { code, output } = await runMain({ DATA_DIR: folder, PORT: "many", TRUST_PROXY: "perhaps" });
  expect(code).toBe(1);
  expect(output).toContain('PORT must be a port number from 0 to 65535, but it is "many"');
  expect(output).toContain("TRUST_PROXY must be true or false");
});

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s tells the pages and ends the process at once, with success",
  async (signal) => {
    const child = await startChild("main", { DATA_DIR: folder });
    const page = await Page.set(child.url, { game: "magic-maze" });
    const began = Date.now();
    expect(await child.end(signal)).toBe(0);
    expect(Date.now() - began).toBeLessThan(2000);
    await until(() => page.closeCode === CLOSE.restarting);
    const again = await startChild("main", { DATA_DIR: folder });
    expect((await Page.join(again.url, page.code, { token: page.token })).seat).toBe(0);
    expect(await again.end("SIGTERM")).toBe(0);
  },
);

test("a port that is taken stops the start, and says so", async () => {
  const child = await startChild("main", { DATA_DIR: join(folder, "a") });
  const { code, output } = await runMain({ DATA_DIR: join(folder, "b"), PORT: new URL(child.url).port });
  expect(code).toBe(1);
  expect(output).toMatch(/^Sandglass does not start: PORT is \d+, which another program uses: .*EADDRINUSE/);
  await child.end("SIGTERM");
});

test("a data folder that another server uses stops the start, and says so, however quiet the log is", async () => {
  const child = await startChild("main", { DATA_DIR: join(folder, "c") });
  const { code, output } = await runMain({ DATA_DIR: join(folder, "c"), LOG_LEVEL: "silent" });
  expect(code).toBe(1);
  expect(output).toMatch(/^Sandglass does not start: DATA_DIR is ".*", which another server uses/);
  await child.end("SIGTERM");
});

test("a data folder that is none, and an address that is not this machine's, stop the start and are named", async () => {
  writeFileSync(join(folder, "file"), "");
  const { output } = await runMain({ DATA_DIR: join(folder, "file") });
  expect(output).toMatch(/^Sandglass does not start: DATA_DIR is ".*", which is no folder/);
  const elsewhere = await runMain({ DATA_DIR: join(folder, "d"), HOST: "192.0.2.1" });
  expect(elsewhere.output).toMatch(/^Sandglass does not start: HOST is "192.0.2.1"/m);
  expect(elsewhere.code).toBe(1);
});

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
