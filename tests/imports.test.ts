import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

/** What a layer may reach: files of the project, and packages. `$1` is the game that `from` caught. */
interface Law {
  readonly from: RegExp;
  readonly files: readonly string[];
  readonly packages: RegExp;
}

/** The first law whose `from` matches a file is that file's law. */
const LAWS: readonly Law[] = [
  { from: /^shared\/table\//, files: ["shared/table/"], packages: /^(@colyseus\/schema|zod|pure-rand\/.+)$/ },
  { from: /^shared\/games\/registry\.ts$/, files: ["shared/table/", "shared/games/[^/]+/index\\.ts$"], packages: /^$/ },
  {
    from: /^shared\/games\/([^/]+)\//,
    files: ["shared/table/", "shared/games/$1/"],
    packages: /^(@colyseus\/schema|zod)$/,
  },
  {
    from: /^server\//,
    files: ["server/", "shared/table/", "shared/games/registry\\.ts$"],
    packages: /^(?!pixi|react|@colyseus\/sdk)/,
  },
  {
    from: /^client\/games\/registry\.ts$/,
    files: ["client/games/types\\.ts$", "client/games/[^/]+/index\\.tsx?$"],
    packages: /^$/,
  },
  {
    from: /^client\/games\/([^/]+)\//,
    files: ["shared/table/", "shared/games/$1/", "client/(?!games/)", "client/games/(types\\.ts$|$1/)"],
    packages: /^(?!node:)/,
  },
  // What the scenes of all games have in common; nothing else outside the games may draw with PixiJS.
  { from: /^client\/scene\//, files: ["client/scene/"], packages: /^pixi/ },
  {
    from: /^client\//,
    files: ["shared/(table/|games/registry\\.ts$)", "client/(?!games/|scene/)", "client/games/(registry|types)\\.ts$"],
    packages: /^(?!node:|pixi)/,
  },
];

function sourceFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}

const IMPORT = /(?:^(?:import|export)\b(?:[^"'=;]*\bfrom)?\s*|\bimport\(\s*)["']([^"']+)["']/gm;

/** Module names a file imports, statically or not; those beginning with a dot as paths from the root. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), "utf8");
  const names = [...text.matchAll(IMPORT)].map((match) => match[1] ?? "");
  return names.map((name) => (name.startsWith(".") ? relative(root, join(root, dirname(file), name)) : name));
}

function isAllowed(file: string, imported: string): boolean {
  const law = LAWS.find(({ from }) => from.test(file));
  if (law === undefined) return true;
  if (!/^(shared|server|client|tests|scripts)\//.test(imported)) return law.packages.test(imported);
  const game = law.from.exec(file)?.[1] ?? "";
  return law.files.some((path) => new RegExp(`^${path.replaceAll("$1", game)}`).test(imported));
}

test.each(["shared", "server", "client"])("%s imports only what its layer may reach", (layer) => {
  const broken = sourceFiles(layer).flatMap((file) =>
    importsOf(file)
      .filter((imported) => !isAllowed(file, imported))
      .map((imported) => `${file} imports ${imported}`),
  );
  expect(broken).toEqual([]);
});

test.each([
  ["shared/games/magic-maze/moves.ts", "shared/games/room25/board.ts"],
  ["shared/table/match.ts", "shared/games/registry.ts"],
  ["shared/table/match.ts", "node:fs"],
  ["shared/games/magic-maze/moves.ts", "pixi.js"],
  ["server/main.ts", "client/main.tsx"],
  ["client/lobby/lobby.tsx", "server/config.ts"],
  ["client/lobby/lobby.tsx", "client/games/magic-maze/scene/index.ts"],
  ["client/lobby/lobby.tsx", "pixi.js"],
  ["client/lobby/lobby.tsx", "client/scene/stage.ts"],
  ["client/games/magic-maze/play.tsx", "client/games/room25/play.tsx"],
])("%s may not import %s", (file, imported) => {
  expect(isAllowed(file, imported)).toBe(false);
});
