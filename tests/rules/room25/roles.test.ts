import { describe, expect, it } from "vitest";
import { charactersOf } from "../../../shared/games/room25/complex.ts";
import { type Letter, type Scene, scene } from "./scene.ts";

const suspicion = (guards: string, seats = 4) => scene({ mode: "suspicion", hasAlarm: false }, seats).guards(guards);
const identities = (position: Scene, letters: string) =>
  [...letters].map((letter) => position.character(letter as Letter).identity);

/** Room by room, each of these walks into a Mortal Chamber beside Central, in their order. */
function die(position: Scene, letters: string): Scene {
  for (const letter of letters as Iterable<Letter>) {
    position.room("mortal", [1, 2]).turn({ [letter]: ["move", "push"] });
    if (position.board.ending === "") position.target(letter, [1, 2]);
  }
  return position;
}

describe("a guard reveals himself", () => {
  it("R83: he still plays his programmed second action; from the next turn he chooses freely, two different actions", () => {
    const position = suspicion("A").turn({ A: ["look", "move"] });
    expect(position.choices("A").canReveal).toBe(true);
    position.do("A", { type: "reveal" });
    expect(position.character("A").identity).toBe("guard");
    position.target("A", [1, 2]);
    expect(position.board.awaited.kind).toBe("move");
    position.target("A", [1, 2]);

    expect(position.board.turn).toBe(2);
    const programme = { type: "programme", character: position.number("A"), actions: ["look"] } as const;
    expect(position.refusal("A", { ...programme, actions: ["look"] })).toBe("plays-freely");
    position.turn();
    expect(position.options("A").map((option) => "action" in option && option.action)).toEqual([
      "look",
      "move",
      "control",
    ]);
    position.do("A", { type: "act", action: "control" }).slide("A", 1, 1);
    expect(position.refusal("A", { type: "act", action: "control" })).toBe("played-already");
    expect(position.refusal("A", { type: "act", action: "push" })).toBe("no-target");
  });

  it("in his own turn, until somebody else has decided something", () => {
    const position = suspicion("A").turn({ A: ["look", "push"], B: ["look", "push"] });
    position.target("A", [1, 2]);
    expect(position.board.awaited.seat).toBe(position.seat("B"));
    expect(position.choices("A").canReveal).toBe(true);
    position.target("B", [1, 2]);
    expect(position.board.turn).toBe(2);
    expect(position.refusal("A", { type: "reveal" })).toBe("not-now");

    const late = suspicion("B").turn({ A: ["look", "push"], B: ["look", "push"] });
    expect(late.refusal("B", { type: "reveal" })).toBe("not-your-turn");
  });

  it("prisoners cannot, and nobody twice", () => {
    const position = suspicion("A").turn({ A: ["look", "push"], B: ["look", "push"] });
    expect(position.refusal("B", { type: "reveal" })).toBe("not-a-guard");
    position.do("A", { type: "reveal" });
    expect(position.refusal("A", { type: "reveal" })).toBe("already-revealed");
  });

  it("starting a turn in a Cold Chamber a revealed guard has one action, now or in round 2", () => {
    const position = suspicion("A")
      .room("cold", [1, 1])
      .stand("A", [1, 1])
      .turn({ A: ["look", "push"] });
    position.do("A", { type: "reveal" }).target("A", [1, 0]).turn();
    expect(position.options("A").at(-1)).toEqual({ type: "keep" });
    position.do("A", { type: "keep" });
    expect(position.board.round).toBe(2);
    expect(position.refusal("A", { type: "keep" })).toBe("must-play");
    position.do("A", { type: "act", action: "move" }).target("A", [1, 0]);
    expect(position.board.turn).toBe(3);
  });

  it("guards do not know each other", () => {
    const position = suspicion("AB", 6);
    expect(position.hand("A")).toEqual({ role: "guard", programmes: {}, looks: {}, notes: {} });
    expect(identities(position, "ABCDEF")).toEqual(["", "", "", "", "", ""]);
  });
});

