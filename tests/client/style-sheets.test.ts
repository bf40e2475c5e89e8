import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const CLIENT = join(import.meta.dirname, "../../client");

interface Use {
  readonly module: string;
  /** In order. */
  readonly sheets: readonly string[];
}

const uses: readonly Use[] = globSync("**/*.tsx", { cwd: CLIENT }).map((module) => {
  const text = readFileSync(join(CLIENT, module), "utf8");
  const found = [...text.matchAll(/^import "(.+\.css)";$/gm)];
  return { module, sheets: found.map(([, path = ""]) => resolve(CLIENT, module, "..", path)) };
});

const usersOf = (sheet: string) => uses.filter(({ sheets }) => sheets.includes(sheet)).map(({ module }) => module);

test("what several pages share comes first, because it is loaded first: else a sheet for phones is overruled", () => {
  const late = uses.flatMap(({ module, sheets }) =>
    sheets.flatMap((sheet, place) => {
      const users = usersOf(sheet);
      const before = sheets.slice(0, place).filter((other) => !users.every((user) => usersOf(other).includes(user)));
      return before.map((other) => `${module}: ${other} is loaded after ${sheet}`);
    }),
  );
  expect(late).toEqual([]);
});

test("what moves without end goes in steps: between them the screen rests, and the battery lasts", () => {
  const endless = globSync("**/*.css", { cwd: CLIENT }).flatMap((sheet) => {
    const text = readFileSync(join(CLIENT, sheet), "utf8");
    return [...text.matchAll(/animation(?:-iteration-count)?:[^;]*\binfinite\b[^;]*;/g)].map(
      ([line]) => `${sheet}: ${line}`,
    );
  });
  expect(endless.length).toBeGreaterThan(0);
  expect(endless.filter((line) => !line.includes("steps("))).toEqual([]);
});
