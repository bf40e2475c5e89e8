import { describe, expect, it } from "vitest";
import { litOf } from "../../../client/games/room25/model/aims.ts";
import { cellAt } from "../../../shared/games/room25/geometry.ts";
import { scene } from "../../rules/room25/scene.ts";
import { playerAt } from "./player.ts";

const lit = (player: ReturnType<typeof playerAt>) => litOf(player.state.aims);

describe("choosing", () => {
  it("lights the rooms one may go to, and a tap on one goes there", () => {
    const table = scene().turn({ A: ["move", "look"] });
    const player = playerAt(table, "A");
    expect(lit(player).cells).toEqual([cellAt(1, 2), cellAt(2, 1), cellAt(2, 3), cellAt(3, 2)]);
    player.model.tap({ cell: cellAt(2, 1) });
    expect(player.sent).toEqual([{ type: "target", cell: cellAt(2, 1) }]);
  });

  it("sends one choice, however often one taps", () => {
    const player = playerAt(scene().turn({ A: ["move", "look"] }), "A");
    player.model.tap({ cell: cellAt(2, 1) });
    player.model.tap({ cell: cellAt(2, 3) });
    expect(player.sent).toHaveLength(1);
  });

  it("asks whom to push before it asks whereto", () => {
    const table = scene()
      .stand("ABC", [1, 1])
      .turn({ A: ["push", "look"] });
    const player = playerAt(table, "A");
    expect(lit(player)).toMatchObject({ cells: [], characters: [table.number("B"), table.number("C")] });
    player.model.tap({ character: table.number("C") });
    expect(lit(player).characters).toEqual([table.number("B")]);
    player.model.tap({ cell: cellAt(0, 1) });
    expect(player.sent).toEqual([{ type: "push", character: table.number("C"), cell: cellAt(0, 1) }]);
  });

  it("asks only whereto where there is one to push", () => {
    const table = scene()
      .stand("AB", [1, 1])
      .turn({ A: ["push", "look"] });
    expect(lit(playerAt(table, "A"))).toMatchObject({ characters: [], cells: [1, 5, 7, 11] });
  });

  it("lights the arrows of one's own row and column for Control", () => {
    const table = scene()
      .stand("A", [1, 3])
      .turn({ A: ["control", "look"] });
    const player = playerAt(table, "A");
    expect(lit(player).slides).toHaveLength(4);
    player.model.tap({ line: 1, direction: -1 });
    expect(player.sent).toEqual([{ type: "slide", line: 1, direction: -1 }]);
  });

  it("lights nothing for anybody else, and a tap opens the card of the room", () => {
    const table = scene().turn({ A: ["move", "look"] });
    const player = playerAt(table, "B");
    expect(player.state.aims).toEqual([]);
    player.model.tap({ cell: cellAt(2, 1) });
    expect(player.sent).toEqual([]);
    expect(player.state.opened).toBe(table.tile([2, 1]));
  });

  it("opens the card of a lit room too, when one has asked what it is", () => {
    const table = scene().turn({ A: ["move", "look"] });
    const player = playerAt(table, "A");
    player.model.setAsking(true);
    player.model.tap({ cell: cellAt(2, 1) });
    expect(player.sent).toEqual([]);
    expect(player.state.opened).toBe(table.tile([2, 1]));
    expect(player.state.isAsking).toBe(false);
  });

  it("puts the reminder token where one taps, while that is being chosen", () => {
    const table = scene().turn({ A: ["move", "look"] });
    const player = playerAt(table, "A");
    player.model.setPlacing(true);
    player.model.tap({ cell: cellAt(4, 4) });
    expect(player.sent).toEqual([{ type: "placeReminder", tile: table.tile([4, 4]) }]);
    expect(player.state.isPlacing).toBe(false);
  });

  it("may answer the next question before the last answer has come back", () => {
    const table = scene().turn({ A: ["move", "look"], B: ["look", "move"] });
    const player = playerAt(table, "A");
    player.model.tap({ cell: cellAt(2, 1) });
    table.target("A", [2, 1]).target("B", [1, 2]);
    player.serve();
    player.model.tap({ cell: cellAt(1, 1) });
    expect(player.sent.at(-1)).toEqual({ type: "target", cell: cellAt(1, 1) });
  });

  it("says why when the table refuses, and lets one choose again", async () => {
    const player = playerAt(scene().turn({ A: ["move", "look"] }), "A");
    player.model.tap({ cell: cellAt(2, 1) });
    await player.answer({ refused: "not-now" });
    expect(player.state.hint?.code).toBe("not-now");
    player.model.tap({ cell: cellAt(2, 3) });
    expect(player.sent).toHaveLength(2);
  });

  it("is only looked at by who watches", () => {
    const table = scene().turn({ A: ["move", "look"] });
    const player = playerAt(table, "A");
    player.model.serve(player.state.board, undefined, -1);
    expect(player.state.choices).toBeUndefined();
    player.model.tap({ cell: cellAt(2, 1) });
    expect(player.sent).toEqual([]);
  });
});

describe("the cursor", () => {
  const right = { x: 1, y: 0 } as const;
  const down = { x: 0, y: 1 } as const;

  it("walks over what is lit, and Enter chooses", () => {
    const player = playerAt(scene().turn({ A: ["move", "look"] }), "A");
    player.model.walk(down, false);
    expect(player.state.cursor).toEqual({ cell: cellAt(1, 2) });
    player.model.walk(right, false);
    expect(player.state.cursor).toEqual({ cell: cellAt(2, 3) });
    player.model.confirm();
    expect(player.sent).toEqual([{ type: "target", cell: cellAt(2, 3) }]);
  });

  it("walks over every room where nothing is lit, from the middle, and stops at the edge", () => {
    const player = playerAt(scene(), "A");
    for (let step = 0; step < 5; step++) player.model.walk(right, false);
    expect(player.state.cursor).toEqual({ cell: cellAt(2, 4) });
    player.model.walk(down, false);
    expect(player.state.cursor).toEqual({ cell: cellAt(3, 4) });
  });

  it("opens the card of the room it is on", () => {
    const table = scene();
    const player = playerAt(table, "A");
    player.model.walk(right, false);
    player.model.openAtCursor();
    expect(player.state.opened).toBe(table.tile([2, 2]));
  });

  it("reaches every arrow of a Control Chamber", () => {
    const table = scene()
      .stand("A", [1, 2])
      .room("control", [1, 1], "hidden")
      .turn({ A: ["move", "look"] });
    table.target("A", [1, 1]);
    const player = playerAt(table, "A");
    const reached = new Set<string>();
    const steps = [right, down, { x: -1, y: 0 }, { x: 0, y: -1 }] as const;
    const visit = (depth: number) => {
      const { cursor } = player.state;
      const name = JSON.stringify(cursor);
      if (depth > 40 || reached.has(name)) return;
      reached.add(name);
      for (const step of steps) {
        player.model.point(cursor);
        player.model.walk(step, false);
        visit(depth + 1);
      }
    };
    player.model.walk(right, false);
    visit(0);
    expect(player.state.aims).toHaveLength(16);
    expect(reached.size).toBe(16);
  });

  it("is gone when another question is asked", () => {
    const table = scene().turn({ A: ["move", "look"] });
    const player = playerAt(table, "A");
    player.model.walk(down, false);
    table.target("A", [1, 2]);
    player.serve();
    expect(player.state.cursor).toBeUndefined();
  });
});
