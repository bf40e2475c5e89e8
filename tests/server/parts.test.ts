import { describe, expect, test } from "vitest";
import { readSettings, SettingsError } from "../../server/config.ts";
import { Answers } from "../../server/table/answers.ts";
import { uniqueName } from "../../server/table/names.ts";
import { RateMeter } from "../../server/table/rate.ts";
import { hashToken, newToken } from "../../server/table/tokens.ts";
import { addresses } from "../../server/web/addresses.ts";
import { isAllowedOrigin } from "../../server/web/origin.ts";

describe("settings", () => {
  test("have defaults, and an empty one counts as not set", () => {
    expect(readSettings({ PORT: "" })).toEqual({
      PORT: 2567,
      HOST: "0.0.0.0",
      DATA_DIR: "./data",
      LOG_LEVEL: "info",
      MAX_TABLES: 500,
      TABLE_IDLE_MINUTES: 180,
      HTTP_RATE: 600,
      PUBLIC_URL: undefined,
      TRUST_PROXY: false,
      ALLOWED_ORIGINS: [],
    });
  });

  test("are read as what they are", () => {
    const given = {
      PORT: "80",
      TRUST_PROXY: "true",
      PUBLIC_URL: "https://a.example/x/",
      ALLOWED_ORIGINS: "https://b.example, http://c:1/",
    };
    expect(readSettings(given)).toMatchObject({
      PORT: 80,
      TRUST_PROXY: true,
      PUBLIC_URL: "https://a.example",
      ALLOWED_ORIGINS: ["https://b.example", "http://c:1"],
    });
  });

  test.each([
    ["PORT", "70000"],
    ["PORT", "1e3"],
    ["MAX_TABLES", "-1"],
    ["TABLE_IDLE_MINUTES", "0"],
    ["HTTP_RATE", "lots"],
    ["LOG_LEVEL", "loud"],
    ["PUBLIC_URL", "games.example"],
    ["TRUST_PROXY", "maybe"],
    ["ALLOWED_ORIGINS", "https://a.example, nonsense"],
  ])("%s cannot be %s, and the message names it", (name, value) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(new RegExp(`^${name} must be .*"${value}"$`));
  });
});

describe("names", () => {
  test("that are taken get the first free number, whatever their case", () => {
    expect(uniqueName("Anna", ["Ben"])).toBe("Anna");
    expect(uniqueName("anna", ["Anna", "ANNA 2"])).toBe("anna 3");
  });
});

describe("a rate meter", () => {
  test("counts within its span, and begins anew after it", () => {
    const meter = new RateMeter(1000);
    expect([meter.add(0), meter.add(500), meter.count(999), meter.count(1000), meter.add(1000)]).toEqual([
      1, 2, 2, 0, 1,
    ]);
  });
});

describe("answers", () => {
  test("are kept by seat and id, the last 64 of a seat", () => {
    const answers = new Answers();
    for (let id = 0; id < 65; id++) answers.keep(0, id, id === 64 ? { refused: "wall" } : undefined);
    expect([answers.has(0, 0), answers.has(0, 1), answers.has(1, 1)]).toEqual([false, true, false]);
    expect(answers.get(0, 64)).toEqual({ refused: "wall" });
  });

  test("are known of entries of a former process", () => {
    const answers = Answers.of([
      { number: 0, at: 0, seat: 2, command: { type: "x" }, commandId: 9 },
      { number: 1, at: 5 },
    ]);
    expect([answers.has(2, 9), answers.get(2, 9)]).toEqual([true, undefined]);
  });
});

describe("tokens", () => {
  test("are never alike, and their hash does not hold them", () => {
    const token = newToken();
    expect(token).not.toBe(newToken());
    expect(hashToken(token)).toBe(hashToken(token));
    expect(hashToken(token)).not.toContain(token);
  });
});

describe("addresses", () => {
  test("are the one that was asked for, or those of this machine", () => {
    expect(addresses("127.0.0.1", 80, undefined)).toEqual(["http://127.0.0.1:80"]);
    expect(addresses("::1", 80, undefined)).toEqual(["http://[::1]:80"]);
    expect(addresses("0.0.0.0", 80, undefined)).not.toEqual([]);
    expect(addresses("0.0.0.0", 80, "https://a.example")).toEqual(["https://a.example"]);
  });
});

describe("origins", () => {
  const settings = { ALLOWED_ORIGINS: ["https://b.example"], PUBLIC_URL: "https://a.example", TRUST_PROXY: false };
  test.each([
    [undefined, true],
    ["http://10.0.0.5:2567", true],
    ["https://a.example", true],
    ["https://b.example", true],
    ["http://10.0.0.6:2567", false],
    ["null", false],
    ["nonsense", false],
  ])("%s is let in: %s", (origin, isLetIn) => {
    expect(isAllowedOrigin({ origin, host: "10.0.0.5:2567" }, settings)).toBe(isLetIn);
  });

  test("are compared with the host a trusted proxy was asked for", () => {
    const headers = { origin: "https://c.example", host: "inside:2567", "x-forwarded-host": "c.example" };
    expect(isAllowedOrigin(headers, settings)).toBe(false);
    expect(isAllowedOrigin(headers, { ...settings, TRUST_PROXY: true })).toBe(true);
  });
});
