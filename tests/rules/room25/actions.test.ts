import { describe, expect, it } from "vitest";
import { CENTRE, cellAt } from "../../../shared/games/room25/geometry.ts";
import { scene } from "./scene.ts";

describe("Look", () => {
  it("shows one adjacent hidden room to the looker alone; the others learn who looked where", () => {
    const position = scene()
      .room("mortal", [1, 2], "hidden")
      .turn({ A: ["look", "push"] })
      .target("A", [1, 2]);
    const tile = position.tile([1, 2]);
    const seen = position.told.find(({ event }) => event.type === "seen");
    expect(seen).toEqual({ event: { type: "seen", tile, kind: "mortal" }, audience: [position.seat("A")] });
    expect(position.events("looked").at(-1)).toEqual({ type: "looked", seat: position.seat("A"), tile, how: "look" });
    expect(position.hand("A").looks).toEqual({ [tile]: "mortal" });
    expect(position.hand("B").looks).toEqual({});
    expect(position.kind([1, 2])).toBe("");
  });

  it("only hidden rooms can be looked at, D-3", () => {
    const position = scene()
      .room("empty", [1, 2])
      .turn({ A: ["look", "push"] });
    expect(position.lit("A")).toEqual([
      [2, 1],
      [2, 3],
      [3, 2],
    ]);
    expect(position.refusal("A", { type: "target", cell: cellAt(1, 2) })).toBe("not-hidden");
    expect(position.refusal("A", { type: "target", cell: cellAt(0, 0) })).toBe("not-adjacent");
  });

  it("R17: in a Dark Chamber it is lost", () => {
    const position = scene()
      .room("dark", [1, 1])
      .stand("A", [1, 1])
      .turn({ A: ["look", "push"] });
    expect(position.events("lost")[0]).toEqual({ type: "lost", character: position.number("A"), action: "look" });
  });

  it("without keeping looks, they are forgotten at the end of the turn", () => {
    const position = scene({ keepsLooks: false })
      .turn({ A: ["look", "push"] })
      .target("A", [1, 2]);
    expect(position.board.turn).toBe(2);
    expect(position.hand("A").looks).toEqual({});
  });
});

describe("Move", () => {
  it("reveals the room on arrival, for good", () => {
    const position = scene().turn({ A: ["move", "push"] });
    const tile = position.tile([1, 2]);
    position.target("A", [1, 2]);
    expect(position.kind([1, 2])).toBe("empty");
    expect(position.events("revealed")).toEqual([{ type: "revealed", tile, kind: "empty" }]);
  });

  it("R19: it must be carried out; only the target is free", () => {
    const position = scene()
      .room("mortal", [0, 1])
      .stand("A", [0, 0])
      .turn({ A: ["move", "push"] });
    expect(position.lit("A")).toEqual([
      [0, 1],
      [1, 0],
    ]);
    expect(position.refusal("A", { type: "keep" })).toBe("not-now");
    position.target("A", [1, 0]);
    expect(position.where("A")).toEqual([1, 0]);
  });

  it("R20: from (0,2) only to (0,1), (0,3) and (1,2)", () => {
    const position = scene()
      .stand("A", [0, 2])
      .turn({ A: ["move", "push"] });
    expect(position.lit("A")).toEqual([
      [0, 1],
      [0, 3],
      [1, 2],
    ]);
    expect(position.refusal("A", { type: "target", cell: cellAt(4, 2) })).toBe("not-adjacent");
  });

  it("R22: who dies in round 1 has no second action, and leaves the order (D-4)", () => {
    const position = scene()
      .room("mortal", [1, 2], "hidden")
      .turn({ A: ["move", "look"] })
      .target("A", [1, 2]);
    expect(position.where("A")).toBe("dead");
    expect(position.board.turn).toBe(2);
    expect(position.events("acted").filter(({ character }) => character === position.number("A"))).toHaveLength(1);
    expect([...position.board.order]).not.toContain(position.number("A"));
    expect(position.refusal("A", { type: "programme", character: position.number("A"), actions: ["look"] })).toBe(
      "dead",
    );
  });

  it("only who is asked decides", () => {
    const position = scene().turn({ A: ["move", "push"] });
    expect(position.refusal("B", { type: "target", cell: cellAt(1, 2) })).toBe("not-your-decision");
    expect(position.choices("B").decision).toBeUndefined();
  });
});

describe("Push", () => {
  it("R16: never from Central", () => {
    const position = scene().turn({ A: ["push", "look"] });
    expect(position.events("lost")[0]).toEqual({ type: "lost", character: position.number("A"), action: "push" });
  });

  it("R16: into Central is fine", () => {
    const position = scene()
      .stand("AB", [2, 1])
      .turn({ A: ["push", "look"] });
    position.push("A", "B", [2, 2]);
    expect(position.where("B")).toEqual([2, 2]);
    expect(position.where("A")).toEqual([2, 1]);
  });

  it("the pushed one suffers the effect, and a hidden room is revealed", () => {
    const position = scene()
      .room("vortex", [0, 1], "hidden")
      .stand("AB", [1, 1])
      .turn({ A: ["push", "look"] });
    position.push("A", "B", [0, 1]);
    expect(position.kind([0, 1])).toBe("vortex");
    expect(position.where("B")).toEqual([2, 2]);
  });

  it("only somebody in one's own room, and not oneself", () => {
    const position = scene()
      .stand("AB", [1, 1])
      .turn({ A: ["push", "look"] });
    const push = (letter: "A" | "C") =>
      ({ type: "push", character: position.number(letter), cell: cellAt(0, 1) }) as const;
    expect(position.refusal("A", push("C"))).toBe("nobody-there");
    expect(position.refusal("A", push("A"))).toBe("nobody-there");
    expect(position.refusal("A", { ...push("A"), character: position.number("B"), cell: CENTRE })).toBe("not-adjacent");
  });
});

describe("where there is no choice nobody is asked", () => {
  it("a Look with one hidden neighbour is carried out at once", () => {
    const position = scene()
      .room("empty", [0, 1])
      .stand("A", [0, 0])
      .turn({ A: ["look", "push"] });
    expect(position.events("looked").at(-1)?.tile).toBe(position.tile([1, 0]));
    expect(position.board.turn).toBe(2);
  });
});
