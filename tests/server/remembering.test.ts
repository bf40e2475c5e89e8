import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Answers } from "../../server/table/answers.ts";
import { packFrame, Streams } from "../../server/table/streams.ts";
import { type EventTable, type PackedEvent, packEvent, unpackEvent } from "../../shared/table/events.ts";

const frame = (number: number): PackedEvent[] => [[0, number]];
/** Now and then a long one. */
const told = (number: number): PackedEvent[] =>
  number % 17 === 0 ? [...frame(number), [1, "x".repeat(number * 5)]] : frame(number);

/** What streams do, as one would write it who has room for all of it: every frame there ever was. */
class AllFrames {
  readonly #frames = new Map<number, (PackedEvent[] | undefined)[]>();

  of(seat: number) {
    const frames = this.#frames.get(seat) ?? [];
    this.#frames.set(seat, frames);
    return frames;
  }

  clear(): void {
    for (const frames of this.#frames.values()) frames.fill(undefined);
  }

  since(seat: number, number: number): PackedEvent[] {
    const frames = this.of(seat);
    const missed = Number.isInteger(number) && number >= 0 && frames.length - number <= 50 ? frames.slice(number) : [];
    return missed.includes(undefined) ? [] : missed.flatMap((each) => each ?? []);
  }
}

describe("what a page missed", () => {
  test("is told as it happened, whole or not at all, whatever came before and however often another match began", () => {
    const step = fc.oneof(
      { weight: 60, arbitrary: fc.tuple(fc.constant("push" as const), fc.integer({ min: -1, max: 1 })) },
      { weight: 1, arbitrary: fc.tuple(fc.constant("clear" as const), fc.constant(0)) },
    );
    const asked = fc.array(fc.integer({ min: -3, max: 320 }), { minLength: 20, maxLength: 20 });
    fc.assert(
      fc.property(fc.array(step, { minLength: 40, maxLength: 300, size: "max" }), asked, (steps, numbers) => {
        const [streams, all] = [new Streams(1000), new AllFrames()];
        for (const [n, [what, seat]] of steps.entries()) {
          if (what === "clear") {
            streams.clear();
            all.clear();
          } else {
            streams.push(seat, packFrame(told(n)));
            all.of(seat).push(told(n));
          }
        }
        for (const seat of [-1, 0, 1]) {
          expect(streams.numberOf(seat)).toBe(1000 + all.of(seat).length);
          for (const number of numbers) expect(streams.since(seat, 1000 + number)).toEqual(all.since(seat, number));
        }
      }),
    );
  });

  test.each([49, 50, 51, 99, 100, 101, 150])("of %i frames the last 50 are told, and not one more", (count) => {
    const streams = new Streams(0);
    for (let n = 1; n <= count; n++) streams.push(2, packFrame(frame(n)));
    const oldest = Math.max(0, count - 50);
    expect(streams.since(2, oldest)).toEqual(Array.from({ length: count - oldest }, (_, n) => [0, oldest + n + 1]));
    expect(streams.since(2, oldest - 1)).toEqual([]);
    expect(streams.since(2, count)).toEqual([]);
  });

  test("is told from the beginning of another match on, and nothing to whom the end of the former is missing", () => {
    const streams = new Streams(0);
    for (let n = 1; n <= 37; n++) streams.push(0, packFrame(frame(n)));
    streams.clear();
    expect(streams.since(0, 37)).toEqual([]);
    for (let n = 38; n <= 40; n++) streams.push(0, packFrame(frame(n)));
    expect(streams.since(0, 37)).toEqual([
      [0, 38],
      [0, 39],
      [0, 40],
    ]);
    expect(streams.since(0, 36)).toEqual([]);
    expect(streams.numberOf(0)).toBe(40);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -1, 0.5, 9.5, 1e300])(
    "is nothing where a page claims to know frame %d",
    (number) => {
      const streams = new Streams(0);
      for (let n = 1; n <= 10; n++) streams.push(0, packFrame(frame(n)));
      expect(streams.since(0, number)).toEqual([]);
    },
  );
});

describe("a command that is sent again", () => {
  test("is answered as before while no 64 others of its seat came after it, and is unknown then", () => {
    const ids = fc.uniqueArray(fc.integer({ min: 0, max: 0xffffffff }), { minLength: 1, maxLength: 200, size: "max" });
    fc.assert(
      fc.property(ids, (sent) => {
        const answers = new Answers();
        const answerTo = (id: number) => (id % 2 === 0 ? undefined : { refused: `no ${id}` });
        for (const [n, id] of sent.entries()) {
          answers.keep(0, id, answerTo(id));
          answers.keep(1, n, { refused: "another seat" });
        }
        for (const [n, id] of sent.entries()) {
          const isKept = n >= sent.length - 64;
          expect(answers.given(0, id)).toEqual(isKept ? { answer: answerTo(id) } : undefined);
        }
      }),
    );
  });

  test("is not known before anything was sent, whatever its number", () => {
    const answers = new Answers();
    answers.keep(0, 7, undefined);
    for (const id of [-1, 0, 0xffffffff, Number.NaN]) expect(answers.given(0, id)).toBeUndefined();
    expect(answers.given(-1, 7)).toBeUndefined();
  });

  test("is known of a former process, of every seat its last 64; time's own entries, notes and bots count for nothing", () => {
    const entries = Array.from({ length: 400 }, (_, number) => {
      const entry = { number, at: number };
      if (number % 4 === 0) return entry;
      if (number % 4 === 1) return { ...entry, seat: 1, command: { type: "a bot's" } };
      return { ...entry, seat: number % 4 === 2 ? 0 : 2, command: { type: "x" }, commandId: number };
    });
    const answers = Answers.of(entries);
    const known = (seat: number) => entries.filter(({ number }) => answers.given(seat, number) !== undefined);
    expect(known(0).map(({ number }) => number)).toEqual(Array.from({ length: 64 }, (_, n) => 146 + 4 * n));
    expect([known(1).length, known(2).length]).toEqual([0, 64]);
  });
});

describe("an event on the wire", () => {
  type Event =
    | { readonly type: "rang" }
    | { readonly type: "moved"; readonly seat: number; readonly path?: readonly number[] }
    | { readonly type: "toString"; readonly text: string };
  const table: EventTable<Event> = { rang: [], moved: ["seat", "path"], toString: ["text"] };

  test.each<[Event, PackedEvent]>([
    [{ type: "rang" }, [0]],
    [{ type: "moved", seat: 3, path: [1, 2] }, [1, 3, [1, 2]]],
    [{ type: "moved", seat: 0 }, [1, 0, undefined]],
    [{ type: "toString", text: "" }, [2, ""]],
  ])("%j is its place in the table and its fields, and comes out as it went in", (event, packed) => {
    expect(packEvent(table, event)).toEqual(packed);
    expect(unpackEvent(table, packed)).toEqual(event);
  });

  test("of two games with the same words has its place in the table of its own", () => {
    const other: EventTable<Event> = { toString: ["text"], moved: ["path", "seat"], rang: [] };
    const event: Event = { type: "moved", seat: 5, path: [] };
    expect([packEvent(table, event), packEvent(other, event)]).toEqual([
      [1, 5, []],
      [1, [], 5],
    ]);
    expect(packEvent(other, { type: "rang" })).toEqual([2]);
  });
});
