import { describe, expect, test } from "vitest";
import type { CampBoard } from "../../../shared/games/last-friday/board.ts";
import { CARDS } from "../../../shared/games/last-friday/cards.ts";
import type { CampersHand } from "../../../shared/games/last-friday/envelopes.ts";
import { lastFriday } from "../../../shared/games/last-friday/index.ts";
import { MEETING_FRONTS } from "../../../shared/games/last-friday/meetings.ts";
import { options } from "../../../shared/games/last-friday/options.ts";
import { possibleCircles } from "../../../shared/games/last-friday/possible.ts";
import { hearersOf } from "../../../shared/games/last-friday/talk.ts";
import { warningsOf } from "../../../shared/games/last-friday/warnings.ts";
import { Match } from "../../../shared/table/match.ts";
import { camp } from "./camp.ts";
import { boardOf, playOut, setupOf } from "./play.ts";

function fresh(chosen: Parameters<typeof setupOf>[0], seats = 3, seed = 1): { match: Match; board: CampBoard } {
  const match = new Match(lastFriday, setupOf({ maniac: 0, ...chosen }, seats, seed));
  return { match, board: boardOf(match) };
}

describe("setting up", () => {
  test("the campers are shared as evenly as possible, one maniac against all", () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      const { board } = fresh({}, seats);
      const runs = Array.from({ length: seats }, (_, seat) => [...board.campers].filter((c) => c.seat === seat).length);
      expect(runs[0]).toBe(0);
      expect(Math.max(...runs.slice(1)) - Math.min(...runs.slice(1))).toBeLessThanOrEqual(1);
    }
  });

  test("fifteen cards: three different skills a colour, three own tokens of each kind", () => {
    for (const cards of CARDS) expect(new Set(cards.map(({ skill }) => skill)).size).toBe(3);
    const own = CARDS.flat().map((card) => card.own);
    for (const clue of new Set(own)) expect(own.filter((other) => other === clue)).toHaveLength(3);
  });

  test("the maniac knows what he laid on the meeting points, and nobody else", () => {
    const { match, board } = fresh({}, 2);
    for (let camper = 0; camper < 5; camper++) match.perform(0, 1, { type: "pickCard", camper, card: 0 } as never);
    expect(() =>
      match.perform(0, 0, { type: "arrange", boat: 0, fronts: MEETING_FRONTS.map(() => "red") } as never),
    ).toThrow("wrong-tokens");
    match.perform(0, 0, { type: "arrange", boat: 2, fronts: [...MEETING_FRONTS] } as never);
    expect(Object.values((match.hands[0] as { fronts: object }).fronts).sort()).toEqual([...MEETING_FRONTS].sort());
    expect([...board.tokens.values()].every(({ front }) => front === "")).toBe(true);
    expect(JSON.stringify(match.hands[1])).not.toContain("corpse");
    expect(board.boat).toBe(2);
  });

  test("chapter II alone: three cabins of the campers, two of the maniac, opened in turn", () => {
    const { board } = playOut(setupOf({ play: "2", maniac: 0 }, 3, 5)).match as unknown as { board: CampBoard };
    expect([...board.cabins].sort()).toEqual([1, 1, 1, 2, 2]);
  });

  test("the options of a chapter lead to the next; a campaign to nothing", () => {
    const board = {} as CampBoard;
    expect(lastFriday.next(options.parse({ play: "1" }), board)?.play).toBe("2");
    expect(lastFriday.next(options.parse({ play: "4" }), board)).toBeUndefined();
    expect(lastFriday.next(options.parse({ play: "campaign" }), board)).toBeUndefined();
  });
});

