import { describe, expect, it } from "vitest";
import { cellsOfLine } from "../../../shared/games/room25/geometry.ts";
import { scene } from "./scene.ts";

const LEFT = -1;
const RIGHT = 1;
const UP = -1;
const DOWN = 1;
const column = (col: number) => 5 + col;
const slide = (line: number, direction: 1 | -1) => ({ type: "slide", line, direction }) as const;

describe("Control", () => {
  it("R23: from Central it is lost", () => {
    const position = scene().turn({ A: ["control", "look"] });
    expect(position.events("lost")[0]).toEqual({ type: "lost", character: position.number("A"), action: "control" });
  });

  it("one of the two lines of one's room, never a central one", () => {
    const position = scene()
      .stand("A", [1, 2])
      .turn({ A: ["control", "look"] });
    expect(position.options("A")).toEqual([slide(1, LEFT), slide(1, RIGHT)]);
    expect(position.refusal("A", slide(column(2), UP))).toBe("central-line");
    expect(position.refusal("A", slide(0, LEFT))).toBe("not-your-line");
  });

  it("R25: a line that slid left slides no more to the right this turn, but again to the left; columns are free; next turn all is", () => {
    const position = scene().stand("A", [0, 1]).stand("B", [0, 4]);
    position.turn({ A: ["control", "push"], B: ["control", "push"] }).slide("A", 0, LEFT);
    expect(position.board.lines[0]).toBe(LEFT);
    expect(position.where("B")).toEqual([0, 3]);
    expect(position.refusal("B", slide(0, RIGHT))).toBe("other-direction");
    expect(position.options("B")).toEqual([slide(0, LEFT), slide(column(3), UP), slide(column(3), DOWN)]);
    position.slide("B", column(3), DOWN);
    expect(position.board.turn).toBe(2);
    expect([...position.board.lines]).toEqual(Array(10).fill(0));
    position.turn({ A: ["control", "push"] });
    expect(position.options("A")).toContainEqual(slide(0, RIGHT));
  });

  it("R26: the room pushed out comes back at the other end with everybody in it; no effect fires", () => {
    const position = scene().room("vortex", [0, 0]).room("acid", [0, 3]);
    position
      .stand("B", [0, 0])
      .stand("C", [0, 3])
      .stand("A", [0, 1])
      .turn({ A: ["control", "push"] });
    const before = cellsOfLine(0).map((cell) => position.board.cells[cell]);
    position.slide("A", 0, LEFT);
    const after = cellsOfLine(0).map((cell) => position.board.cells[cell]);
    expect(after).toEqual([...before.slice(1), before[0]]);
    expect(position.where("B")).toEqual([0, 4]);
    expect(position.where("A")).toEqual([0, 0]);
    expect(position.where("C")).toEqual([0, 2]);
    expect(position.events("moved")).toEqual([]);
  });

  it("R26: columns slide likewise", () => {
    const position = scene()
      .stand("A", [4, 1])
      .turn({ A: ["control", "push"] })
      .slide("A", column(1), DOWN);
    expect(position.where("A")).toEqual([0, 1]);
  });

  it("R29: what one has looked at moves with its tile, and one learns nothing of the tile that took its cell", () => {
    const position = scene().room("mortal", [1, 1], "hidden").room("acid", [1, 0], "hidden").stand("B", [0, 1]);
    position.stand("A", [1, 3]).turn({ B: ["look", "push"], A: ["push", "control"] });
    const tile = position.tile([1, 1]);
    position.target("B", [1, 1]).slide("A", 1, RIGHT);
    expect(position.spotOf(tile)).toEqual([1, 2]);
    expect(position.hand("B").looks).toEqual({ [tile]: "mortal" });
    expect(position.tile([1, 1])).not.toBe(tile);
  });

  it("R28: the Control Chamber slides any line but the central ones, under the same direction rule", () => {
    const position = scene().room("control", [1, 2], "hidden").stand("A", [4, 1]);
    position
      .turn({ A: ["control", "push"], B: ["move", "look"] })
      .slide("A", 4, RIGHT)
      .target("B", [1, 2]);
    expect(position.board.awaited.kind).toBe("in-control");
    expect(position.options("B")).toHaveLength(15);
    expect(position.refusal("B", slide(4, LEFT))).toBe("other-direction");
    expect(position.refusal("B", slide(2, LEFT))).toBe("central-line");
    expect(position.refusal("B", slide(column(2), LEFT))).toBe("central-line");
    position.slide("B", 4, RIGHT);
    expect(position.where("A")).toEqual([4, 3]);
    expect(position.board.lines[4]).toBe(RIGHT);
  });

  it("R28: it leaves a Control token", () => {
    const position = scene()
      .room("control", [1, 2], "hidden")
      .turn({ A: ["move", "push"], B: ["look", "push"] });
    position.target("A", [1, 2]).slide("A", 0, LEFT);
    expect(position.board.lines[0]).toBe(LEFT);
  });
});
