import { describe, expect, it } from "vitest";
import { type Letter, type Scene, scene } from "./scene.ts";

const LEFT = -1;
const RIGHT = 1;
const UP = -1;
const DOWN = 1;
const column = (col: number) => 5 + col;

/** A guard among four, unless said otherwise: D. */
const suspicion = (guards = "D", seats = 4) => scene({ mode: "suspicion" }, seats).guards(guards);
const inside = (position: Scene, letters: string, spot: readonly [number, number] = [0, 1]) =>
  position.room("room25", spot).stand(letters, spot);

describe("the way out", () => {
  it("R70: at (0,1) row 0 to the left is no escape, column 1 upwards is", () => {
    const wrapped = inside(scene(), "ABCD")
      .turn({ A: ["control", "look"], B: ["look", "control"] })
      .slide("A", 0, LEFT);
    expect(wrapped.board.ending).toBe("");
    expect(wrapped.where("A")).toEqual([0, 0]);

    const out = inside(scene(), "ABCD").turn({ A: ["control", "look"], B: ["look", "control"] });
    out.slide("A", column(1), UP);
    expect(out.board.ending).toBe("escape");
    expect([...out.board.outcomes]).toEqual(["won", "won", "won", "won"]);
    expect(out.events("escaped")).toHaveLength(1);
  });

  it.each([
    ["row 0 left", 0, LEFT, "escape"],
    ["column 0 up", column(0), UP, "escape"],
    ["row 0 right", 0, RIGHT, ""],
    ["column 0 down", column(0), DOWN, ""],
  ] as const)("R71: at (0,0) %s", (_, line, direction, ending) => {
    const position = inside(scene(), "ABCD", [0, 0]).turn({ A: ["control", "look"], B: ["look", "control"] });
    expect(position.slide("A", line, direction).board.ending).toBe(ending);
  });

  it("D-6: a slide by somebody outside only wraps it", () => {
    const waiting = ["look", "control"] as const;
    const position = inside(suspicion(), "ABC").stand("D", [4, 1]);
    position.turn({ A: waiting, B: waiting, C: waiting, D: ["control", "push"] });
    for (const letter of ["A", "B", "C"] as const) position.target(letter, [0, 0]);
    position.slide("D", column(1), UP);
    expect(position.board.ending).toBe("");
    expect([position.where("A"), position.where("D")]).toEqual([
      [4, 1],
      [3, 1],
    ]);
  });

  it("D-6: a Control Chamber only wraps it", () => {
    const position = inside(scene(), "BCD")
      .room("control", [1, 2], "hidden")
      .turn({ A: ["move", "push"], B: ["look", "move"] });
    position.target("A", [1, 2]).slide("A", column(1), UP);
    expect(position.where("B")).toEqual([4, 1]);
    expect(position.board.ending).toBe("");
  });

  it("over, everything lies open: identities, and what every room was", () => {
    const position = inside(suspicion(), "ABC")
      .turn({ A: ["control", "look"] })
      .slide("A", column(1), UP);
    expect(position.character("D").identity).toBe("guard");
    expect([...position.board.complex]).toEqual(position.secret.kinds);
    expect(position.board.phase).toBe("over");
  });
});

describe("Suspicion", () => {
  it("R73: one prisoner outside: it wraps on turn 7; on the last turn the prisoners win", () => {
    const outwards = (turnsLeft: number) =>
      inside(suspicion(), "AB")
        .turnsLeft(turnsLeft)
        .turn({ A: ["control", "look"], B: ["look", "control"] })
        .slide("A", column(1), UP);
    expect(outwards(4).board.ending).toBe("");
    expect(outwards(4).where("A")).toEqual([4, 1]);
    const won = outwards(1);
    expect(won.board.ending).toBe("escape");
    expect((["A", "B", "C", "D"] as const).map((letter) => won.outcome(letter))).toEqual(["won", "won", "won", "lost"]);
  });

  it("R74: with one prisoner dead the others cannot leave before the last turn", () => {
    const outwards = (turnsLeft: number) => {
      const position = suspicion()
        .room("mortal", [1, 2], "hidden")
        .turnsLeft(turnsLeft + 1);
      position.turn({ A: ["move", "look"] }).target("A", [1, 2]);
      inside(position, "BC").turn({ C: ["control", "look"], B: ["look", "control"] });
      return position.slide("C", column(1), UP);
    };
    expect(outwards(5).board.ending).toBe("");
    expect(outwards(1).board.ending).toBe("escape");
    expect(outwards(1).outcome("A")).toBe("won");
  });

  it("two prisoners missing: never", () => {
    const position = inside(suspicion("E", 5), "AB")
      .turnsLeft(1)
      .turn({ A: ["control", "look"], B: ["look", "push"] });
    expect(position.slide("A", column(1), UP).board.ending).toBe("");
  });

  it("R76: a guard inside does not prevent it", () => {
    const position = inside(suspicion(), "ABCD")
      .turn({ A: ["control", "look"] })
      .slide("A", column(1), UP);
    expect(position.board.ending).toBe("escape");
    expect(position.outcome("D")).toBe("lost");
  });

  it("R77: a guard's own outward Control wraps", () => {
    const position = inside(suspicion("A"), "ABCD").turn({ A: ["control", "look"], B: ["look", "control"] });
    position.slide("A", column(1), UP);
    expect(position.board.ending).toBe("");
    expect(position.where("B")).toEqual([4, 1]);
    expect(position.character("A").identity).toBe("");
  });

  it("the countdown ends: guards win; without any guard everybody loses", () => {
    const withGuard = suspicion().turnsLeft(1).turn();
    expect(withGuard.board.ending).toBe("time");
    expect((["A", "D"] as const).map((letter) => withGuard.outcome(letter))).toEqual(["lost", "won"]);
    expect([...suspicion("").turnsLeft(1).turn().board.outcomes]).toEqual(["lost", "lost", "lost", "lost"]);
  });
});

