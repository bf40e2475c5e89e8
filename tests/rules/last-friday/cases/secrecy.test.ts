import { describe, expect, test } from "vitest";
import { camp } from "../camp.ts";

describe("secrecy", () => {
  test("L73: what a camper may do never depends on where the maniac is", () => {
    const at = (maniac: number) => {
      const table = camp({ maniac, campers: { red: { at: "w212", clues: ["lantern", "hearing"] } } });
      return JSON.stringify(table.choices("red"));
    };
    expect(at(119)).toBe(at(1));
    expect(at(109)).toBe(at(201));
  });

  test("L74: a refused or merely drafted move of the maniac is nobody else's business", () => {
    const table = camp({ due: "maniac", maniac: 134 });
    const board = JSON.stringify(table.board.toJSON());
    const hands = table.hands.slice(1);
    expect(table.tries("maniac", { type: "prowl", to: 1 })).toBe("no-way-there");
    table.do("maniac", { type: "prowl", to: 123 }, { type: "undo" }, { type: "prowl", to: 131 });
    expect(JSON.stringify(table.board.toJSON())).toBe(board);
    expect(table.hands.slice(1).every((hand, index) => hand === hands[index])).toBe(true);
    expect(table.events).toEqual([]);
  });
});
