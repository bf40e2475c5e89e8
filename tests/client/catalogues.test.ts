import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { gameClients } from "../../client/games/registry.ts";

const client = join(import.meta.dirname, "../../client");
const LANGUAGES = ["en", "el", "hu", "pt", "vi", "ru"];

/** Keys put together at run time, by namespace: what code asks for by a pattern of its own. */
const DYNAMIC: Readonly<Record<string, readonly RegExp[]>> = {
  common: [
    /^play\.key\.\w+$/,
    /^game\.[\w-]+\.(name|pitch)$/,
    /^seat-colour\.\d$/,
    /^emote\.[\w-]+$/,
    /^refusal\.[\w-]+$/,
    /^session\.[\w-]+$/,
    /^session-act\.[\w-]+$/,
    /^settings\.motion-\w+$/,
    /^seat-act\.[\w-]+$/,
    /^line\.\d$/,
    /^vote\.on-[\w-]+$/,
    /^absence\.\w+$/,
    /^table-menu\.(pause|resume)$/,
    /^status\.is-[\w-]+$/,
    /^tables\.phase-\w+$/,
  ],
  "magic-maze": [
    /^refusal\.[\w-]+$/,
    /^scenario\.\d+\.(name|new)$/,
    /^hero\.\w+\.(name|obj|symbol)$/,
    /^(action|to)\.\w+$/,
    /^sign\.[\w-]+$/,
    /^goal\.[\w-]+$/,
    /^options\.(sand|solo|exits|talk)-\w+$/,
    /^(switch|unwinnable)\.[\w-]+$/,
    /^planning\.(talk|emotes|never)$/,
    /^help\.\w+\.(title|text)$/,
    /^help\.ability-\w+$/,
    /^help\.key\.[\w-]+$/,
  ],
  replay: [/^(none|note)-\w+$/],
  campaign: [/^standing-\w+$/],
  "first-steps": [/^lesson\.\w+\.(title|text|done)$/],
  room25: [
    /^refusal\.[\w-]+$/,
    /^(action|character|colour|goal|slide)\.[\w-]+$/,
    /^room\.\w+\.(name|label|text)$/,
    /^role\.\w+\.name$/,
    /^(mode|list)\.[\w-]+\.(name|text)$/,
    /^ask\.[\w-]+\.(title|more)$/,
    /^wait\.\w+-more$/,
    /^log\.[\w-]+$/,
    /^end\.(who|why|reason|outcome|yours)\.[\w-]+$/,
    /^options\.characters-\w+$/,
    /^help\.\w+\.(title|text)$/,
    /^help\.key\.[\w-]+$/,
  ],
  "last-friday": [
    /^refusal\.[\w-]+$/,
    /^(colour|map|clue|clue-text|key|thing|warning|do|ending|result|plan|people)\.[\w-]+$/,
    /^token\.\w+\.(name|text)$/,
    /^skill\.\w+\.(name|text)$/,
    /^chapter\.\d\.(name|text|campers|maniac)(-campaign)?$/,
    /^ask\.[\w-]+\.(title|more)$/,
    /^(wait|log|score)\.[\w-]+$/,
    /^help\.\w+\.(title|text)$/,
    /^help\.key\.[\w-]+$/,
  ],
};

type Texts = ReadonlyMap<string, string>;

function flatten(tree: object, path = ""): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[path + key, value] as [string, string]] : flatten(value, `${path}${key}.`),
  );
}

function read(language: string, namespace: string): Texts {
  return new Map(flatten(JSON.parse(readFileSync(join(client, "i18n", language, `${namespace}.json`), "utf8"))));
}

const PLURAL = /_(zero|one|two|few|many|other)$/;
const baseOf = (key: string) => key.replace(PLURAL, "");
const gapsOf = (text: string) => new Set([...text.matchAll(/\{\{\s*([\w-]+)/g)].map(([, gap]) => gap));
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file));

const namespaces = readdirSync(join(client, "i18n/en")).map((file) => file.replace(".json", ""));

/** The texts code asks for: `t("key")` with a plain string, in whatever namespace the file is about. */
function askedFor(): { readonly file: string; readonly namespace: string; readonly key: string }[] {
  const CALL = /(?<![\w.])(?:t|i18next\.t|i18n\.t)\(\s*([^)]*)/g;
  return filesIn(client)
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const path = relative(client, file);
      const own = /^games\/([\w-]+)\//.exec(path)?.[1] ?? "common";
      const code = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
      return [...code.matchAll(CALL)].flatMap(([, inside = ""]) =>
        // Every plain string of the first argument: `t(isSet ? "a" : "b")` asks for two.
        [...(inside.split(/,\s*\{/)[0] ?? "").matchAll(/"([\w:.-]+)"/g)].map(([, asked = ""]) => {
          const [namespace, key] = asked.includes(":") ? asked.split(":") : [own, asked];
          return { file: path, namespace: namespace ?? own, key: key ?? asked };
        }),
      );
    });
}

describe.each(namespaces)("the catalogue %s", (namespace) => {
  const english = read("en", namespace);
  const bases = new Set([...english.keys()].map(baseOf));
  const isPlural = (base: string) => english.has(`${base}_other`);

  test.each(LANGUAGES)("has in %s the same keys, with that language's plural forms", (language) => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const expected = [...bases].flatMap((base) => (isPlural(base) ? forms.map((form) => `${base}_${form}`) : [base]));
    expect([...read(language, namespace).keys()].sort()).toEqual(expected.sort());
  });

  test.each(LANGUAGES)("has in %s a text for every key, with the same gaps", (language) => {
    const texts = read(language, namespace);
    for (const [key, text] of texts) {
      expect(text.trim(), key).not.toBe("");
      const model = english.get(key) ?? english.get(`${baseOf(key)}_other`) ?? "";
      // A form that means one number alone may leave the number out.
      const gaps = [...gapsOf(model)].filter((gap) => gap !== "count" || gapsOf(text).has("count"));
      expect([...gapsOf(text)].sort(), key).toEqual(gaps.sort());
    }
  });

  test("has no text that nothing asks for", () => {
    const asked = new Set(askedFor().flatMap((call) => (call.namespace === namespace ? [call.key] : [])));
    const dynamic = DYNAMIC[namespace] ?? [];
    const unused = [...bases].filter((key) => !asked.has(key) && !dynamic.some((pattern) => pattern.test(key)));
    expect(unused).toEqual([]);
  });

  test("has every text that is asked for", () => {
    const missing = askedFor().filter((call) => call.namespace === namespace && !bases.has(call.key));
    expect(missing).toEqual([]);
  });
});

test("every game that tables can be set for has a catalogue", () => {
  expect(namespaces).toEqual(expect.arrayContaining(Object.keys(gameClients)));
});

test("no component has visible text of its own", () => {
  const BETWEEN_TAGS = /(?<![=\s])>\s*([^<>{}();]*\p{L}{2,}[^<>{}();]*)\s*<\//gu;
  const ATTRIBUTE = /\b(?:aria-label|title|placeholder|alt)="([^"]*\p{L}[^"]*)"/gu;
  const found = filesIn(client)
    .filter((file) => file.endsWith(".tsx"))
    .flatMap((file) => {
      const source = readFileSync(file, "utf8");
      return [...source.matchAll(BETWEEN_TAGS), ...source.matchAll(ATTRIBUTE)].map(
        ([, text]) => `${relative(client, file)}: ${text?.trim()}`,
      );
    });
  expect(found).toEqual([]);
});