describe("Cooperation", () => {
  it("R79: one dead and the rest escape at any time: a partial victory", () => {
    const position = scene()
      .room("mortal", [1, 2], "hidden")
      .turn({ A: ["move", "look"] })
      .target("A", [1, 2]);
    inside(position, "BCD")
      .turn({ C: ["control", "look"] })
      .slide("C", column(1), UP);
    expect(position.board.ending).toBe("escape");
    expect([...position.board.outcomes]).toEqual(["partial", "partial", "partial", "partial"]);
  });

  it("R79: two dead: everybody loses at once", () => {
    const position = scene()
      .room("mortal", [1, 2], "hidden")
      .turn({ A: ["move", "look"], B: ["move", "look"] });
    position.target("A", [1, 2]);
    expect(position.board.ending).toBe("");
    position.target("B", [1, 2]);
    expect(position.board.ending).toBe("deaths");
    expect(new Set(position.board.outcomes)).toEqual(new Set(["lost"]));
  });

  it("somebody outside: it wraps, on the last turn too", () => {
    const position = inside(scene(), "ABC")
      .turnsLeft(1)
      .turn({ A: ["control", "look"], B: ["look", "control"] });
    expect(position.slide("A", column(1), UP).board.ending).toBe("");
  });
});

describe("Solo", () => {
  it("R79: one death loses at once", () => {
    const position = scene({ mode: "solo" }, 1).room("mortal", [1, 2], "hidden");
    position.do("A", { type: "act", action: "move" }).target("A", [1, 2]);
    expect(position.board.ending).toBe("deaths");
    expect([...position.board.outcomes]).toEqual(["lost"]);
  });

  it("D-22: no programming; in the second round another action than in the first", () => {
    const position = scene({ mode: "solo" }, 1);
    expect(position.board.phase).toBe("action");
    expect(position.options("A")).toEqual([
      { type: "act", action: "look" },
      { type: "act", action: "move" },
    ]);
    expect(position.refusal("A", { type: "act", action: "control" })).toBe("no-target");
    expect(position.refusal("A", { type: "programme", character: position.number("A"), actions: ["look"] })).toBe(
      "not-now",
    );
    for (const _ of "ABCD") position.do("A", { type: "act", action: "move" }).target("A", [1, 2]);
    expect(position.board.round).toBe(2);
    expect(position.refusal("A", { type: "act", action: "move" })).toBe("played-already");
    expect(position.refusal("A", { type: "keep" })).toBe("must-play");
  });

  it("all four must escape", () => {
    const position = inside(scene({ mode: "solo" }, 1), "ABCD").do("A", { type: "act", action: "control" });
    position.slide("A", column(1), UP);
    expect([...position.board.outcomes]).toEqual(["won"]);
  });
});

describe("Competition", () => {
  const duel = () => scene({ mode: "competition" }, 2);

  it("the first duo out wins; others inside do not matter", () => {
    const position = inside(duel(), "ABC").turn({ A: ["control", "look"], B: ["look", "push"], C: ["look", "push"] });
    position.slide("A", column(1), UP);
    expect([position.outcome("A"), position.outcome("B")]).toEqual(["won", "lost"]);
  });

  it("half a duo wraps", () => {
    const position = inside(duel(), "AB")
      .turn({ A: ["control", "look"], B: ["look", "control"] })
      .slide("A", column(1), UP);
    expect(position.board.ending).toBe("");
  });

  it("with one dead the other leaves alone, on the last turn only", () => {
    const alone = (turnsLeft: number) => {
      const position = duel()
        .room("mortal", [1, 2], "hidden")
        .turnsLeft(turnsLeft + 1);
      position.turn({ C: ["move", "look"] }).target("C", [1, 2]);
      inside(position, "A").turn({ A: ["control", "look"] });
      return position.slide("A", column(1), UP);
    };
    expect(alone(4).board.ending).toBe("");
    expect(alone(1).board.ending).toBe("escape");
  });

  it("the last player with a living character wins", () => {
    const position = duel()
      .room("mortal", [1, 2], "hidden")
      .turn({ A: ["move", "look"], C: ["move", "look"] });
    position.target("A", [1, 2]).target("C", [1, 2]);
    expect(position.board.ending).toBe("elimination");
    expect([position.outcome("A"), position.outcome("B")]).toEqual(["lost", "won"]);
  });

  it("D-21: nobody out in time, nobody wins", () => {
    expect([...duel().turnsLeft(1).turn().board.outcomes]).toEqual(["lost", "lost"]);
  });
});

