import { describe, expect, it } from "vitest";
import { cellAt } from "../../../shared/games/room25/geometry.ts";
import { HOME_OF_25, scene } from "./scene.ts";

const toCentre = { type: "target", cell: cellAt(1, 2) } as const;

describe("the Trapped Chamber", () => {
  const trappedInRound1 = () => scene().room("trapped", [1, 2], "hidden");

  it("R31: entered in round 1, a Look in round 2 kills", () => {
    const position = trappedInRound1()
      .turn({ A: ["move", "look"] })
      .target("A", [1, 2]);
    expect(position.where("A")).toEqual([1, 2]);
    position.target("A", [0, 2]);
    expect(position.where("A")).toBe("dead");
    expect(position.events("died")).toMatchObject([{ cause: "trapped" }]);
  });

  it("R31: a Move out saves", () => {
    const position = scene().room("trapped", [1, 1], "hidden").stand("AB", [1, 2]);
    position
      .turn({ B: ["push", "look"], A: ["look", "move"] })
      .target("A", [0, 2])
      .push("B", "A", [1, 1]);
    position.target("A", [0, 1]).target("B", [1, 3]);
    expect(position.board.turn).toBe(2);
    expect(position.where("A")).toEqual([0, 1]);
  });

  it("R32: entered in round 2, the next turn's first played action must be a Move; kept for round 2 it is still the next", () => {
    const position = trappedInRound1()
      .turn({ A: ["push", "move"] })
      .target("A", [1, 2]);
    expect(position.board.turn).toBe(2);
    expect(position.where("A")).toEqual([1, 2]);
    position.turn({ A: ["move"] }).do("A", { type: "keep" });
    expect(position.where("A")).toEqual([1, 2]);
    position.target("A", [0, 2]);
    expect(position.where("A")).toEqual([0, 2]);
  });

  it("R32: another first action kills", () => {
    const position = trappedInRound1()
      .turn({ A: ["push", "move"] })
      .target("A", [1, 2]);
    position.turn({ A: ["control", "move"] }).slide("A", 1, 1);
    expect(position.where("A")).toBe("dead");
  });

  it("R34: pushed out by somebody before one acts, one survives and acts normally", () => {
    const position = scene()
      .room("trapped", [1, 1])
      .stand("AB", [1, 1])
      .turn({ A: ["push", "move"], B: ["look", "control"] });
    position.push("A", "B", [0, 1]).target("B", [0, 0]);
    expect(position.where("B")).toEqual([0, 1]);
    expect(position.events("looked").at(-1)?.tile).toBe(position.tile([0, 0]));
  });

  it("pushed in by somebody, one's own next action counts, not his", () => {
    const position = scene().room("trapped", [1, 1], "hidden").stand("AB", [1, 2]);
    position.turn({ A: ["push", "look"], B: ["look", "control"] }).push("A", "B", [1, 1]);
    expect(position.where("B")).toEqual([1, 1]);
    position.target("B", [0, 1]);
    expect(position.where("B")).toBe("dead");
  });

  it("R35: a lost action kills too, D-2", () => {
    const position = trappedInRound1()
      .turn({ A: ["move", "push"] })
      .target("A", [1, 2]);
    expect(position.where("A")).toBe("dead");
  });

  it("sliding along with it is not leaving", () => {
    const position = trappedInRound1()
      .turn({ A: ["move", "control"] })
      .target("A", [1, 2])
      .slide("A", 1, 1);
    expect(position.where("A")).toBe("dead");
  });
});

describe("the Flooded Chamber", () => {
  it("R37: nobody else can enter, ever, even after the first has left", () => {
    const position = scene().room("flooded", [1, 1], "hidden").stand("ABC", [1, 2]);
    position.turn({ A: ["move", "push"], B: ["move", "push"], C: ["look", "push"] }).target("A", [1, 1]);
    expect(position.refusal("B", { type: "target", cell: cellAt(1, 1) })).toBe("is-closed");
    position.target("B", [1, 3]);
    position
      .turn({ A: ["move", "look"], B: ["move", "push"], C: ["look", "control"] })
      .target("B", [1, 2])
      .target("A", [1, 0]);
    expect(position.board.awaited.kind).toBe("push");
    const inside = { type: "push", character: position.number("C"), cell: cellAt(1, 1) } as const;
    expect(position.refusal("B", inside)).toBe("is-closed");
  });

  it("R38: still there after the second slot of the next turn, one drowns", () => {
    const position = scene()
      .room("flooded", [1, 2], "hidden")
      .turn({ A: ["move", "push"] })
      .target("A", [1, 2]);
    expect(position.board.turn).toBe(2);
    position.turn({ A: ["push", "look"] });
    expect(position.where("A")).toEqual([1, 2]);
    position.target("A", [0, 2]);
    expect(position.where("A")).toBe("dead");
  });

  it("R38: leaving with the second action of the next turn saves", () => {
    const position = scene()
      .room("flooded", [1, 2], "hidden")
      .turn({ A: ["move", "push"] })
      .target("A", [1, 2]);
    position.turn({ A: ["push", "move"] }).target("A", [0, 2]);
    expect(position.where("A")).toEqual([0, 2]);
  });

  it("a single action played in round 1 does not lift the deadline: the second slot counts", () => {
    const position = scene()
      .room("flooded", [1, 2], "hidden")
      .turn({ A: ["move", "push"] })
      .target("A", [1, 2]);
    position
      .turn({ A: ["look"] })
      .do("A", { type: "playNow" })
      .target("A", [0, 2]);
    expect(position.where("A")).toBe("dead");
  });
});

