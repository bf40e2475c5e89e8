import { describe, expect, test } from "vitest";
import { readSettings, SettingsError } from "../../server/config.ts";
import { whyNotStarted } from "../../server/starting.ts";
import { Answers } from "../../server/table/answers.ts";
import { uniqueName } from "../../server/table/names.ts";
import { RateMeter } from "../../server/table/rate.ts";
import { packFrame, Streams } from "../../server/table/streams.ts";
import { hashToken, newToken } from "../../server/table/tokens.ts";
import { addresses } from "../../server/web/addresses.ts";
import { isAllowedOrigin } from "../../server/web/origin.ts";
import { matchTime, startedClock, stoppedClock } from "../../shared/table/clock.ts";
import type { AnyGame } from "../../shared/table/game.ts";
import { Match, replayMatch } from "../../shared/table/match.ts";
import { pebbles } from "./support/pebbles.ts";

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
      TABLE_RATE: 60,
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
    ["TABLE_RATE", "0"],
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

test.each([
  [{ errcode: 3850, message: "disk I/O error" }, "DATA_DIR"],
  [{ errcode: 13, message: "database or disk is full" }, "DATA_DIR"],
  [{ code: "EROFS", message: "read-only file system" }, "DATA_DIR"],
  [{ code: "ENOTFOUND", message: "getaddrinfo ENOTFOUND nowhere" }, "HOST"],
])("a start that fails with %j is blamed on %s", (error, setting) => {
  const words = whyNotStarted(error, readSettings({ HOST: "nowhere" }));
  expect(words).toContain(`: ${setting} is "`);
  expect(words).toContain(error.message);
});

test("whatever else stops the start is told as it is", () => {
  expect(whyNotStarted(new Error("no"), readSettings({}))).toBe("Sandglass does not start: no");
});

describe("names", () => {
  test("that are taken get the first free number, whatever their case", () => {
    expect(uniqueName("Anna", ["Ben"])).toBe("Anna");
    expect(uniqueName("anna", ["Anna", "ANNA 2"])).toBe("anna 3");
    expect(uniqueName("An\u200cna", ["Anna"])).toBe("An\u200cna 2");
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
    expect([answers.given(0, 0), answers.given(1, 1)]).toEqual([undefined, undefined]);
    expect([answers.given(0, 1), answers.given(0, 64)]).toEqual([
      { answer: undefined },
      { answer: { refused: "wall" } },
    ]);
  });

  test("are known of entries of a former process", () => {
    const answers = Answers.of([
      { number: 0, at: 0, seat: 2, command: { type: "x" }, commandId: 9 },
      { number: 1, at: 5 },
    ]);
    expect(answers.given(2, 9)).toEqual({ answer: undefined });
  });
});

describe("a clock that sets going in a moment", () => {
  const clock = { isRunning: false, at: 5_000, startsAt: 103_000 };

  test("stands until that moment, and runs from it, before anybody has said so", () => {
    expect([100_000, 103_000, 104_500].map((now) => matchTime(clock, now))).toEqual([5_000, 5_000, 6_500]);
    expect(matchTime(startedClock(clock, clock.startsAt), 104_500)).toBe(6_500);
  });

  test("no longer does when it is stopped", () => {
    expect(stoppedClock(clock, 102_000)).toEqual({ isRunning: false, at: 5_000 });
  });
});

describe("streams of events", () => {
  const frame = (number: number) => packFrame([[0, number]]);

  test("give what came after a frame, whole or not at all", () => {
    const streams = new Streams(100.5);
    expect(streams.numberOf(0)).toBe(101);
    for (let number = 1; number <= 60; number++) streams.push(0, frame(number));
    expect(streams.numberOf(0)).toBe(161);
    expect(streams.since(0, 159)).toEqual([
      [0, 59],
      [0, 60],
    ]);
    expect(streams.since(0, 111)).toHaveLength(50);
    for (const number of [110, 161, 162, 0]) expect(streams.since(0, number)).toEqual([]);
    expect(streams.since(1, 101)).toEqual([]);
  });

  test("tell nothing of a former match", () => {
    const streams = new Streams(0);
    streams.push(-1, frame(1));
    streams.clear();
    expect([streams.numberOf(-1), streams.since(-1, 0)]).toEqual([1, []]);
  });
});

describe("notes in a journal", () => {
  test("count as entries, and change nothing when they are played again", () => {
    const setup = { options: { seats: 8, round: 1 }, seats: 2, seed: 7 };
    const match = new Match(pebbles as AnyGame, setup);
    const entries = [
      match.perform(10, 0, { type: "take", count: 2 } as never),
      match.note(20, { type: "takeover", seat: 1 }),
      match.perform(30, 1, { type: "take", count: 1 } as never),
    ];
    expect(entries.map(({ number }) => number)).toEqual([0, 1, 2]);
    const again = replayMatch(pebbles as AnyGame, setup, entries);
    expect([again.length, again.board.toJSON()]).toEqual([3, match.board.toJSON()]);
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
