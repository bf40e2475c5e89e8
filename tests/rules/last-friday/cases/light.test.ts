import { describe, expect, test } from "vitest";
import { camp } from "../camp.ts";

describe("traps, lanterns, hearing", () => {
  test("L26: a trap shows where his step ends; no clue; his turn is over", () => {
    const table = camp({ due: "maniac", round: 4, maniac: 134, lying: { w231: "trap" } });
    table.do("maniac", { type: "prowl", to: 131 });
    expect(table.tries("maniac", { type: "prowl", to: 123 })).toBe("draft-is-over");
    table.do("maniac", { type: "commit" });
    expect(table.lies("w231")).toBe("");
    expect(table.board.sighting?.circle).toBe(131);
    expect(table.points("clue")).toEqual([]);
  });

  test("L28: a camper on the trapped point dies, and there is no bonus step", () => {
    const campers = { yellow: { at: "w231" } };
    const table = camp({ due: "maniac", round: 4, maniac: 134, campers, lying: { w231: "trap" } });
    table.do("maniac", { type: "prowl", to: 131 });
    expect(table.choices("maniac", "prowl")).toEqual([]);
    table.do("maniac", { type: "commit" });
    expect(table.person("yellow").life).toBe("dead");
    expect(table.board.sighting?.circle).toBe(131);
    expect(table.points("trap")).toEqual([]);
  });

  test("L29: a lantern shows him at once, on the camper's turn", () => {
    const table = camp({ maniac: 119, campers: { red: { at: "w198", clues: ["lantern"] } } });
    table.do("red", { type: "use", clue: "lantern", point: 212 });
    expect(table.board.sighting?.circle).toBe(119);
    for (const circle of [109, 118, 130]) {
      const other = camp({ maniac: circle, campers: { red: { at: "w198", clues: ["lantern"] } } });
      other.do("red", { type: "use", clue: "lantern", point: 212 });
      expect(other.board.sighting?.circle).toBe(circle);
    }
    const dark = camp({ maniac: 120, campers: { red: { at: "w198", clues: ["lantern"] } } });
    dark.do("red", { type: "use", clue: "lantern", point: 212 });
    expect(dark.board.sighting).toBeUndefined();
  });

  test("L31: a lit circle passed is named; a lantern whose point he crossed may be removed", () => {
    const table = camp({ due: "maniac", round: 4, maniac: 121, tokens: ["speed"], lying: { w231: "lantern" } });
    table.do("maniac", { type: "speed" }, { type: "prowl", to: 134 }, { type: "prowl", to: 123 }, { type: "snuff" });
    table.do("maniac", { type: "commit" });
    expect(table.has("shown")).toEqual([
      { type: "shown", circle: 134, isPassing: true },
      { type: "shown", circle: 123, isPassing: false },
    ]);
    expect(table.points("lantern")).toEqual([]);
  });

  test("L32: a circle lit by two lanterns stays lit until both are gone", () => {
    const lying = { w231: "lantern", w230: "lantern" };
    const table = camp({ due: "maniac", round: 4, maniac: 134, lying, after: ["maniac", "maniac"] });
    table.do("maniac", { type: "prowl", to: 123 }, { type: "snuff" }, { type: "commit" });
    expect(table.points("lantern")).toEqual(["w230"]);
    table.events.length = 0;
    table.prowls(134);
    expect(table.types()).not.toContain("shown");
    table.prowls(123);
    expect(table.has("shown")).toEqual([{ type: "shown", circle: 123, isPassing: false }]);
  });

  test.each([134, 121, 135])("L34: hearing at w232 says yes while he is on %i, and does not show him", (circle) => {
    const table = camp({ maniac: circle, campers: { red: { at: "w232", clues: ["hearing"] } } });
    table.do("red", { type: "use", clue: "hearing" });
    expect(table.has("heard")).toEqual([{ type: "heard", camper: 0, isNear: true }]);
    expect(table.board.sighting).toBeUndefined();
  });

  test.each([123, 109, 1])("L34: it says no while he is on %i", (circle) => {
    const table = camp({ maniac: circle, campers: { red: { at: "w232", clues: ["hearing"] } } });
    table.do("red", { type: "use", clue: "hearing" });
    expect(table.has("heard")).toEqual([{ type: "heard", camper: 0, isNear: false }]);
  });

  test("L34: to Max he must show his circle", () => {
    const table = camp({
      due: "blue",
      maniac: 134,
      campers: { blue: { at: "w232", card: "Max", clues: ["hearing"] } },
    });
    table.do("blue", { type: "use", clue: "hearing" });
    expect(table.board.sighting?.circle).toBe(134);
  });

  test("L35: where only taken points are beside it, a trap goes next to one of them", () => {
    const campers = { red: { at: "w212", clues: ["trap"] } } as const;
    const table = camp({ maniac: 1, campers, lying: { w213: "clue:trap", w198: "clue:trap" } });
    expect(table.tries("red", { type: "use", clue: "trap", point: 213 })).toBe("place-not-free");
    expect(table.tries("red", { type: "use", clue: "trap", point: 214 })).toBe("done");
  });

  test("L37: light and trail in one round are both public", () => {
    const lying = { w231: "lantern" };
    const table = camp({ due: "maniac", round: 6, maniac: 121, lying }).prowls(134);
    expect(table.board.sighting).toMatchObject({ circle: 134, round: 6 });
    expect(table.due).toBe("trail");
    const [command] = table.choices("maniac", "trail");
    if (command !== undefined) table.do("maniac", command);
    expect(table.board.trail).toMatchObject({ circle: 121, round: 6, ofRound: 3 });
    expect(table.board.sighting).toMatchObject({ circle: 134, round: 6, ofRound: 6 });
    expect(table.points("clue")).toHaveLength(1);
  });
});