describe("the Acid Bath", () => {
  it("R41: who enters survives, who was there dies; and so on", () => {
    const position = scene({ mode: "competition" }, 3).room("acid", [1, 2]).stand("A", [1, 2]);
    position.turn({ B: ["move", "push"], C: ["move", "push"] }).target("B", [1, 2]);
    expect([position.where("A"), position.where("B")]).toEqual(["dead", [1, 2]]);
    position.target("C", [1, 2]);
    expect([position.where("B"), position.where("C")]).toEqual(["dead", [1, 2]]);
  });
});

describe("the Vortex Room", () => {
  it("R43: entered by Move or Push: back on Central, and it stays revealed", () => {
    const position = scene()
      .room("vortex", [1, 2], "hidden")
      .turn({ A: ["move", "look"] })
      .target("A", [1, 2]);
    expect(position.where("A")).toEqual([2, 2]);
    expect(position.kind([1, 2])).toBe("vortex");
    expect(position.events("moved").map(({ how }) => how)).toEqual(["move", "vortex"]);

    const pushed = scene()
      .room("vortex", [0, 1])
      .stand("AB", [0, 0])
      .turn({ A: ["push", "control"] });
    pushed.push("A", "B", [0, 1]);
    expect(pushed.where("B")).toEqual([2, 2]);
  });
});

describe("the Twin Chambers", () => {
  it("R44: the first revealed while the other is hidden does nothing; the second brings one to the first, and no further, D-8", () => {
    const position = scene().room("twin", [1, 2], "hidden").room("twin", [2, 1], "hidden");
    position.turn({ A: ["move", "push"], B: ["move", "push"] }).target("A", [1, 2]);
    expect(position.where("A")).toEqual([1, 2]);
    position.target("B", [2, 1]);
    expect(position.where("B")).toEqual([1, 2]);
    expect(position.kind([2, 1])).toBe("twin");
    expect(position.events("moved").map(({ how }) => how)).toEqual(["move", "move", "twin"]);
  });
});

describe("the Moving Chamber", () => {
  it("R47: the tile with all in it and a hidden tile of one's choice change places; that one stays hidden", () => {
    const position = scene()
      .room("moving", [1, 2])
      .stand("B", [1, 2])
      .turn({ A: ["move", "push"], B: ["look", "push"] });
    position.target("A", [1, 2]);
    const [mine, other] = [position.tile([1, 2]), position.tile([0, 0])];
    expect(position.lit("A")).toHaveLength(23);
    expect(position.refusal("A", { type: "target", cell: cellAt(2, 2) })).toBe("not-hidden");
    position.target("A", [0, 0]);
    expect([position.where("A"), position.where("B")]).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect([position.spotOf(mine), position.spotOf(other)]).toEqual([
      [0, 0],
      [1, 2],
    ]);
    expect(position.kind([1, 2])).toBe("");
  });

  it("R49: it may pick the hidden Room 25, which may end outside the exit zones", () => {
    const position = scene()
      .room("moving", [1, 2], "hidden")
      .turn({ A: ["move", "push"] });
    const goal = position.tile(HOME_OF_25);
    position.target("A", [1, 2]).target("A", HOME_OF_25);
    expect(position.spotOf(goal)).toEqual([1, 2]);
    expect(position.kind([1, 2])).toBe("");
  });

  it("without any hidden room it has no effect", () => {
    const position = scene();
    for (let row = 0; row < 5; row++) for (let col = 0; col < 5; col++) position.stand("", [row, col]);
    position
      .room("moving", [1, 2])
      .turn({ A: ["move", "push"] })
      .target("A", [1, 2]);
    expect(position.where("A")).toEqual([1, 2]);
    expect(position.board.turn).toBe(2);
  });

  it("who is pushed in chooses himself", () => {
    const position = scene()
      .room("moving", [1, 2])
      .stand("AB", [1, 1])
      .turn({ A: ["push", "look"] });
    position.push("A", "B", [1, 2]);
    expect(position.board.awaited.seat).toBe(position.seat("B"));
    expect(position.options("A")).toEqual([]);
    expect(position.options("B").length).toBeGreaterThan(0);
  });
});

