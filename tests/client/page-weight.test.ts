import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { gameClients } from "../../client/games/registry.ts";
import { pageWeight, type Weight } from "../../scripts/page-weight.ts";

const LOBBY_LIMIT = 150 * 1024;
const root = join(import.meta.dirname, "../..");
const built = join(root, "dist/client");

let temporary: string | undefined;
let weights: readonly Weight[] = [];

/** When the newest of the client's sources was last changed. */
function newest(folder: string): number {
  const times = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs);
  return Math.max(...times);
}

function isFresh(): boolean {
  const manifest = join(built, ".vite/manifest.json");
  if (!existsSync(manifest)) return false;
  const age = statSync(manifest).mtimeMs;
  return age > newest(join(root, "client")) && age > newest(join(root, "shared"));
}

beforeAll(async () => {
  if (!isFresh()) {
    // React's development build is what Vite would put in under the tests' own NODE_ENV.
    vi.stubEnv("NODE_ENV", "production");
    temporary = mkdtempSync(join(tmpdir(), "sandglass-build-"));
    await build({ configFile: join(root, "vite.config.ts"), logLevel: "error", build: { outDir: temporary } });
  }
  weights = pageWeight(temporary ?? built);
}, 180_000);

afterAll(() => {
  vi.unstubAllEnvs();
  if (temporary !== undefined) rmSync(temporary, { recursive: true });
});

test("the lobby loads at most 150 KB of script, gzipped", () => {
  const lobby = weights.find(({ part }) => part === "lobby");
  expect(lobby?.script).toBeGreaterThan(0);
  expect(lobby?.script).toBeLessThanOrEqual(LOBBY_LIMIT);
});

test("what talks to tables, and each game, is loaded with a table only", () => {
  expect(weights.map(({ part }) => part)).toEqual(expect.arrayContaining(["table", ...Object.keys(gameClients)]));
  for (const { script } of weights) expect(script).toBeGreaterThan(1024);
});
