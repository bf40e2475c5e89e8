import { describe, expect, it } from "vitest";
import { actionSet } from "../../../shared/games/magic-maze/actions.ts";
import { COLOURS } from "../../../shared/games/magic-maze/heroes.ts";
import { cell, escalator, explore, maze, move, vortex } from "./maze.ts";

describe("a move", () => {
  it("takes a hero any number of cells in a straight line", () => {
    const table = maze().put("orange", cell(3, 2));
    table.do(move("purple", "S")).do(move("purple", "N", 2));
    expect(table.where("purple")).toEqual(cell(0, 2));
    expect(table.takeFullEvents()[1]).toEqual({ type: "moved", seat: 0, hero: 1, direction: 0, cells: 2 });
  });

  it("goes on across joined tile edges", () => {
    const table = maze().with("6", "N").put("purple", cell(2, 2)).put("orange", cell(3, 2));
    // From tile 1 to the north, in at tile 6's entry and up to its wall.
    table
      .put("purple", cell(1, 2))
      .do(move("purple", "N", 2))
      .do(move("purple", "N", 1));
    expect(table.where("purple")).toEqual(cell(-2, 2));
    expect(table.mall.cell(-2, 2)?.tile).toBe(1);
  });

  it("is stopped by a wall", () => {
    const table = maze().put("yellow", cell(0, 1));
    expect(table.why(move("yellow", "N"))).toBe("wall");
    expect(table.why(move("yellow", "E", 2))).toBeUndefined();
    expect(table.why(move("yellow", "S"))).toBe("wall");
  });

  it("is stopped at the edge of the mall, where no tile lies yet", () => {
    const table = maze().put("orange", cell(0, 2));
    expect(table.why(move("orange", "N"))).toBe("wall");
  });

  it("does not go onto another hero, nor through one", () => {
    const table = maze();
    expect(table.why(move("yellow", "E"))).toBe("hero-in-the-way");
    expect(table.why(move("yellow", "E", 2))).toBe("hero-in-the-way");
    expect(table.why(move("yellow", "W"))).toBeUndefined();
  });

  it("must go all the way, or not at all", () => {
    const table = maze();
    expect(table.why(move("purple", "N", 2))).toBe("wall");
    expect(table.where("purple")).toEqual(cell(1, 2));
  });

  it("may end on the cell of another colour, which is an ordinary cell then", () => {
    const table = maze().put("green", cell(0, 1));
    table.do(move("green", "E", 2));
    expect(table.where("green")).toEqual(cell(0, 3));
    expect(table.why(vortex("purple", cell(0, 3)))).toBe("hero-in-the-way");
  });

  it("can be undone only by who has the opposite action", () => {
    const table = maze({ players: 2, actions: [actionSet("N"), actionSet("S")] });
    table.do(move("yellow", "N"));
    expect(table.why(move("yellow", "S"))).toBe("not-your-action");
    expect(table.why(move("yellow", "S"), 1)).toBeUndefined();
  });
});

describe("a vortex", () => {
  it("draws a hero from wherever it stands to a free vortex of its own colour", () => {
    const table = maze().with("3", "N");
    table.do(vortex("green", cell(3, 0)));
    expect(table.where("green")).toEqual(cell(3, 0));
    const far = table.on("3", 1, 3);
    table.do(vortex("green", far));
    expect(table.where("green")).toEqual(far);
    expect(table.takeFullEvents()[0]).toEqual({ type: "vortexed", seat: 0, hero: 2 });
  });

  it("of another colour draws nobody", () => {
    expect(maze().why(vortex("green", cell(0, 3)))).toBe("vortex-wrong-colour");
  });

  it("must be there", () => {
    expect(maze().why(vortex("green", cell(0, 0)))).toBe("no-vortex-there");
    expect(maze().why(vortex("green", cell(40, 40)))).toBe("no-vortex-there");
  });

  it("is blocked while a hero stands on it", () => {
    const table = maze().put("orange", cell(3, 0));
    expect(table.why(vortex("green", cell(3, 0)))).toBe("hero-in-the-way");
  });

  it("is dead for good once the theft has happened", () => {
    const table = maze();
    table.board.isTheftDone = true;
    expect(table.why(vortex("green", cell(3, 0)))).toBe("vortexes-dead");
  });
});

