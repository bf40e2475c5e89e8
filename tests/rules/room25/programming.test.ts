import { describe, expect, it } from "vitest";
import type { Command } from "../../../shared/games/room25/commands.ts";
import { type Letter, type Scene, scene } from "./scene.ts";

const programme = (position: Scene, letter: Letter, ...actions: ("look" | "move" | "push" | "control")[]): Command => ({
  type: "programme",
  character: position.number(letter),
  actions,
});

describe("programming", () => {
  it("R10: the same action twice is refused", () => {
    const position = scene();
    expect(position.refusal("A", programme(position, "A", "move", "move"))).toBe("same-action");
  });

  it("is secret: others see that it is in, not what it is, nor that it was changed", () => {
    const position = scene();
    position.do("A", programme(position, "A", "look", "move"));
    expect(position.character("A").isReady).toBe(true);
    expect(position.hand("B").programmes).toEqual({});
    const before = JSON.stringify([position.board, position.told.length]);
    position.do("A", programme(position, "A", "move"));
    expect(JSON.stringify([position.board, position.told.length])).toBe(before);
    expect(position.hand("A").programmes).toEqual({ [position.number("A")]: ["move"] });
  });

  it("may be taken back until everybody's is in", () => {
    const position = scene();
    const unprogramme: Command = { type: "unprogramme", character: position.number("A") };
    expect(position.refusal("A", unprogramme)).toBe("no-change");
    position.do("A", programme(position, "A", "look")).do("A", unprogramme);
    expect(position.character("A").isReady).toBe(false);
    position.turn({ A: ["move", "push"] });
    expect(position.board.phase).toBe("action");
    expect(position.refusal("A", unprogramme)).toBe("not-now");
  });

  it("nobody programs for somebody else", () => {
    const position = scene();
    expect(position.refusal("A", programme(position, "B", "look"))).toBe("not-your-character");
    expect(position.refusal("A", { type: "programme", character: 7, actions: ["look"] })).toBe("not-your-character");
  });

  it("a player with two characters programs both", () => {
    const position = scene({ mode: "competition" }, 2);
    expect(position.choices("A").programmes.map(({ character }) => character)).toEqual(
      [position.number("A"), position.number("C")].sort(),
    );
  });

  it("an action is shown when its turn comes, not before", () => {
    const position = scene().turn({ A: ["look", "move"], B: ["move", "look"] });
    expect(position.events("acted")).toEqual([{ type: "acted", character: position.number("A"), action: "look" }]);
    expect([...position.character("A").played]).toEqual([0]);
    expect([...position.character("B").played]).toEqual([]);
  });

  it("round 1 for all in track order, then round 2 in the same order", () => {
    const position = scene().turn();
    const order = position.events("acted").map(({ character }) => character);
    const track = (["A", "B", "C", "D"] as const).map((letter) => position.number(letter));
    expect(order).toEqual([...track, ...track]);
  });
});

describe("a single action", () => {
  it("R11: now or later; kept, it is played in round 2 and cannot be dropped", () => {
    const position = scene().turn({ A: ["look"] });
    expect(position.options("A")).toEqual([{ type: "playNow" }, { type: "keep" }]);
    expect(position.events("acted")).toEqual([]);
    position.do("A", { type: "keep" });
    expect(position.board.round).toBe(2);
    expect(position.board.awaited.kind).toBe("look");
    expect(position.refusal("A", { type: "keep" })).toBe("not-now");
    position.target("A", [1, 2]);
    expect(position.board.turn).toBe(2);
  });

  it("played now, there is no action in round 2", () => {
    const position = scene()
      .turn({ A: ["look"] })
      .do("A", { type: "playNow" })
      .target("A", [1, 2]);
    expect(position.board.turn).toBe(2);
    expect(position.events("idle")).toEqual([{ type: "idle", character: position.number("A") }]);
  });
});

describe("the Cold Chamber", () => {
  it("one action only for who is inside at Programming", () => {
    const position = scene()
      .room("cold", [1, 1])
      .stand("A", [1, 1])
      .turn({ A: ["look", "push"] });
    position.target("A", [0, 1]);
    expect(position.character("A").limit).toBe(1);
    expect(position.refusal("A", programme(position, "A", "look", "move"))).toBe("cold-chamber");
    expect(position.refusal("A", programme(position, "A", "move"))).toBe("");
  });

  it("R13: who is pushed in with a second action programmed still plays it; the limit acts at the next Programming", () => {
    const position = scene()
      .room("cold", [0, 1])
      .stand("AB", [1, 1])
      .turn({ A: ["push", "look"], B: ["look", "move"] });
    position.push("A", "B", [0, 1]);
    expect(position.where("B")).toEqual([0, 1]);
    position.target("B", [0, 0]).target("A", [1, 0]);
    expect(position.board.awaited.kind).toBe("move");
    position.target("B", [1, 1]);
    expect(position.character("B").limit).toBe(2);
  });

  it("R14: who has left before the next Programming may program two", () => {
    const position = scene()
      .room("cold", [1, 1])
      .stand("A", [1, 1])
      .turn({ A: ["look", "push"] });
    position
      .target("A", [0, 1])
      .turn({ A: ["move"] })
      .do("A", { type: "playNow" })
      .target("A", [1, 0]);
    expect(position.board.turn).toBe(3);
    expect(position.character("A").limit).toBe(2);
  });
});
