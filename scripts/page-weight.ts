import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

/** What a part of the client makes a browser load, in bytes gzipped. */
export interface Weight {
  readonly part: string;
  readonly script: number;
  readonly style: number;
}

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** What each part loads at once, as keys of Vite's manifest. A part weighs what those before it have not loaded. */
const PARTS = [
  { part: "lobby", entries: ["index.html", "i18n/en/common.json", "lobby/scenes/mall.tsx"] },
  { part: "table", entries: ["table/tablePage.tsx"] },
  { part: "magic-maze", entries: ["games/magic-maze/index.ts", "i18n/en/magic-maze.json"] },
] as const;

/** Weighs a built client. @param folder where Vite put it @throws Error where the manifest lacks a part */
export function pageWeight(folder: string): readonly Weight[] {
  const manifest = JSON.parse(readFileSync(join(folder, ".vite", "manifest.json"), "utf8")) as Manifest;
  const loaded = new Set<string>();
  return PARTS.map(({ part, entries }) => {
    const scripts = new Set<string>();
    const styles = new Set<string>();
    const load = (key: string) => {
      const chunk = manifest[key];
      if (chunk === undefined) throw new Error(`the build has no ${key}`);
      if (loaded.has(chunk.file)) return;
      loaded.add(chunk.file);
      if (chunk.file.endsWith(".js")) scripts.add(chunk.file);
      for (const style of chunk.css ?? []) {
        if (!loaded.has(style)) styles.add(style);
        loaded.add(style);
      }
      for (const imported of chunk.imports ?? []) load(imported);
    };
    for (const entry of entries) load(entry);
    return { part, script: gzipped(folder, scripts), style: gzipped(folder, styles) };
  });
}

function gzipped(folder: string, files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0);
}

function main(): void {
  const dist = fileURLToPath(new URL("../dist", import.meta.url));
  const client = join(dist, "client");
  if (!existsSync(client)) throw new Error("build the client first: npm run build");
  const weights = pageWeight(client);
  writeFileSync(join(dist, "page-weight.json"), `${JSON.stringify(weights, undefined, 2)}\n`);
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
  console.log("Page weight, gzipped, on top of what is loaded already:");
  console.table(
    Object.fromEntries(
      weights.map(({ part, script, style }) => [part, { script: kilobytes(script), style: kilobytes(style) }]),
    ),
  );
}

if (import.meta.main) main();
