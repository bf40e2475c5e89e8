import { describe, expect, test } from "vitest";
import { camp } from "../camp.ts";

describe("chapters", () => {
  test("L61: II: his own step over two pawns: the first on the path has caught him", () => {
    const campers = { red: { at: "w212" }, blue: { at: "w198" } };
    const table = camp({ chapter: 2, isCampaign: true, due: "maniac", round: 2, maniac: 119, campers });
    table.do("maniac", { type: "prowl", to: 109, over: [212, 198] }, { type: "commit" });
    expect(table.board.chosen).toBe(0);
    expect(table.has("caught")).toEqual([{ type: "caught", camper: 0, circle: 109 }]);
    expect(table.board.chapter).toBe(3);
  });

  test("L62: II: time is over and two are equally near: he picks, unseen, and gains Invisible", () => {
    const campers = {
      red: { at: "w231", key: "blue", clues: ["trap"] },
      blue: { at: "w230" },
    } as const;
    const table = camp({ chapter: 2, isCampaign: true, due: "brown", round: 15, maniac: 123, campers });
    table.do("brown", ...table.choices("brown", "step").slice(0, 1), { type: "end" });
    expect(table.due).toBe("choose");
    expect(table.tries("maniac", { type: "choose", camper: 4 })).toBe("not-a-candidate");
    table.do("maniac", { type: "choose", camper: 3 });
    expect(table.board.chosen).toBe(3);
    expect(table.board.sighting).toBeUndefined();
    expect(table.board.maniacTokens & 16).toBe(16);
    expect(table.person("red")).toMatchObject({ key: undefined, clues: [] });
    expect(table.points("key")).toHaveLength(1);
  });

  test("L64: after I: three alive, two dead, two owners: the maniac takes one token", () => {
    const campers = {
      red: { at: "w308", isSafe: true },
      green: { at: "w292", isSafe: true },
      blue: { at: "w136" },
      yellow: { at: "dead" },
      brown: { at: "dead" },
    };
    const lying = { w001: "corpse", w002: "corpse", w010: "meeting:corpse", w012: "corpse" };
    const table = camp({
      isCampaign: true,
      due: "blue",
      round: 8,
      maniac: 1,
      campers,
      lying,
      cabins: { green: "campers", blue: "campers" },
      openers: { green: "red", blue: "blue" },
    });
    table.steps("blue", "w137").do("blue", { type: "end" });
    expect(table.has("chapterEnded")).toMatchObject([{ ending: "sheltered", terror: 4, salvation: 3 }]);
    expect(table.due).toBe("spoils");
    expect(table.tries("maniac", { type: "spoils", tokens: ["axe", "speed"] })).toBe("wrong-tokens");
    expect(table.tries("maniac", { type: "spoils", tokens: ["invisible"] })).toBe("wrong-tokens");
    table.do("maniac", { type: "spoils", tokens: ["speed"] });
    expect(table.board.chapter).toBe(2);
    expect(table.due).toBe("cards");
  });

  test("L65: III: who steps over him pushes him; who is crossed dies; he goes on from there", () => {
    const campers = { red: { at: "w212" }, blue: { at: "w214" } };
    const table = camp({ chapter: 3, chosen: "brown", round: 5, maniac: 119, campers, after: ["maniac"] });
    table.steps("red", "w213");
    expect(table.board.sighting?.circle).toBe(119);
    table.do("red", { type: "push", to: 120 });
    expect(table.person("blue").life).toBe("dead");
    expect(table.person("red").life).toBe("alive");
    expect(table.hand.cells[4]).toEqual([119, 120]);
    table.do("red", { type: "end" });
    expect(table.hand.circle).toBe(120);
    expect(table.tries("maniac", { type: "prowl", to: 123 })).toBe("done");
  });

  test("L67: III: the Chosen one's step over him: he has won", () => {
    const table = camp({ chapter: 3, chosen: "red", maniac: 119, campers: { red: { at: "w212" } } });
    expect(table.steps("red", "w213").board.result).toBe("maniac");
  });

  test("L68: IV: with no lawful step on his turn the campers have won", () => {
    const campers = { red: { at: "w212" }, yellow: { at: "w213" } };
    const table = camp({
      chapter: 4,
      chosen: "brown",
      due: "green",
      round: 4,
      maniac: 119,
      campers,
      after: ["maniac"],
    });
    table.do("green", ...table.choices("green", "step").slice(0, 1), { type: "end" });
    expect(table.board.ending).toBe("cornered");
    expect(table.board.result).toBe("campers");
  });

  test("L70: IV: the alarm: the Chosen one and the others move one point in turn order, then red goes on", () => {
    const campers = { red: { at: "w212" }, yellow: { at: "w232" }, brown: { at: "w214" } };
    const table = camp({ chapter: 4, chosen: "yellow", maniac: 119, campers });
    table.steps("red", "w213");
    expect(table.board.sighting?.circle).toBe(119);
    expect(table.due).toBe("alarm yellow");
    for (const colour of ["yellow", "green", "blue", "brown"] as const) {
      expect(table.due).toBe(`alarm ${colour}`);
      table.do(colour, ...table.choices(colour, "step").slice(0, 1));
    }
    expect(table.due).toBe("turn red");
  });

  test("L70: the Chosen one who crosses him with that step has won", () => {
    const campers = { red: { at: "w212" }, yellow: { at: "w213" } };
    const table = camp({ chapter: 4, chosen: "yellow", maniac: 119, campers });
    table.steps("red", "w213").steps("yellow", "w212");
    expect(table.board.ending).toBe("caught");
    expect(table.board.result).toBe("campers");
  });

  test("L71: IV: he cannot go through a pawn, nor is it offered", () => {
    const table = camp({
      chapter: 4,
      chosen: "brown",
      due: "maniac",
      round: 4,
      maniac: 134,
      campers: { red: { at: "w231" } },
    });
    expect(table.tries("maniac", { type: "prowl", to: 123 })).toBe("no-way-there");
    expect(table.choices("maniac", "prowl").map((c) => "to" in c && c.to)).not.toContain(123);
  });
});
