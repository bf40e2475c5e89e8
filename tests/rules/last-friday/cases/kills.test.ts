import { describe, expect, test } from "vitest";
import { camp } from "../camp.ts";

describe("kills and extra moves", () => {
  test("L19: every step that kills gives a bonus step; all numbers stand in one cell", () => {
    const campers = { yellow: { at: "w213" }, green: { at: "w214" }, red: { at: "w212" } };
    const table = camp({ due: "maniac", round: 2, maniac: 120, campers });
    table.do("maniac", { type: "prowl", to: 119 }, { type: "prowl", to: 109, over: [212, 198] });
    expect(table.choices("maniac", "prowl").length).toBeGreaterThan(0);
    const last = table.choices("maniac", "prowl")[0];
    const to = last !== undefined && "to" in last ? last.to : 0;
    table.do("maniac", ...table.choices("maniac", "prowl").slice(0, 1), { type: "commit" });
    expect(table.hand.cells[2]).toEqual([119, 109, to]);
    expect(table.has("killed").map(({ camper }) => camper)).toEqual([2, 1, 0]);
    expect(table.has("roundBegan")).toEqual([{ type: "roundBegan", round: 3 }]);
  });

  test("L20: the bonus step may be declined", () => {
    const table = camp({ due: "maniac", maniac: 134, campers: { yellow: { at: "w231" } } });
    expect(table.prowls(123).hand.cells[1]).toEqual([123]);
  });

  test("L22: the victim's key comes face-up beside the corpse, its clues to the supply", () => {
    const campers = { yellow: { at: "w231", key: "blue", clues: ["trap", "hearing"] } } as const;
    const table = camp({ due: "maniac", maniac: 134, campers });
    const reserve = table.board.reserve;
    table.prowls(123);
    expect(["w199", "w230", "w232"].filter((point) => table.lies(point) === "key:blue")).toHaveLength(1);
    expect(table.board.reserve).toBe(reserve + 2);
  });

  test("L23: where something lies on the point, the maniac chooses one beside it for the corpse", () => {
    const campers = { yellow: { at: "w231" } };
    const table = camp({ due: "maniac", maniac: 134, campers, lying: { w231: "clue:trap" } }).prowls(123);
    expect(table.due).toBe("corpse yellow");
    expect(table.tries("maniac", { type: "place", point: 231 })).toBe("place-not-free");
    table.do("maniac", { type: "place", point: 230 });
    expect(table.lies("w230")).toBe("corpse");
  });

  test("L25: with Inhuman speed the second step comes first, then the bonus", () => {
    const campers = { yellow: { at: "w231" } };
    const table = camp({ due: "maniac", maniac: 134, tokens: ["speed"], campers });
    table.do("maniac", { type: "speed" }, { type: "prowl", to: 123 }, { type: "prowl", to: 120 });
    table.do("maniac", { type: "prowl", to: 119 });
    expect(table.tries("maniac", { type: "prowl", to: 109 })).toBe("no-steps-left");
    table.do("maniac", { type: "commit" });
    expect(table.hand.cells[1]).toEqual([123, 120, 119]);
  });
});