describe("masks off", () => {
  const outside = (position: Scene, letters: string) => position.room("room25", [1, 2]).stand(letters, [1, 2]);

  it("R85: five living, three in Room 25: the two outside are revealed, those inside stay secret", () => {
    const position = outside(suspicion("AE", 5), "AB").turn({
      C: ["move", "push"],
      A: ["look", "control"],
      B: ["look", "control"],
    });
    for (const letter of ["A", "B"] as const) position.target(letter, [0, 2]);
    expect(identities(position, "ABCDE")).toEqual(["", "", "", "", ""]);
    position.target("C", [1, 2]);
    expect(identities(position, "ABCDE")).toEqual(["", "", "", "prisoner", "guard"]);
  });

  it("R85: six living, three inside: no majority yet", () => {
    const position = outside(suspicion("AE", 6), "AB").turn({
      C: ["move", "push"],
      A: ["look", "control"],
      B: ["look", "control"],
    });
    for (const letter of ["A", "B"] as const) position.target(letter, [0, 2]);
    position.target("C", [1, 2]);
    expect(identities(position, "ABCDEF")).toEqual(["", "", "", "", "", ""]);
  });

  it("D-7: the living count: a death outside can make the majority", () => {
    const position = outside(suspicion("AE", 6), "ABC").room("mortal", [2, 1]);
    position.turn({ D: ["move", "push"], A: ["look", "control"], B: ["look", "control"], C: ["look", "control"] });
    for (const letter of ["A", "B", "C"] as const) position.target(letter, [0, 2]);
    position.target("D", [2, 1]);
    expect(identities(position, "ABCDEF")).toEqual(["", "", "", "", "guard", "prisoner"]);
  });

  it("D-20: a guard exposed so plays unprogrammed from the next turn", () => {
    const position = outside(suspicion("D"), "AB").turn({ C: ["move", "push"], A: ["look"], B: ["look"] });
    for (const letter of ["A", "B"] as const) position.do(letter, { type: "playNow" }).target(letter, [0, 2]);
    position.target("C", [1, 2]);
    expect(position.character("D").identity).toBe("guard");
    expect(position.character("D").isFree).toBe(false);
    for (let tries = 0; position.board.turn === 1 && tries < 5; tries++) {
      const [option] = position.options("C");
      if (option) position.do("C", option);
    }
    expect(position.board.turn).toBe(2);
    expect(position.character("D").isFree).toBe(true);
  });
});

describe("deaths in Suspicion", () => {
  it("the first dead stays secret", () => {
    expect(identities(die(suspicion("D"), "A"), "ABCD")).toEqual(["", "", "", ""]);
  });

  it("R88: prisoner, then prisoner: both revealed, guards win at once", () => {
    const position = die(suspicion("D"), "AB");
    expect(position.board.ending).toBe("deaths");
    expect(position.events("exposed").filter(({ why }) => why === "death")).toHaveLength(2);
    expect((["A", "D"] as const).map((letter) => position.outcome(letter))).toEqual(["lost", "won"]);
  });

  it("R88: prisoner, then guard: both revealed, play on", () => {
    const position = die(suspicion("B", 5), "AB");
    expect(position.board.ending).toBe("");
    expect(identities(position, "ABCDE")).toEqual(["prisoner", "guard", "", "", ""]);
  });

  it("guard, then prisoner: only the guard is revealed", () => {
    const position = die(suspicion("A", 5), "AB");
    expect(identities(position, "ABCDE")).toEqual(["guard", "", "", "", ""]);
  });

  it.each([
    ["ABC", 3],
    ["BAC", 3],
    ["BCA", 2],
  ])("R89: a dead guard A and prisoners B and C, in the order %s: it ends with death %i", (order, deaths) => {
    const position = die(suspicion("A", 6), order);
    expect(position.board.ending).toBe("deaths");
    expect(position.events("died")).toHaveLength(deaths);
  });

  it("the dead neither act nor claim", () => {
    const position = die(suspicion("D"), "A");
    expect(charactersOf(position.board, position.seat("A"))).toEqual([]);
    expect(position.refusal("A", { type: "claim", tile: position.tile([0, 0]), colour: "red" })).toBe("dead");
    expect(position.choices("A")).toEqual({
      decision: undefined,
      clue: [],
      programmes: [],
      canReveal: false,
      reminder: [],
      claims: [],
    });
  });
});