describe("Team", () => {
  const teams = () => scene({ mode: "team" }, 4);

  it("the first team all of whose prisoners escape wins", () => {
    const position = inside(teams(), "AC")
      .turn({ A: ["control", "look"] })
      .slide("A", column(1), UP);
    expect((["A", "B", "C", "D"] as const).map((letter) => position.outcome(letter))).toEqual([
      "won",
      "lost",
      "won",
      "lost",
    ]);
  });

  it("the team that eliminates all opponents wins", () => {
    const position = teams()
      .room("mortal", [1, 2], "hidden")
      .turn({ A: ["move", "look"], C: ["move", "look"] });
    position.target("A", [1, 2]).target("C", [1, 2]);
    expect(position.board.ending).toBe("elimination");
    expect([position.outcome("A"), position.outcome("B")]).toEqual(["lost", "won"]);
  });

  it("of three, two may leave without a dead one on the last turn only; a single one never", () => {
    const leaving = (dead: "C" | "CE", turnsLeft: number) => {
      const position = scene({ mode: "team", teamSize: 3 }, 6).room("mortal", [1, 2], "hidden");
      position
        .turnsLeft(turnsLeft + 1)
        .turn({ C: ["move", "look"], ...(dead === "CE" ? { E: ["move", "look"] } : {}) });
      for (const letter of dead) position.target(letter as Letter, [1, 2]);
      const [rest, by] = dead === "CE" ? (["A", "A"] as const) : (["AE", "E"] as const);
      inside(position, rest).turn({ A: ["control", "look"], E: ["control", "look"] });
      return position.slide(by, column(1), UP).board.ending;
    };
    expect(leaving("C", 4)).toBe("");
    expect(leaving("C", 1)).toBe("escape");
    expect(leaving("CE", 1)).not.toBe("escape");
  });

  it("R82: time over, two against one in Room 25: the two win", () => {
    const position = inside(teams(), "ABC").turnsLeft(1);
    position.turn({ A: ["look"], B: ["look"], C: ["look"] });
    for (const letter of "ABC") position.do(letter as Letter, { type: "playNow" }).target(letter as Letter, [0, 0]);
    expect(position.board.ending).toBe("time");
    expect([position.outcome("A"), position.outcome("B")]).toEqual(["won", "lost"]);
  });

  it("R82: one each: a draw, D-21", () => {
    const position = inside(teams(), "AB")
      .turnsLeft(1)
      .turn({ A: ["look"], B: ["look"] });
    position.do("A", { type: "playNow" }).target("A", [0, 0]).do("B", { type: "playNow" }).target("B", [0, 0]);
    expect(position.board.ending).toBe("time");
    expect(new Set(position.board.outcomes)).toEqual(new Set(["draw"]));
  });
});

describe("the alarm", () => {
  it("R80: pushed into Room 25 early: five turns are left", () => {
    const position = scene({ mode: "suspicion" }).room("room25", [0, 1]).stand("AB", [0, 0]);
    position
      .turnsLeft(9)
      .turn({ A: ["push", "control"], B: ["look", "push"] })
      .push("A", "B", [0, 1]);
    expect(position.board.turnsLeft).toBe(5);
    expect(position.events("alarm")).toEqual([{ type: "alarm", turnsLeft: 5 }]);
  });

  it("R80: no change on turn 6, nor at a second entry", () => {
    const position = scene({ mode: "suspicion" }).room("room25", [0, 1]).stand("AB", [0, 0]).turnsLeft(5);
    position
      .turn({ A: ["move", "look"], B: ["move", "look"] })
      .target("A", [0, 1])
      .target("B", [0, 1]);
    expect(position.board.turnsLeft).toBe(5);
    expect(position.events("alarm")).toEqual([]);
  });

  it("being carried along is no entry; and it can be left out; and games of eight turns have none", () => {
    expect(scene({ mode: "suspicion", hasAlarm: false }).board.hasAlarm).toBe(false);
    expect(scene({ mode: "cooperation" }).board.hasAlarm).toBe(false);
    const position = scene({ mode: "suspicion" })
      .room("room25", [0, 1])
      .stand("A", [0, 1])
      .turn({ A: ["control", "look"] });
    position.slide("A", 0, LEFT);
    expect(position.board.turnsLeft).toBe(10);
  });
});