describe("a camper's turn", () => {
  test("who can move must", () => {
    expect(camp({ campers: { red: { at: "w212" } } }).tries("red", { type: "end" })).toBe("must-move");
  });

  test("a camper may pass another, and not stop on it", () => {
    const table = camp({ campers: { red: { at: "w212" }, blue: { at: "w213" } } }).steps("red", "w213");
    expect(table.tries("red", { type: "end" })).toBe("must-not-stop");
    table.steps("red", "w214").do("red", { type: "end" });
    expect(table.person("red").at).toBe("w214");
  });

  test("a step that crosses no circle can be taken back; one that teaches something cannot", () => {
    const table = camp({ maniac: 1, campers: { red: { at: "w212" } } });
    table.steps("red", "w198").do("red", { type: "undo" });
    expect(table.person("red").at).toBe("w212");
    table.steps("red", "w213");
    expect(table.tries("red", { type: "undo" })).toBe("nothing-to-undo");
  });

  test("sneakers give a step more, Sprint two", () => {
    const one = camp({ campers: { red: { at: "w212", clues: ["sneakers"] } } });
    one.do("red", { type: "use", clue: "sneakers" });
    expect(one.board.turn.maxSteps).toBe(3);
    const two = camp({ campers: { red: { at: "w212", card: "Dana", clues: ["sneakers"] } } });
    two.do("red", { type: "use", clue: "sneakers" });
    expect(two.board.turn.maxSteps).toBe(4);
  });

  test("one clue a turn; with Determination two", () => {
    const campers = { red: { at: "w212", clues: ["hearing", "sneakers"] } } as const;
    const one = camp({ campers }).do("red", { type: "use", clue: "hearing" });
    expect(one.tries("red", { type: "use", clue: "sneakers" })).toBe("clue-limit");
    const mercy = camp({ campers: { red: { ...campers.red, card: "Mercy" } } });
    mercy.do("red", { type: "use", clue: "hearing" });
    expect(mercy.tries("red", { type: "use", clue: "sneakers" })).toBe("done");
  });

  test("a clue used after a step ends the move", () => {
    const table = camp({ campers: { red: { at: "w212", clues: ["hearing"] } } }).steps("red", "w198");
    table.do("red", { type: "use", clue: "hearing" });
    expect(table.tries("red", { type: "step", to: 190 })).toBe("move-is-over");
  });

  test("a second clue of a kind is used at once or put away face-down", () => {
    const campers = { red: { at: "w212", clues: ["sneakers"] } } as const;
    const table = camp({ campers, lying: { w213: "clue:sneakers" } })
      .steps("red", "w213")
      .do("red", { type: "take" });
    expect(table.due).toBe("duplicate red");
    table.do("red", { type: "use", clue: "sneakers" });
    expect(table.board.turn.maxSteps).toBe(3);
    expect(table.person("red").clues).toEqual(["sneakers"]);
    const other = camp({ campers, lying: { w213: "clue:sneakers" } })
      .steps("red", "w213")
      .do("red", { type: "take" });
    other.do("red", { type: "place", point: 214 });
    expect(other.lies("w214")).toBe("clue");
  });

  test("a second key is exchanged for the first, or left where it lies", () => {
    const campers = { red: { at: "w212", key: "blue" } } as const;
    const table = camp({ campers, lying: { w213: "meeting:green" } })
      .steps("red", "w213")
      .do("red", { type: "take" });
    expect(table.due).toBe("swapKey red");
    table.do("red", { type: "place", point: 214 });
    expect(table.person("red").key).toBe("green");
    expect(table.lies("w214")).toBe("key:blue");
    const left = camp({ campers, lying: { w213: "meeting:green" } })
      .steps("red", "w213")
      .do("red", { type: "take" }, { type: "pass" });
    expect(left.lies("w213")).toBe("key:green");
  });

  test("a clue is discarded face-down, a key face-up, on a free point beside", () => {
    const campers = { red: { at: "w212", key: "blue", clues: ["trap"] } } as const;
    const table = camp({ campers });
    table.do("red", { type: "drop", what: "trap", point: 213 }, { type: "drop", what: "key", point: 198 });
    expect([table.lies("w213"), table.lies("w198")]).toEqual(["clue", "key:blue"]);
    expect(table.tries("red", { type: "drop", what: "trap", point: 213 })).toBe("not-yours");
  });
});