describe("an escalator", () => {
  it("takes a hero from either end to the other", () => {
    const table = maze();
    table.put("yellow", cell(2, 3)).do(escalator("yellow"));
    expect(table.where("yellow")).toEqual(cell(3, 2));
    table.do(escalator("yellow"));
    expect(table.where("yellow")).toEqual(cell(2, 3));
    expect(table.takeFullEvents()[0]).toEqual({ type: "escalated", seat: 0, hero: 0 });
  });

  it("is not used from beside it", () => {
    expect(maze().why(escalator("yellow"))).toBe("no-escalator-here");
  });

  it("is not used while the other end is taken", () => {
    const table = maze().put("yellow", cell(2, 3)).put("green", cell(3, 2));
    expect(table.why(escalator("yellow"))).toBe("hero-in-the-way");
  });

  it("goes with the tile when it is turned", () => {
    const table = maze().with("7", "W");
    table.put("purple", table.on("7", 3, 1)).do(escalator("purple"));
    expect(table.where("purple")).toEqual(table.on("7", 1, 2));
  });

  it("is one of two on tile 12, each with its own end", () => {
    const table = maze({ scenario: 2 }).with("12", "S");
    table.put("purple", table.on("12", 0, 1)).do(escalator("purple"));
    table.put("green", table.on("12", 2, 2)).do(escalator("green"));
    expect(table.where("purple")).toEqual(table.on("12", 1, 0));
    expect(table.where("green")).toEqual(table.on("12", 1, 3));
  });
});

describe("exploring", () => {
  it("lays the top tile where the hero's explore cell leads, with its arrow continuing from there", () => {
    const table = maze({ stack: ["9", "3"] });
    table.put("orange", cell(0, 2)).do(explore(cell(0, 2)));
    expect(table.board.tiles.toJSON()[1]).toEqual({ id: "9", row: -4, col: 1, turns: 0 });
    expect(table.mall.step(cell(0, 2), "N", "orange")?.sides.S).toBe("entry");
    expect(table.board.tilesLeft).toBe(1);
    expect(table.secret.stack).toEqual(["3"]);
    expect(table.takeFullEvents()).toEqual([{ type: "explored", seat: 0, tile: "9", viaBall: false }]);
  });

  it.each([
    ["orange", "N", cell(0, 2), 0],
    ["green", "E", cell(2, 3), 1],
    ["yellow", "S", cell(3, 1), 2],
    ["purple", "W", cell(1, 0), 3],
  ] as const)("by %s from tile 1 goes %s, the tile turned to fit", (colour, edge, from, turns) => {
    const table = maze({ stack: ["2"] })
      .put(colour, from)
      .do(explore(from));
    expect(table.board.tiles[1]?.turns).toBe(turns);
    expect(table.mall.step(from, edge, colour)?.tile).toBe(1);
  });

  it("needs the hero of the cell's own colour on the cell", () => {
    const table = maze({ stack: ["2"] });
    expect(table.why(explore(cell(0, 2)))).toBe("explore-needs-hero");
    for (const other of COLOURS.filter((colour) => colour !== "orange")) {
      expect(
        maze()
          .put(other, cell(0, 2))
          .why(explore(cell(0, 2))),
      ).toBe("explore-needs-hero");
    }
  });

  it("is done at explore cells only", () => {
    expect(maze().why(explore(cell(1, 1)))).toBe("no-explore-there");
    expect(maze().why(explore(cell(90, 90)))).toBe("no-explore-there");
    const table = maze().with("2", "N");
    expect(table.why(explore(table.on("2", 3, 1)))).toBe("no-explore-there");
  });

  it("does not lay a second tile on a place that has one", () => {
    const table = maze({ stack: ["2", "3"] })
      .put("orange", cell(0, 2))
      .do(explore(cell(0, 2)));
    expect(table.why(explore(cell(0, 2)))).toBe("place-has-tile");
  });

  it("does nothing more when the stack is empty", () => {
    const table = maze({ stack: [] }).put("orange", cell(0, 2));
    expect(table.why(explore(cell(0, 2)))).toBe("stack-empty");
  });

  it("goes on after the theft", () => {
    const table = maze({ stack: ["2"] }).put("orange", cell(0, 2));
    table.board.isTheftDone = true;
    expect(table.why(explore(cell(0, 2)))).toBeUndefined();
  });

  it("is nobody's duty: a hero walks over its explore cell and on", () => {
    const table = maze({ stack: ["2"] })
      .put("orange", cell(0, 1))
      .put("purple", cell(1, 1));
    table.do(move("orange", "E")).do(move("orange", "E"));
    expect(table.board.tiles).toHaveLength(1);
  });
});
