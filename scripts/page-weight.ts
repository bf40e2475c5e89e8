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
  readonly dynamicImports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** What a part loads at once, as keys of Vite's manifest. */
const LOBBY = ["index.html", "i18n/en/common.json", "lobby/scenes/mall.tsx"];
const TABLE = ["table/tablePage.tsx"];
const GAME = /^games\/([\w-]+)\/index\.tsx?$/;

/**
 * Weighs a built client: the lobby, the table on top of it, and each game on top of both.
 * @param folder where Vite put it @throws Error where the manifest lacks a part
 */
export function pageWeight(folder: string): readonly Weight[] {
  const manifest = JSON.parse(readFileSync(join(folder, ".vite", "manifest.json"), "utf8")) as Manifest;
  const lobby = filesOf(manifest, LOBBY, new Set());
  const table = filesOf(manifest, TABLE, lobby);
  const before = new Set([...lobby, ...table]);
  const games = Object.keys(manifest).flatMap((key) => {
    const game = GAME.exec(key)?.[1];
    if (game === undefined) return [];
    return weigh(folder, game, filesOf(manifest, [key, `i18n/en/${game}.json`], before));
  });
  return [weigh(folder, "lobby", lobby), weigh(folder, "table", table), ...games];
}

/** The files that the entries need and that are not there `before`. */
function filesOf(manifest: Manifest, entries: readonly string[], before: ReadonlySet<string>): Set<string> {
  const files = new Set<string>();
  const load = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`the build has no ${key}`);
    if (files.has(chunk.file) || before.has(chunk.file)) return;
    files.add(chunk.file);
    for (const style of chunk.css ?? []) if (!before.has(style)) files.add(style);
    for (const imported of chunk.imports ?? []) load(imported);
    // A game's own parts all come while it is played; elsewhere, what loads later is another part, or waits for a click.
    if (key.startsWith("games/")) for (const imported of chunk.dynamicImports ?? []) load(imported);
  };
  for (const entry of entries) load(entry);
  return files;
}

function weigh(folder: string, part: string, files: Iterable<string>): Weight {
  const all = [...files];
  return {
    part,
    script: gzipped(
      folder,
      all.filter((file) => file.endsWith(".js")),
    ),
    style: gzipped(
      folder,
      all.filter((file) => file.endsWith(".css")),
    ),
  };
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