describe("skills", () => {
  test("Suspicion: after the shovel a clue is turned up for all", () => {
    const campers = { green: { at: "w212", card: "Sam", clues: ["shovel"] } } as const;
    const table = camp({ due: "green", campers, lying: { w213: "corpse", w001: "clue:trap" } }).steps("green", "w213");
    const [look] = table.choices("green", "look");
    if (look !== undefined) table.do("green", look);
    expect(table.lies("w001")).toBe("clue:trap");
  });

  test("Caution: when a trap springs she moves one point, and meets nobody", () => {
    const campers = { brown: { at: "w212", card: "Alice" } };
    const table = camp({ due: "maniac", maniac: 134, round: 2, campers, lying: { w231: "trap" } }).prowls(123);
    expect(table.due).toBe("caution brown");
    table.steps("brown", "w213");
    expect(table.person("brown")).toMatchObject({ at: "w213", life: "alive" });
  });

  test("Far throw and Trapper lay two steps away", () => {
    const lantern = camp({ campers: { red: { at: "w212", card: "Matt", clues: ["lantern"] } } });
    expect(lantern.tries("red", { type: "use", clue: "lantern", point: 214 })).toBe("done");
    const plain = camp({ campers: { red: { at: "w212", card: "Mercy", clues: ["lantern"] } } });
    expect(plain.tries("red", { type: "use", clue: "lantern", point: 214 })).toBe("place-not-free");
    const trapper = camp({ due: "yellow", campers: { yellow: { at: "w212", card: "Owen", clues: ["trap"] } } });
    expect(trapper.tries("yellow", { type: "use", clue: "trap", point: 214 })).toBe("done");
  });

  test("Night eyes look at a clue within two steps, once a chapter; only the campers see it", () => {
    const campers = { green: { at: "w212", card: "Theo" } };
    const table = camp({ due: "green", campers, lying: { w214: "clue:trap", w213: "clue:shovel" } });
    const looks = table.choices("green", "look");
    expect(looks).toHaveLength(2);
    table.do("green", ...looks.slice(0, 1));
    expect(Object.values((table.hands[1] as CampersHand).seen)).toHaveLength(1);
    expect(
      table.events.filter(({ event }) => event.type === "saw").every(({ audience }) => !audience.includes(0 as never)),
    ).toBe(true);
    expect(table.choices("green", "look")).toEqual([]);
  });
});

describe("the maniac's turn", () => {
  test("he must move, and begins where the chapter lets him", () => {
    const table = camp({ due: "maniac" });
    expect(table.tries("maniac", { type: "commit" })).toBe("choose-the-start");
    expect(table.tries("maniac", { type: "start", circle: 3 })).toBe("not-a-start");
    table.do("maniac", { type: "start", circle: 6 });
    expect(table.tries("maniac", { type: "commit" })).toBe("must-move");
    table.prowls(13);
    expect(table.hand.cells).toEqual([[6], [13]]);
  });

  test("he is warned before what cannot be taken back", () => {
    const table = camp({
      due: "maniac",
      maniac: 134,
      round: 2,
      campers: { red: { at: "w231" } },
      lying: { w215: "trap" },
    });
    expect(warningsOf(table.board, table.hand, { type: "prowl", to: 123 })).toEqual(["kills"]);
    expect(warningsOf(table.board, table.hand, { type: "prowl", to: 135 })).toEqual(["springs-a-trap", "is-shown"]);
  });

  test("Invisible cancels what would show him by his own move", () => {
    const table = camp({
      chapter: 2,
      due: "maniac",
      round: 4,
      maniac: 134,
      tokens: ["invisible"],
      lying: { w231: "trap" },
    });
    expect(table.tries("maniac", { type: "invisible" })).toBe("nothing-to-hide");
    table.do("maniac", { type: "prowl", to: 131 }, { type: "invisible" }, { type: "commit" });
    expect(table.board.sighting).toBeUndefined();
    expect(table.points("trap")).toEqual([]);
  });

  test("Plot twist: one more turn after round 15, without trail or second token", () => {
    const table = camp({
      chapter: 3,
      chosen: "red",
      due: "maniac",
      round: 15,
      maniac: 134,
      tokens: ["twist", "speed"],
    });
    table.prowls(123);
    const [trail] = table.choices("maniac", "trail");
    if (trail !== undefined) table.do("maniac", trail);
    table.do("maniac", { type: "twist" });
    expect(table.tries("maniac", { type: "speed" })).toBe("one-token-a-turn");
    table.prowls(120);
    expect(table.board.result).toBe("campers");
    expect(table.hand.cells[16]).toEqual([120]);
  });
});

