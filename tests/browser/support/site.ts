import { mkdirSync } from "node:fs";
import { join } from "node:path";
import AxeBuilder from "axe-core";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import type { Patience } from "../../../server/house.ts";
import { games } from "../../../shared/games/registry.ts";
import type { AnyGame } from "../../../shared/table/game.ts";
import { boot, type TestServer } from "../../server/support/server.ts";
import { openBrowser } from "./chromium.ts";

const ROOT = join(import.meta.dirname, "../../..");
/** Where the pictures of each main view are left. */
const ARTIFACTS = join(ROOT, "artifacts");

export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
export const SIDEWAYS = { width: 740, height: 360 };

export interface Site {
  readonly server: TestServer;
  readonly browser: Browser;
  /** A page of its own storage, as on a device of its own. An error on it fails the test that looks at `problems`. */
  page(options?: BrowserContextOptions & { readonly url?: string }): Promise<Page>;
  /** What went wrong on any page: uncaught errors, errors on the console, violations of the content policy. */
  readonly problems: readonly string[];
  close(): Promise<void>;
}

/**
 * The product as it is built, on a free port, and the browser.
 * @param dealt games whose deals the test knows, in the place of those of the same id
 */
async function openSite(dealt: readonly AnyGame[] = [], patience: Partial<Patience> = {}): Promise<Site> {
  const offered = new Map([...games, ...dealt.map((game) => [game.id, game] as const)]);
  const server = await boot({ games: [...offered.values()], clientFolder: join(ROOT, "dist/client"), patience });
  const browser = await openBrowser();
  const problems: string[] = [];
  return {
    server,
    browser,
    problems,
    async page({ url = server.url, ...options } = {}) {
      const context = await browser.newContext({ viewport: DESK, locale: "en-GB", ...options });
      // Frames come slowly where a whole table is drawn in software.
      context.setDefaultTimeout(60_000);
      const page = await context.newPage();
      page.on("pageerror", (error) => problems.push(String(error)));
      page.on("console", (message) => {
        if (message.type() === "error" && !isExpected(message.text())) problems.push(message.text());
      });
      await page.goto(url);
      return page;
    },
    async close() {
      await browser.close();
      await server.stop();
      server.journal.close();
    },
  };
}

/** The site of a file's tests, open while they run. After each of them nothing may have gone wrong on a page. */
export function siteOfFile(...parts: Parameters<typeof openSite>): Site {
  const site = {} as Site;
  beforeAll(async () => void Object.assign(site, await openSite(...parts)));
  afterEach(() => expect(site.problems).toEqual([]));
  afterAll(() => site.close());
  return site;
}

/** The browser itself reports requests that were answered with an error; tests that provoke them look at the page. */
function isExpected(text: string): boolean {
  return /Failed to load resource|WebSocket connection|GPU stall|ERR_CONNECTION|ERR_INTERNET/.test(text);
}

/** Leaves a picture among the artifacts, once nothing moves on it. */
export async function picture(page: Page, name: string): Promise<void> {
  const scene = page.locator("[data-settled]");
  if ((await scene.count()) > 0) await page.locator("[data-settled=true]").waitFor();
  mkdirSync(ARTIFACTS, { recursive: true });
  await page.screenshot({ path: join(ARTIFACTS, `${name}.png`) });
}

/** @returns what axe finds wrong with the page as it is now, a line each */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  await page.evaluate(AxeBuilder.source);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof AxeBuilder };
    const { violations } = await axe.run(document, { resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
    );
  });
}
