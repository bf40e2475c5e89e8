import { describe, expect, test } from "vitest";
import { possibleCircles } from "../../../shared/games/last-friday/possible.ts";
import { camp } from "./camp.ts";

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
