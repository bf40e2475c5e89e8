import { afterEach, describe, expect, test, vi } from "vitest";
import { chooseLanguage } from "../../client/i18n/index.ts";
import { loudness, readSettings } from "../../client/settings/settings.ts";
import { forget, keep, keptKeys, recall, recallJson } from "../../client/settings/storage.ts";

describe("settings", () => {
  test("that were kept are read back", () => {
    const kept = { language: "el", volume: 30, isMuted: true, motion: "reduced", name: "Ana" };
    expect(readSettings(kept)).toEqual(kept);
  });

  test("that make no sense fall back, each for itself", () => {
    const settings = readSettings({ volume: 900, isMuted: "yes", motion: "wild", name: "Ana" });
    expect(settings).toEqual({ language: undefined, volume: 100, isMuted: false, motion: "system", name: "Ana" });
    expect(readSettings("nonsense")).toEqual(readSettings(undefined));
  });

  test("muted is silent, whatever the volume", () => {
    expect(loudness({ ...readSettings({}), volume: 80, isMuted: true })).toBe(0);
    expect(loudness({ ...readSettings({}), volume: 80 })).toBe(0.8);
  });
});

test.each([
  [["pt-BR", "en"], "pt"],
  [[undefined, "de-DE", "hu", "en"], "hu"],
  [["ru", "en"], "ru"],
  [["ja"], "en"],
  [[], "en"],
])("who wishes %j is spoken to in %s", (wishes, language) => {
  expect(chooseLanguage(wishes)).toBe(language);
});

describe("what is kept", () => {
  afterEach(() => vi.unstubAllGlobals());

  test("lasts as long as the page where there is no storage", () => {
    vi.stubGlobal("localStorage", undefined);
    keep("seat.K4TX", "{}");
    expect(recall("seat.K4TX")).toBe("{}");
    expect(keptKeys("seat.")).toEqual(["seat.K4TX"]);
    forget("seat.K4TX");
    expect(recall("seat.K4TX")).toBeUndefined();
  });

  test("does no harm where storage throws", () => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    keep("name", '"Ana"');
    expect(recallJson("name")).toBe("Ana");
    forget("name");
    expect(recallJson("name")).toBeUndefined();
  });

  test("is nothing where it cannot be read", () => {
    keep("name", "{broken");
    expect(recallJson("name")).toBeUndefined();
    forget("name");
  });
});
