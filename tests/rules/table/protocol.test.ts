import { describe, expect, it } from "vitest";
import {
  CODE_ALPHABET,
  commandEnvelope,
  EMOTES,
  joinOptions,
  MAX_CHAT,
  MAX_NAME,
  MAX_SEATS,
  nameSchema,
  tableRequest,
} from "../../../shared/table/protocol.ts";

const nameOf = (raw: string) => nameSchema.parse(raw);
const isName = (raw: string) => nameSchema.safeParse(raw).success;

const FAMILY = "\u{1f469}\u200d\u{1f469}\u200d\u{1f467}";

describe("a player's name", () => {
  it.each(["Anna", "Ελένη", "Nguyễn Thị Ánh", "Зоя", "李小龍", "שרה", "ليلى", "अनुष्का", "Õie-Liis", "O'Neil 2"])(
    "may be %s",
    (name) => {
      expect(nameOf(name)).toBe(name.normalize("NFC"));
    },
  );

  it("joins combining marks to their letters", () => {
    expect(nameOf("e\u0301a")).toBe("\u00e9a");
  });

  it("keeps emoji that are joined from several", () => {
    expect(nameOf(FAMILY)).toBe(FAMILY);
  });

  it("keeps the joiners that its script needs, and no others", () => {
    expect(nameOf("علی\u200cرضا")).toBe("علی\u200cرضا");
    expect(nameOf("क्\u200dष")).toBe("क्\u200dष");
    expect(nameOf("Anna\u200d")).toBe("Anna");
    expect(nameOf("\u200cAnna \u200d Maria")).toBe("Anna Maria");
  });

  it("loses half of a character, and all but four of the marks piled on a letter", () => {
    expect(nameOf("An\ud800na")).toBe("Anna");
    expect(nameOf(`x${"\u0335".repeat(50)}y`)).toBe(`x${"\u0335".repeat(4)}y`);
  });

  it("is trimmed, and inner white space is one space", () => {
    expect(nameOf("Anna\u2028\tMaria")).toBe("Anna Maria");
    expect(nameOf("  Anna \u00a0 \u3000 Maria ")).toBe("Anna Maria");
  });

  it.each([
    ["a bell", "An\u0007na"],
    ["a bidi override", "\u202eAnna\u202c"],
    ["bidi isolates", "\u2066Anna\u2069"],
    ["a direction mark", "\u200fAnna"],
    ["a zero-width space", "An\u200bna"],
    ["a byte order mark", "\ufeffAnna"],
    ["a soft hyphen", "An\u00adna"],
  ])("loses %s", (_, raw) => {
    expect(nameOf(raw)).toBe("Anna");
  });

  it("is not empty, nor made of what cannot be seen", () => {
    for (const raw of [
      "",
      "   ",
      "\u200b",
      "\u202e\u202c",
      "\u0000",
      "\u200d",
      "\u3164",
      "\u2800",
      "\u115f\u1160",
      "\ufe0f",
    ])
      expect(isName(raw)).toBe(false);
    for (const raw of ["\u0301", "\ud800", "\u{e0041}", "\u034f"]) expect(isName(raw)).toBe(false);
  });

  it(`has at most ${MAX_NAME} characters as a reader counts them`, () => {
    expect(isName("x".repeat(24))).toBe(true);
    expect(isName("x".repeat(25))).toBe(false);
    expect(isName("é".normalize("NFD").repeat(24))).toBe(true);
    expect(isName("\u{1f600}".repeat(24))).toBe(true);
    expect(isName(FAMILY.repeat(12))).toBe(true);
  });

  it("does not grow without end by marks piled on one letter", () => {
    expect(nameOf(`b${"\u0301".repeat(300)}`)).toHaveLength(5);
    expect(isName("x".repeat(5000))).toBe(false);
  });

  it("is text", () => {
    for (const raw of [undefined, null, 7, {}, ["Anna"]]) expect(nameSchema.safeParse(raw).success).toBe(false);
  });
});

describe("what a client may say", () => {
  it("to the table is one of these, with nothing besides", () => {
    for (const good of [
      { type: "ready", isReady: true },
      { type: "colour", colour: MAX_SEATS },
      { type: "chat", text: "hello" },
      { type: "start" },
      { type: "emote", emote: EMOTES[0] },
    ]) {
      expect(tableRequest.safeParse(good).success).toBe(true);
    }
    for (const wrong of [
      { type: "ready" },
      { type: "colour", colour: 0 },
      { type: "colour", colour: MAX_SEATS + 1 },
      { type: "chat", text: "   " },
      { type: "chat", text: "x".repeat(MAX_CHAT + 1) },
      { type: "emote", emote: "cheat" },
      { type: "start", now: true },
      { type: "become-host" },
      null,
      "start",
    ]) {
      expect(tableRequest.safeParse(wrong).success).toBe(false);
    }
  });

  it("as a command is enveloped with a 32-bit id", () => {
    expect(commandEnvelope.safeParse({ id: 0xffffffff, c: { type: "turnSand" } }).success).toBe(true);
    for (const wrong of [
      { id: -1, c: { type: "a" } },
      { id: 2 ** 32, c: { type: "a" } },
      { id: 1, c: {} },
      { id: 1 },
    ]) {
      expect(commandEnvelope.safeParse(wrong).success).toBe(false);
    }
  });

  it("on joining may leave out its name and its token", () => {
    expect(joinOptions.parse({ protocol: 1 })).toEqual({ protocol: 1, watch: false });
    expect(joinOptions.safeParse({ protocol: 1, token: "x".repeat(81) }).success).toBe(false);
  });
});

describe("a table's code", () => {
  it("is made of letters and digits that nobody takes for one another", () => {
    expect(new Set(CODE_ALPHABET).size).toBe(CODE_ALPHABET.length);
    for (const alike of ["0O", "1I", "2Z", "5S", "6G", "8B"]) {
      expect([...alike].filter((letter) => CODE_ALPHABET.includes(letter)).length).toBeLessThan(2);
    }
  });
});
