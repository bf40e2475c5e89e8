import { Packr, unpack } from "msgpackr";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isWellFormed } from "../../server/table/frames.ts";
import { message, request } from "./support/socket.ts";

const plain = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 3 }, fc.integer(), fc.double(), fc.string(), fc.boolean(), fc.constant(null), tie("list"), tie("map")),
  list: fc.array(tie("value"), { maxLength: 5 }),
  map: fc.dictionary(fc.string({ maxLength: 8 }), tie("value"), { maxKeys: 5 }),
})).value;

test("whatever the SDK packs of plain values is let through", () => {
  const packr = new Packr();
  fc.assert(fc.property(plain, (value) => isWellFormed(Uint8Array.from(message("table", ...packr.pack(value))))));
});

test("whatever is let through can be decoded", () => {
  const packr = new Packr();
  const damaged = fc.tuple(plain, fc.nat(), fc.nat(255)).map(([value, at, byte]) => {
    const bytes = Uint8Array.from(packr.pack(value));
    bytes[at % bytes.length] = byte;
    return bytes;
  });
  fc.assert(
    fc.property(fc.oneof(damaged, fc.uint8Array({ minLength: 1, maxLength: 40 })), (bytes) => {
      if (isWellFormed(Uint8Array.from(message("table", ...bytes)))) expect(() => unpack(bytes)).not.toThrow();
    }),
    { numRuns: 20_000 },
  );
});

test.each([
  ["an empty frame", []],
  ["an unknown kind", [99, 1, 2]],
  ["an input of twitch games", [19, 1]],
  ["a join with more behind it", [10, 1]],
  ["a message without a name", [13]],
  ["a name longer than the frame", [13, 0xbf, 0x61]],
  ["a name that is no text", [13, 0xa2, 0xff, 0xfe]],
  ["a numbered message", [13, 1]],
  ["a request without a number", [21]],
  ["a request whose number is cut off", [21, 0xce, 1]],
  ["a list that claims 30 million items", message("table", 0xdd, 0x01, 0xff, 0xff, 0xff)],
  ["a map that claims more than there is", message("table", 0xde, 0xff, 0xff)],
  ["a text that is cut off", message("table", 0xd9, 200, 0x61)],
  ["a value with another behind it", message("table", 1, 2)],
  ["a regular expression", message("table", 0xc7, 3, 0x78, 0x92, 0xa1, 0x61, 0xa0)],
  ["lists in lists without end", message("table", ...Array<number>(60).fill(0x91), 1)],
])("%s is not let through", (_what, frame) => {
  expect(isWellFormed(Uint8Array.from(frame))).toBe(false);
});

test.each([
  ["a join", [10]],
  ["a ping", [18]],
  ["a message without a value", message("time")],
  ["a request", request(5, "time")],
  ["a request with a long number", [21, 0xcd, 1, 2, ...message("time").slice(1)]],
])("%s is let through", (_what, frame) => {
  expect(isWellFormed(Uint8Array.from(frame))).toBe(true);
});
