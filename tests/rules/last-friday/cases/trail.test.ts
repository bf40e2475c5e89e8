import { describe, expect, test } from "vitest";
import { possibleCircles } from "../../../../shared/games/last-friday/possible.ts";
import { camp } from "../camp.ts";

describe("trail reveal and tokens", () => {
  test("L38: round 3 of I shows where he began, with a clue on a point beside it of his choice", () => {
    const table = camp({ due: "maniac", round: 3, maniac: 6 }).prowls(13);
    const choices = table.choices("maniac", "trail");
    expect(choices.every((command) => command.type === "trail" && command.circle === 6)).toBe(true);
    expect(choices.length).toBeGreaterThan(0);
    table.do("maniac", ...choices.slice(0, 1));
    expect(table.board.trail).toMatchObject({ circle: 6, ofRound: 0 });
    expect(table.points("clue")).toHaveLength(1);
  });

  test("L40: Shadow shows the true circle or one beside it", () => {
    const table = camp({ due: "maniac", round: 3, maniac: 6, tokens: ["shadow"] }).prowls(13);
    const shadows = table
      .choices("maniac", "trail")
      .flatMap((command) => (command.type === "trail" && command.token === "shadow" ? [command.circle] : []));
    expect([...new Set(shadows)].sort((a, b) => a - b)).toEqual([6, 13, 20, 21, 34]);
    const [far] = table
      .choices("maniac", "trail")
      .filter((command) => command.type === "trail" && command.circle === 34);
    if (far !== undefined) table.do("maniac", far);
    expect(table.board.trail?.circle).toBe(34);
    expect([...table.board.played].map(({ token }) => token)).toEqual(["shadow"]);
    expect(possibleCircles(table.board)).toContain(13);
  });

  test("L41: one token a turn", () => {
    const table = camp({ due: "maniac", round: 3, maniac: 6, tokens: ["shadow", "speed"] });
    table.do("maniac", { type: "speed" }).prowls(13, 20);
    const [point] = table.choices("maniac", "trail").flatMap((c) => (c.type === "trail" ? [c.clue] : []));
    const shadow = { type: "trail", token: "shadow", circle: 6, clue: point ?? 1 } as const;
    expect(table.tries("maniac", shadow)).toBe("one-token-a-turn");
  });

  test("L43: Invisible: no pawn, no clue; the old pawn stays", () => {
    const table = camp({ chapter: 3, chosen: "red", due: "maniac", round: 9, maniac: 6, tokens: ["invisible"] });
    table.prowls(13);
    const [hidden] = table.choices("maniac", "trail").filter((c) => c.type === "trail" && c.token === "invisible");
    if (hidden !== undefined) table.do("maniac", hidden);
    expect(table.board.trail).toBeUndefined();
    expect(table.points("clue")).toEqual([]);
    expect([...table.board.played].map(({ token, round }) => [token, round])).toEqual([["invisible", 9]]);
  });

  test("L44: Invisible is never for chapter I, neither taken nor used", () => {
    const table = camp({ due: "maniac", round: 3, maniac: 6, tokens: ["invisible"] }).prowls(13);
    const tokens = table.choices("maniac", "trail").map((command) => command.type === "trail" && command.token);
    expect(tokens).not.toContain("invisible");
  });

  test("L46: in IV the Plot twist is not offered: he has won", () => {
    const table = camp({ chapter: 4, chosen: "red", due: "brown", round: 15, maniac: 1, tokens: ["twist"] });
    table.do("brown", ...table.choices("brown", "step").slice(0, 1), { type: "end" });
    expect(table.board.result).toBe("maniac");
  });

  test("L47: where all points beside the circle are taken, the clue goes next to one of them", () => {
    const table = camp({ due: "maniac", round: 3, maniac: 123, lying: { w199: "trap", w230: "trap", w231: "trap" } });
    table.do("maniac", { type: "swim", to: 106 }, { type: "commit" });
    const clues = table.choices("maniac", "trail").flatMap((c) => (c.type === "trail" ? [c.clue] : []));
    expect(clues.length).toBeGreaterThan(0);
    for (const taken of [199, 230, 231]) expect(clues).not.toContain(taken);
    expect(clues).toContain(232);
  });
});