describe("the ends of chapters alone", () => {
  test("I: the unsheltered die when the time is over; with fewer than three safe the maniac has won", () => {
    const campers = { red: { at: "w308", isSafe: true }, yellow: { at: "w292", isSafe: true } };
    const cabins = { green: "campers" } as const;
    const table = camp({ due: "brown", round: 15, maniac: 1, campers, cabins });
    table.do("brown", ...table.choices("brown", "step").slice(0, 1), { type: "end" });
    expect(table.has("killed").map(({ camper }) => camper)).toEqual([2, 3, 4]);
    expect(table.board.result).toBe("maniac");
  });

  test("I: with all five dead the maniac has won at once", () => {
    const dead = { at: "dead" };
    const campers = { yellow: { at: "w231" }, red: dead, green: dead, blue: dead, brown: dead };
    expect(camp({ due: "maniac", maniac: 134, campers }).prowls(123).board.result).toBe("maniac");
  });

  test("the track lies open when the match is over, and not before", () => {
    const { match } = playOut(setupOf({ play: "1" }, 3, 3), undefined, (at) => {
      if (!at.isOver) expect(boardOf(at).track).toHaveLength(0);
    });
    expect(boardOf(match).track.length).toBeGreaterThan(0);
  });
});

describe("what the campers can know", () => {
  test("after one turn he is a step from his starts, and not where somebody has looked", () => {
    const table = camp({ due: "maniac", after: ["red"], campers: { red: { at: "w212" } } });
    expect(possibleCircles(table.board)).toEqual([2, 6, 132, 150, 196]);
    table.do("maniac", { type: "start", circle: 6 }).prowls(13);
    const known = possibleCircles(table.board);
    expect(known).toContain(13);
    expect(known).not.toContain(6);
    expect(known).not.toContain(119);
  });

  test("a trail shown afterwards throws light on the rounds between", () => {
    const table = camp({ due: "maniac", after: ["maniac", "maniac"] });
    table.do("maniac", { type: "start", circle: 6 }).prowls(13);
    table.board.round = 2;
    table.prowls(20);
    table.board.round = 3;
    table.prowls(34);
    const before = possibleCircles(table.board).length;
    const [trail] = table.choices("maniac", "trail");
    if (trail !== undefined) table.do("maniac", trail);
    expect(possibleCircles(table.board)).toContain(34);
    expect(possibleCircles(table.board).length).toBeLessThan(before / 2);
  });
});

describe("the table", () => {
  test("sketches are the campers' own; the maniac sees none and draws none", () => {
    const table = camp({ due: "maniac", maniac: 1 });
    const maniac = table.hands[0];
    table.do("blue", { type: "sketch", shape: "arrow", colour: 3, nodes: ["w212", "c119"] });
    expect((table.hands[2] as CampersHand).sketches).toMatchObject([{ seat: 4, shape: "arrow" }]);
    expect(table.hands[0]).toBe(maniac);
    expect(table.events).toEqual([]);
    expect(table.tries("maniac", { type: "wipe" })).toBe("campers-only");
    table.do("red", { type: "erase", id: 1 });
    expect((table.hands[2] as CampersHand).sketches).toEqual([]);
  });

  test("the maniac overhears the campers, unless the host has them speak apart", () => {
    const { board } = camp();
    expect(hearersOf(board, 1)).toBe("everybody");
    board.isOverheard = false;
    expect(hearersOf(board, 1)).toEqual([1, 2, 3, 4, 5]);
    expect(hearersOf(board, 0)).toBe("everybody");
  });

  test("when the time is out the due thing is done, whoever is late, up to the end of the match", () => {
    for (const play of ["1", "2", "3", "4"] as const) {
      const { match, board } = fresh({ play, turnTime: 60 }, 4, 9);
      let now = 0;
      for (let count = 0; !match.isOver && count < 2000; count++) {
        expect(board.deadline).toBe(now + 60_000);
        now = board.deadline;
        expect(match.advance(now)).toHaveLength(1);
      }
      expect(match.isOver).toBe(true);
    }
  }, 60_000);

  test("a maniac who is late goes on from what he has drafted, and drafting gives him no more time", () => {
    const table = camp({ due: "maniac", maniac: 134, round: 2 });
    table.board.turnTime = 60;
    table.board.deadline = 60_000;
    table.do("maniac", { type: "prowl", to: 131 });
    expect(table.board.deadline).toBe(60_000);
    lastFriday.onDeadline(table);
    expect(table.hand.circle).toBe(131);
  });
});