describe("the Illusion Chamber", () => {
  it("R50: the chosen tile comes under one and is revealed: a Mortal Chamber kills", () => {
    const position = scene().room("illusion", [1, 2], "hidden").room("mortal", [4, 0], "hidden");
    position
      .turn({ A: ["move", "push"] })
      .target("A", [1, 2])
      .target("A", [4, 0]);
    expect(position.where("A")).toBe("dead");
    expect(position.kind([1, 2])).toBe("mortal");
    expect(position.kind([4, 0])).toBe("illusion");
  });

  it("R52: entered again with hidden rooms left, it swaps again", () => {
    const position = scene()
      .room("illusion", [1, 2], "hidden")
      .turn({ A: ["move", "push"] });
    position.target("A", [1, 2]).target("A", [1, 1]);
    expect(position.kind([1, 1])).toBe("illusion");
    expect(position.where("A")).toEqual([1, 2]);
    position.turn({ A: ["move", "look"] }).target("A", [1, 1]);
    expect(position.board.awaited.kind).toBe("in-illusion");
    position.target("A", [0, 0]);
    expect(position.kind([0, 0])).toBe("illusion");
    expect(position.where("A")).toEqual([1, 1]);
  });

  it("the effect of the tile that comes is taken: a Vision Chamber asks", () => {
    const position = scene().room("illusion", [1, 2], "hidden").room("vision", [0, 0], "hidden");
    position
      .turn({ A: ["move", "push"] })
      .target("A", [1, 2])
      .target("A", [0, 0]);
    expect(position.board.awaited.kind).toBe("in-vision");
  });
});

describe("the Prison Cell", () => {
  it("R53: with empty neighbours, Central not among them, a Move is lost", () => {
    const position = scene()
      .room("prison", [1, 1])
      .stand("A", [1, 1])
      .turn({ A: ["move", "push"] });
    expect(position.events("lost")[0]?.action).toBe("move");
    expect(position.where("A")).toEqual([1, 1]);
  });

  it("R53: into Central if adjacent, or to where somebody else is", () => {
    const position = scene()
      .room("prison", [1, 2])
      .stand("A", [1, 2])
      .stand("B", [0, 2])
      .turn({ A: ["move", "push"] });
    expect(position.lit("A")).toEqual([
      [0, 2],
      [2, 2],
    ]);
    expect(position.refusal("A", { type: "target", cell: cellAt(1, 1) })).toBe("prison");
  });

  it("R53: a slide between the actions can open the way out", () => {
    const position = scene().room("prison", [1, 1]).stand("A", [1, 1]).stand("B", [0, 3]);
    position.turn({ B: ["control", "push"], A: ["push", "move"], C: ["push", "control"] });
    position.slide("B", 0, -1);
    expect(position.where("B")).toEqual([0, 2]);
    expect(position.where("A")).toEqual([1, 1]);
    expect(
      position.events("lost").some(({ action, character }) => action === "move" && character === position.number("A")),
    ).toBe(true);

    const freed = scene().room("prison", [1, 1]).stand("A", [1, 1]).stand("B", [0, 2]);
    freed.turn({ B: ["control", "push"], A: ["push", "move"] }).slide("B", 0, -1);
    expect(freed.where("A")).toEqual([0, 1]);
  });

  it("R55: Push is not restricted, D-9", () => {
    const position = scene()
      .room("prison", [1, 1])
      .stand("AB", [1, 1])
      .turn({ A: ["push", "look"] });
    expect(position.lit("A")).toEqual([
      [0, 1],
      [1, 0],
      [1, 2],
      [2, 1],
    ]);
  });
});

describe("the Vision Chamber", () => {
  it("R56: the tile looked at stays hidden; the others learn only where one looked", () => {
    const position = scene()
      .room("vision", [1, 2], "hidden")
      .turn({ A: ["move", "push"] })
      .target("A", [1, 2]);
    const tile = position.tile(HOME_OF_25);
    expect(position.lit("A")).toHaveLength(23);
    position.target("A", HOME_OF_25);
    expect(position.kind(HOME_OF_25)).toBe("");
    expect(position.hand("A").looks).toEqual({ [tile]: "room25" });
    expect(position.told.slice(-20).filter(({ event }) => event.type === "seen")).toEqual([
      { event: { type: "seen", tile, kind: "room25" }, audience: [position.seat("A")] },
    ]);
    expect(position.events("looked").at(-1)).toEqual({ type: "looked", seat: position.seat("A"), tile, how: "vision" });
  });

  it("it is a room effect, not a Look: it works again on every entry, and cannot be declined", () => {
    const position = scene()
      .room("vision", [1, 2])
      .turn({ A: ["move", "push"] })
      .target("A", [1, 2]);
    expect(position.refusal("A", { type: "keep" })).toBe("not-now");
    expect(position.refusal("A", toCentre)).toBe("not-hidden");
  });
});
