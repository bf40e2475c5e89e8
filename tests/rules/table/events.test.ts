import { describe, expect, it } from "vitest";
import { events as mazeEvents } from "../../../shared/games/magic-maze/events.ts";
import { type EventTable, packEvent, unpackEvent } from "../../../shared/table/events.ts";

type Weather = { type: "rain"; drops: number; isWarm: boolean } | { type: "sun" };
const table: EventTable<Weather> = { rain: ["drops", "isWarm"], sun: [] };

describe("an event on the wire", () => {
  it("is its type's place in the table and its fields in order, without names", () => {
    expect(packEvent<Weather>(table, { type: "rain", isWarm: true, drops: 7 })).toEqual([0, 7, true]);
    expect(packEvent<Weather>(table, { type: "sun" })).toEqual([1]);
  });

  it("comes out as it went in", () => {
    for (const event of [{ type: "rain", drops: 0, isWarm: false }, { type: "sun" }] as const) {
      expect(unpackEvent(table, packEvent<Weather>(table, event))).toEqual(event);
    }
  });

  it("of a type that this side does not know is left out", () => {
    expect(unpackEvent(table, [2, 1])).toBeUndefined();
    expect(unpackEvent(table, [])).toBeUndefined();
    expect(unpackEvent(table, ["rain"])).toBeUndefined();
  });

  it("of a maze keeps its number: a new type goes to the end", () => {
    expect(Object.keys(mazeEvents)).toEqual([
      "moved",
      "vortexed",
      "escalated",
      "explored",
      "sandStarted",
      "sandTurned",
      "tilesPassed",
      "talkOpened",
      "talkClosed",
      "ballSpent",
      "cameraOff",
      "theft",
      "escaped",
      "doSomething",
      "stare",
      "ready",
      "won",
      "lost",
      "turnedUp",
      "pileShuffled",
      "tilesDue",
      "tileRemoved",
      "placed",
      "sketched",
      "wiped",
    ]);
  });
});
