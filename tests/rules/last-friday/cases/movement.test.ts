import { describe, expect, test } from "vitest";
import { camp } from "../camp.ts";

const W = 1;
const S = 3;

describe("movement and crossing", () => {
  test("L1: in round 1 of I the maniac has no position, so no path can meet him", () => {
    const table = camp({ campers: { red: { at: "w001" } } });
    for (const command of table.choices("red", "step")) expect(command.type).toBe("step");
    expect(table.board.isAbroad).toBe(false);
    const c2 = camp({ campers: { red: { at: "w002" } } });
    c2.do("red", ...c2.choices("red", "step").slice(0, 1));
    expect(c2.person("red").life).toBe("alive");
  });

  test("L2: the maniac's step over a camper kills it; he is not shown", () => {
    const table = camp({ due: "maniac", maniac: 134, campers: { yellow: { at: "w231", clues: ["shovel"] } } });
    const reserve = table.board.reserve;
    table.prowls(123);
    expect(table.person("yellow")).toMatchObject({ life: "dead", clues: [] });
    expect(table.lies("w231")).toBe("corpse");
    expect(table.board.reserve).toBe(reserve + 1);
    expect(table.types()).not.toContain("shown");
    expect(table.board.sighting).toBeUndefined();
  });

  test("L4: a camper's step over the maniac's circle kills it, on the point it stepped to", () => {
    const table = camp({ maniac: 119, campers: { red: { at: "w212" } } }).steps("red", "w213");
    expect(table.person("red").life).toBe("dead");
    expect(table.lies("w213")).toBe("corpse");
    expect(table.lies("w212")).toBe("");
    expect(table.board.sighting).toBeUndefined();
  });

  test("L5: a direct segment crosses no circle", () => {
    const table = camp({ maniac: 119, campers: { red: { at: "w212" } } }).steps("red", "w198");
    expect(table.person("red")).toMatchObject({ life: "alive", at: "w198" });
  });

  test("L7: two ways on which nothing is met are no question", () => {
    const table = camp({ due: "maniac", maniac: 42 });
    expect(table.choices("maniac", "prowl").filter((command) => "to" in command && command.to === 52)).toEqual([
      { type: "prowl", to: 52 },
    ]);
    expect(table.tries("maniac", { type: "prowl", to: 52 })).toBe("done");
  });

  test("L7, the other way about: where a camper stands on one of two ways, he says which", () => {
    const table = camp({ due: "maniac", maniac: 42, campers: { blue: { at: "w070" } } });
    expect(table.tries("maniac", { type: "prowl", to: 52 })).toBe("choose-the-way");
    const ways = table.choices("maniac", "prowl").filter((command) => "to" in command && command.to === 52);
    expect(ways).toEqual([
      { type: "prowl", to: 52, over: [70, 94] },
      { type: "prowl", to: 52, over: [71, 73, 72, 95] },
    ]);
    table.do("maniac", { type: "prowl", to: 52, over: [71, 73, 72, 95] }, { type: "commit" });
    expect(table.person("blue").life).toBe("alive");
  });

  test("L8: a camper may not end where it started", () => {
    const table = camp({ campers: { red: { at: "w212" } } }).steps("red", "w213");
    expect(table.tries("red", { type: "step", to: 212 })).toBe("must-not-stop");
  });

  test("L10: without a shovel a corpse can be neither entered nor passed", () => {
    const table = camp({ campers: { red: { at: "w212" } }, lying: { w213: "corpse" } });
    expect(table.tries("red", { type: "step", to: 213 })).toBe("corpse-in-the-way");
  });

  test("L11: a shovel clears the corpse away and is the clue of the turn", () => {
    const table = camp({
      campers: { red: { at: "w212", clues: ["shovel", "hearing"] } },
      lying: { w213: "corpse" },
    });
    const reserve = table.board.reserve;
    table.steps("red", "w213", "w214");
    expect(table.lies("w213")).toBe("");
    expect(table.person("red").clues).toEqual(["hearing"]);
    expect(table.board.reserve).toBe(reserve + 1);
    expect(table.tries("red", { type: "use", clue: "hearing" })).toBe("clue-limit");
  });

  test("L13: who dies on the first step takes no second", () => {
    const table = camp({ maniac: 123, campers: { red: { at: "w230" } }, after: ["yellow"] }).steps("red", "w231");
    expect(table.lies("w231")).toBe("corpse");
    expect(table.due).toBe("turn yellow");
    expect(table.tries("red", { type: "step", to: 232 })).toBe("not-your-turn");
  });

  test("L14: sailing is a step and takes the boat along; the next one crosses circle 109", () => {
    const table = camp({ maniac: 1, boat: S, campers: { red: { at: "w199" } } });
    table.do("red", { type: "sail", pier: W });
    expect(table.person("red").at).toBe("w190");
    expect(table.board.boat).toBe(W);
    table.steps("red", "w198");
    expect(table.has("stepped")[0]?.over).toEqual([109]);
    expect(table.tries("red", { type: "step", to: 212 })).toBe("no-steps-left");
  });

  test("L16: swimming crosses nothing and is done once a chapter", () => {
    const campers = { red: { at: "w199" }, yellow: { at: "w190" } };
    const table = camp({ due: "maniac", maniac: 123, campers, after: ["maniac"] });
    table.do("maniac", { type: "swim", to: 109 }, { type: "commit" });
    expect(table.hand).toMatchObject({ circle: 109, hasSwum: true });
    expect([table.person("red").life, table.person("yellow").life]).toEqual(["alive", "alive"]);
    expect(table.tries("maniac", { type: "swim", to: 111 })).toBe("already-swum");
  });

  test("L17: two newcomers cannot both stop on the arrow", () => {
    const campers = { red: { at: "entrance" }, yellow: { at: "entrance" } };
    const table = camp({ chapter: 2, maniac: 1, campers, after: ["yellow"] });
    table.steps("red", "w315").do("red", { type: "end" }).steps("yellow", "w315");
    expect(table.tries("yellow", { type: "end" })).toBe("must-not-stop");
    table.do("yellow", ...table.choices("yellow", "step").slice(0, 1), { type: "end" });
    expect(table.person("yellow").at).not.toBe("w315");
  });
});
