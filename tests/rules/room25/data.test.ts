import { describe, expect, it } from "vitest";
import { CHARACTERS, isNameFree, SHAPE_OF, SHAPES } from "../../../shared/games/room25/characters.ts";
import { BASE } from "../../../shared/games/room25/edition.ts";
import { ROOM_COLOURS, ROOM_KINDS } from "../../../shared/games/room25/kinds.ts";
import { isPlayable, LISTS, tilesOf } from "../../../shared/games/room25/lists.ts";
import { options } from "../../../shared/games/room25/options.ts";
import { ROOMS } from "../../../shared/games/room25/rooms/index.ts";

describe("the room lists", () => {
  it.each(Object.entries(LISTS))("%s adds up to 25 and fits the supply", (_, list) => {
    expect(tilesOf(list)).toHaveLength(25);
    expect(isPlayable(list, BASE.supply)).toBe(true);
  });

  it("the supply is the 32 tiles of the box", () => {
    expect(Object.values(BASE.supply).reduce((sum, count) => sum + count, 0)).toBe(32);
  });

  it("a complex of one's own needs 25 tiles, within the supply, with Central and Room 25", () => {
    const rooms = { ...LISTS.beginner };
    expect(options.safeParse({ rooms }).success).toBe(true);
    expect(options.safeParse({ rooms: { ...rooms, empty: 7 } }).success).toBe(false);
    expect(options.safeParse({ rooms: { ...rooms, empty: 9, vision: 0 } }).success).toBe(false);
    expect(options.safeParse({ rooms: { ...rooms, room25: 0, twin: 1 } }).success).toBe(false);
    expect(options.safeParse({ rooms: { ...rooms, empty: 7, twin: 1 } }).success).toBe(true);
  });
});

describe("the kinds of room", () => {
  it("every kind has its colour of the code", () => {
    const kindsOf = (colour: string) => ROOM_KINDS.filter((kind) => ROOMS[kind].colour === colour);
    expect(ROOM_COLOURS.map(kindsOf)).toEqual([
      ["central", "room25"],
      ["empty", "vision", "moving", "control", "twin"],
      ["vortex", "prison", "cold", "dark"],
      ["trapped", "flooded", "acid", "mortal", "illusion"],
    ]);
  });
});

describe("the characters", () => {
  it("six, in three duos of one shape each", () => {
    for (const shape of SHAPES) expect(CHARACTERS.filter((name) => SHAPE_OF[name] === shape)).toHaveLength(2);
  });

  it("a duo belongs to one group; a team of three has one of each shape", () => {
    expect(isNameFree("duo", ["emmett"], [], "kevin")).toBe(true);
    expect(isNameFree("duo", ["emmett"], [], "max")).toBe(false);
    expect(isNameFree("duo", [], ["emmett"], "kevin")).toBe(false);
    expect(isNameFree("spread", ["emmett"], [], "kevin")).toBe(false);
    expect(isNameFree("spread", ["emmett"], ["kevin"], "max")).toBe(true);
    expect(isNameFree("free", [], ["max"], "max")).toBe(false);
  });
});

describe("the options", () => {
  it("nothing chosen is a table of Suspicion with 90 seconds for a decision", () => {
    expect(options.parse({})).toEqual({
      mode: "suspicion",
      teamSize: 2,
      rooms: "beginner",
      characters: "random",
      hasAlarm: true,
      hasReminders: true,
      keepsLooks: true,
      timeLimit: 90,
    });
  });
});
