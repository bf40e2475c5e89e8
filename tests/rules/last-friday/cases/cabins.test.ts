import { describe, expect, test } from "vitest";
import { camp } from "../camp.ts";

describe("cabins and keys", () => {
  const open = { cabins: { green: "campers" }, openers: { green: "yellow" } } as const;

  test("L49: who opened a cabin is safe inside; the maniac cannot enter any more", () => {
    const first = camp({ due: "yellow", maniac: 1, campers: { yellow: { at: "w326", key: "green" } } });
    expect(first.choices("yellow", "step")).toContainEqual({ type: "step", to: 327 });
    first.steps("yellow", "w327").do("yellow", { type: "end" });
    expect(first.board.cabins[2]).toBe(1);
    expect(first.person("yellow")).toMatchObject({ life: "alive", key: undefined });

    const next = camp({ ...open, due: "yellow", maniac: 163, campers: { yellow: { at: "w327" } }, after: ["maniac"] });
    next.steps("yellow", "w308").do("yellow", { type: "end" });
    expect(next.person("yellow").life).toBe("safe");
    expect(next.tries("maniac", { type: "prowl", to: 174 })).toBe("no-way-there");
  });

  test("L50: the resident passes the opener and is safe behind it", () => {
    const campers = { yellow: { at: "w308", isSafe: true }, green: { at: "w327" } };
    const table = camp({ ...open, due: "green", maniac: 1, campers });
    table.steps("green", "w308", "w292").do("green", { type: "end" });
    expect(table.person("green")).toMatchObject({ at: "w292", life: "safe" });
  });

  test("L50, the other way about: nobody else may step into a sheltered cabin", () => {
    const campers = { yellow: { at: "w308", isSafe: true }, red: { at: "w327" } };
    const table = camp({ ...open, maniac: 1, campers });
    expect(table.tries("red", { type: "step", to: 308 })).toBe("barricaded");
  });

  test("L52: passing the lock with the key does not open", () => {
    const table = camp({ due: "yellow", maniac: 1, campers: { yellow: { at: "w326", key: "green" } } });
    table.steps("yellow", "w327");
    const [on] = table.choices("yellow", "step").filter((c) => c.type === "step" && c.to !== 326);
    if (on !== undefined) table.do("yellow", on);
    table.do("yellow", { type: "end" });
    expect(table.board.cabins[2]).toBe(0);
    expect(table.person("yellow").key).toBe("green");
  });

  test("L53: he may enter the campers' cabin while nobody is safe there, is shown, and cannot axe it", () => {
    const table = camp({ cabins: { green: "campers" }, due: "maniac", round: 4, maniac: 163, tokens: ["axe"] });
    expect(table.tries("maniac", { type: "axe" })).toBe("no-axe-here");
    const inside = camp({ cabins: { green: "campers" }, due: "maniac", round: 4, maniac: 174 }).prowls(162);
    expect(inside.board.sighting?.circle).toBe(162);
    expect(inside.points("clue")).toEqual([]);
  });

  test("L55: no axe but on the axe circle of a closed cabin", () => {
    expect(camp({ due: "maniac", maniac: 1, tokens: ["axe"] }).tries("maniac", { type: "axe" })).toBe("no-axe-here");
    const open = camp({ due: "maniac", maniac: 163, tokens: ["axe"], cabins: { green: "maniac" } });
    expect(open.tries("maniac", { type: "axe" })).toBe("no-axe-here");
    const closed = camp({ due: "maniac", maniac: 163, tokens: ["axe"], campers: { blue: { key: "green" } } });
    closed.do("maniac", { type: "axe" }).prowls(174);
    expect(closed.board.cabins[2]).toBe(2);
    expect(closed.hand.circle).toBe(174);
    expect(closed.person("blue").key).toBeUndefined();
  });

  test("L56: the secret passage joins two of his cabins, once a chapter", () => {
    const cabins = { green: "maniac", red: "maniac" } as const;
    const table = camp({ cabins, due: "maniac", maniac: 174, after: ["maniac"] });
    table.do("maniac", { type: "passage", to: 53 }, { type: "commit" });
    expect(table.hand).toMatchObject({ circle: 53, hasPassed: true });
    expect(table.tries("maniac", { type: "passage", to: 174 })).toBe("already-passed");
    const alone = camp({ cabins: { green: "maniac" }, due: "maniac", maniac: 174 });
    expect(alone.tries("maniac", { type: "passage", to: 53 })).toBe("no-way-there");
  });

  test("L58: nobody has to turn a meeting token", () => {
    const table = camp({ campers: { red: { at: "w212" } }, lying: { w213: "meeting:red" } });
    table.steps("red", "w213").do("red", { type: "end" });
    expect(table.lies("w213")).toBe("meeting");
  });

  test("L59: a corpse that is met stays; the pawn goes beside it and its move is over", () => {
    const table = camp({ campers: { red: { at: "w212" } }, lying: { w213: "meeting:corpse" } });
    table.steps("red", "w213").do("red", { type: "take" });
    expect(table.lies("w213")).toBe("corpse");
    expect(table.due).toBe("stagger red");
    table.do("red", { type: "place", point: 214 });
    expect(table.person("red").at).toBe("w214");
    expect(table.tries("red", { type: "step", to: 230 })).toBe("move-is-over");
  });
});
