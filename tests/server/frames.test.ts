import { Room } from "@colyseus/sdk";
import fc from "fast-check";
import { expect, test } from "vitest";
import { packPlainly } from "../../client/net/dialect.ts";
import { isWellFormed } from "../../server/table/frames.ts";
import { readMessage } from "../../server/table/messages.ts";
import { message, request } from "./support/socket.ts";

const plain = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.integer(),
    fc.double(),
    fc.string(),
    fc.boolean(),
    fc.constant(null),
    tie("list"),
    tie("map"),
  ),
  list: fc.array(tie("value"), { maxLength: 5 }),
  map: fc.dictionary(fc.string({ maxLength: 8 }), tie("value"), { maxKeys: 5 }),
})).value;

/** The frame that the SDK sends for a message. */
function sent(value: unknown, room = new Room("table")): Uint8Array {
  let frame = new Uint8Array();
  const send = (bytes: Uint8Array) => {
    frame = Uint8Array.from(bytes);
  };
  room.connection = { isOpen: true, send } as unknown as Room["connection"];
  room.send("table", value);
  return frame;
}

/** Whether a message of this name can be read from a frame: it throws when it cannot. */
function isDecoded(frame: Uint8Array): boolean {
  return readMessage(frame)?.type === "table";
}

test("whatever the SDK sends of plain values is let through", () => {
  fc.assert(fc.property(plain, (value) => isWellFormed(sent(value))));
});

test("a page of ours sends the same message as the same frame, whatever it sent before, and it is let through", () => {
  const room = new Room("table");
  packPlainly(room);
  fc.assert(
    fc.property(fc.array(plain, { minLength: 1 }), (values) => {
      const frames = values.map((value) => sent(value, room));
      for (const [n, frame] of frames.entries()) {
        expect(isWellFormed(frame)).toBe(true);
        expect(isDecoded(frame)).toBe(true);
        expect(sent(values[n], room)).toEqual(frame);
      }
    }),
  );
});

test("whatever is let through can be decoded", () => {
  const damaged = fc.tuple(plain, fc.nat(), fc.nat(255)).map(([value, at, byte]) => {
    const frame = sent(value);
    const head = message("table").length;
    frame[head + (at % (frame.length - head))] = byte;
    return frame;
  });
  const rubbish = fc
    .uint8Array({ minLength: 1, maxLength: 40 })
    .map((bytes) => Uint8Array.from(message("table", ...bytes)));
  fc.assert(
    fc.property(fc.oneof(damaged, rubbish), (frame) => !isWellFormed(frame) || isDecoded(frame)),
    { numRuns: 5000 },
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

test("a message is read with its name and what it says, a request with its number, too, however many there were", () => {
  const room = new Room("table");
  packPlainly(room);
  const frames: Uint8Array[] = [];
  const send = (bytes: Uint8Array) => frames.push(Uint8Array.from(bytes));
  room.connection = { isOpen: true, send } as unknown as Room["connection"];
  const payload = { id: 7, c: { type: "x" } };
  for (let n = 0; n < 70_000; n += 1) void room.request("command", payload).catch(() => undefined);
  room.send("table", payload);
  room.send("time");
  const [table, time] = frames.splice(-2);
  const numbers = frames.map((frame) => readMessage(frame)?.id ?? Number.NaN);
  expect(numbers).toEqual(numbers.map((_, n) => (numbers[0] ?? 0) + n));
  expect(readMessage(frames.at(-1) ?? new Uint8Array())).toMatchObject({ type: "command", payload });
  expect(readMessage(table ?? new Uint8Array())).toEqual({ type: "table", payload, id: undefined });
  expect(readMessage(time ?? new Uint8Array())).toEqual({ type: "time", payload: undefined, id: undefined });
});

test("joins, farewells and pings are no messages", () => {
  for (const kind of [10, 12, 18]) expect(readMessage(Uint8Array.of(kind))).toBeUndefined();
});
