import { describe, expect, it } from "vitest";
import { COLOURS } from "../../../shared/games/magic-maze/heroes.ts";
import { magicMaze } from "../../../shared/games/magic-maze/index.ts";
import { targetsOf } from "../../../shared/games/magic-maze/lawful.ts";
import { camerasOn } from "../../../shared/games/magic-maze/places.ts";
import { cell, explore, type Maze, maze, move, vortex } from "./maze.ts";

describe("the dwarf (from scenario 4)", () => {
  // Tile 13 has a gap between [0,1] and [1,1].
  const beforeGap = (scenario: number, colour: (typeof COLOURS)[number]) => {
    const table = maze({ scenario }).with("13", "N");
    return table.put(colour, table.on("13", 1, 1));
  };

  it("passes the small gap in an orange wall, and no other hero does", () => {
    for (const colour of COLOURS) {
      expect(beforeGap(4, colour).why(move(colour, "N"))).toBe(colour === "orange" ? undefined : "wall");
    }
  });

  it("passes it the other way too, and in the middle of a run", () => {
    const table = beforeGap(7, "orange").do(move("orange", "N"));
    expect(table.where("orange")).toEqual(table.on("13", 0, 1));
    table.do(move("orange", "S", 2));
    expect(table.where("orange")).toEqual(table.on("13", 2, 1));
  });

  it.each([1, 2, 3])("has no such ability in scenario %i", (scenario) => {
    expect(beforeGap(scenario, "orange").why(move("orange", "N"))).toBe("wall");
  });

  it.each([
    ["14", 2, 0, "E"],
    ["15", 1, 1, "N"],
    ["16", 2, 1, "S"],
    ["19", 2, 2, "E"],
    ["21", 3, 2, "E"],
    ["24", 3, 2, "E"],
  ] as const)("has a gap on tile %s", (id, row, col, direction) => {
    const table = maze({ scenario: 7 }).with(id, "W");
    for (const colour of ["green", "orange"] as const) {
      const why = table.put(colour, table.on(id, row, col)).why(move(colour, table.facing(id, direction)));
      expect(why).toBe(colour === "orange" ? undefined : "wall");
      table.put(colour, cell(3, 0));
    }
  });
});

describe("the mage (from scenario 5)", () => {
  // The ball of tile 15 is at [3,0]; tile 15 lies north of tile 1B, whose other three explore cells are open.
  const onBall = (stack: string[], scenario = 5): Maze => {
    const table = maze({ scenario, stack }).with("15", "N");
    table.put("purple", table.on("15", 3, 1)).do(move("purple", "W"));
    table.takeEvents();
    return table;
  };
  const ball = (table: Maze) => table.on("15", 3, 0);
  const east = cell(2, 3);
  const south = cell(3, 1);
  const west = cell(1, 0);

  it("on a crystal ball lays one or two tiles on open explore cells of any colour, no hero there", () => {
    const table = onBall(["2", "3", "4"]).do(explore(east)).do(explore(south));
    expect([...table.board.tiles].map(({ id }) => id)).toEqual(["1B", "15", "2", "3"]);
    expect(table.takeFullEvents()[0]).toEqual({ type: "explored", seat: 0, tile: "2", viaBall: true });
  });

  it("spends the ball with the second tile", () => {
    const table = onBall(["2", "3", "4"]).do(explore(east));
    expect(table.tokens).toEqual([]);
    expect(table.board.ballTilesLaid).toBe(1);
    table.do(explore(south));
    expect(table.tokens).toEqual([ball(table)]);
    expect(table.board.ballTilesLaid).toBe(0);
    expect(table.takeEvents()).toContain("ballSpent");
    expect(table.why(explore(west))).toBe("explore-needs-hero");
  });

  it("may hang the second tile on the first", () => {
    const table = onBall(["11", "3"]).do(explore(east));
    const onFirst = table.mall.explores.find((one) => one.tile === 2 && one.leadsTo);
    expect(table.why(explore(onFirst ?? west))).toBeUndefined();
  });

  it("lets other actions come between", () => {
    const table = onBall(["2", "3"]).do(explore(east)).do(move("yellow", "N")).do(explore(south));
    expect(table.board.tilesLeft).toBe(0);
  });

  it("spends the ball when the stack is empty after one tile", () => {
    const table = onBall(["2"]).do(explore(east));
    expect(table.tokens).toEqual([ball(table)]);
  });

  it("spends the ball by leaving after one tile", () => {
    const table = onBall(["2", "3"]).do(explore(east)).do(move("purple", "E"));
    expect(table.tokens).toEqual([ball(table)]);
    expect(table.board.ballTilesLaid).toBe(0);
    expect(table.takeEvents()).toEqual(["explored", "moved", "ballSpent"]);
  });

  it("spends the ball by leaving after one tile through a vortex, too", () => {
    const table = onBall(["2", "3"]).do(explore(east));
    table.do(vortex("purple", table.on("2", 3, 2)));
    expect(table.tokens).toEqual([ball(table)]);
  });

  it("keeps the ball by leaving without laying any", () => {
    const table = onBall(["2", "3"]).do(move("purple", "E")).do(move("purple", "W"));
    expect(table.tokens).toEqual([]);
    expect(table.why(explore(east))).toBeUndefined();
  });

  it("spends a ball begun when the last tile is laid by a hero of its own", () => {
    const table = onBall(["2", "3"]).do(explore(east));
    table.put("orange", south).do(explore(south));
    expect(table.tokens).toEqual([ball(table)]);
  });

  it("does not wear the ball when a hero explores from its own cell", () => {
    const table = onBall(["2", "3", "4"]).put("orange", south).do(explore(south));
    expect(table.board.ballTilesLaid).toBe(0);
    expect(table.takeFullEvents()[0]).toMatchObject({ viaBall: false });
  });

  it("finds a spent ball an ordinary cell", () => {
    const table = onBall(["2", "3"]);
    table.token(ball(table));
    expect(table.why(explore(east))).toBe("explore-needs-hero");
  });

  it("is purple: nobody else sees anything in the ball", () => {
    const table = onBall(["2"]).put("purple", west);
    table.put("green", ball(table));
    expect(table.why(explore(east))).toBe("explore-needs-hero");
  });

  it("cannot lay where a tile lies, nor with an empty stack", () => {
    const table = onBall(["2"]).with("3", "E");
    expect(table.why(explore(east))).toBe("place-has-tile");
    expect(onBall([]).why(explore(east))).toBe("stack-empty");
  });

  it("laying through a green cell is not the elf exploring", () => {
    const table = maze({ scenario: 5, stack: ["2", "3"] }).with("15", "W");
    table.put("purple", table.on("15", 3, 0)).do(explore(cell(0, 2)));
    expect(table.board.isTalkOpen).toBe(false);
  });

  it("does not keep the elf from exploring from its own cell", () => {
    const table = maze({ scenario: 5, stack: ["2", "3"] })
      .with("15", "W")
      .put("green", cell(0, 2));
    table.put("purple", table.on("15", 3, 0)).do(explore(cell(0, 2)));
    expect(table.board.isTalkOpen).toBe(true);
    expect(table.board.ballTilesLaid).toBe(0);
  });

  it("goes on after the theft", () => {
    const table = onBall(["2"]);
    table.board.isTheftDone = true;
    expect(table.why(explore(east))).toBeUndefined();
  });

  it.each([1, 2, 3, 4])("has no such ability in scenario %i", (scenario) => {
    expect(onBall(["2"], scenario).why(explore(cell(2, 3)))).toBe("explore-needs-hero");
  });
});

describe("the barbarian (from scenario 6)", () => {
  // Cameras at [0,2] of tile 16 and [2,3] of tile 18; the timer of tile 1B at (0,0) is entered from the south.
  const withCameras = (scenario = 6): Maze => {
    const table = maze({ scenario }).with("16", "N").with("18", "S");
    return table.put("green", cell(1, 0)).at(60_000);
  };

  it("leaves nobody into a working timer cell while two cameras are on", () => {
    const table = withCameras();
    expect(camerasOn(table.board)).toBe(2);
    for (const colour of COLOURS) {
      const blocked = withCameras().put("green", cell(1, 1)).put(colour, cell(1, 0));
      expect(blocked.why(move(colour, "N"))).toBe("cameras-watch");
    }
  });

  it("leaves it open while only one camera is on", () => {
    const table = maze({ scenario: 6 }).with("16", "N").put("green", cell(1, 0)).at(60_000);
    expect(table.why(move("green", "N"))).toBeUndefined();
  });

  it("opens it by switching a camera off", () => {
    const table = withCameras();
    table.put("yellow", table.on("16", 0, 1)).do(move("yellow", "E"));
    expect(table.tokens).toEqual([table.on("16", 0, 2)]);
    expect(table.takeEvents()).toEqual(["moved", "cameraOff"]);
    expect(table.why(move("green", "N"))).toBeUndefined();
  });

  it("switches a camera off only once", () => {
    const table = withCameras();
    table.put("yellow", table.on("16", 0, 1));
    table.do(move("yellow", "E")).do(move("yellow", "W")).do(move("yellow", "E"));
    expect(table.tokens).toHaveLength(1);
  });

  it("is yellow: no other hero switches a camera off", () => {
    const table = withCameras();
    table.put("green", table.on("16", 0, 1)).do(move("green", "E"));
    expect(table.tokens).toEqual([]);
  });

  it("leaves used timer cells open", () => {
    const table = withCameras().token(cell(0, 0));
    expect(table.why(move("green", "N"))).toBeUndefined();
    expect(table.sandLeft).toBe(120_000);
  });

  it("may switch off after the theft", () => {
    const table = withCameras();
    table.board.isTheftDone = true;
    table.put("yellow", table.on("18", 2, 2)).do(move("yellow", table.facing("18", "E")));
    expect(table.tokens).toHaveLength(1);
  });

  it("has four cameras to see to in scenario 7, and three off leave the timers open", () => {
    const table = maze({ scenario: 7 }).with("16", "N").with("17", "E").with("18", "S").with("19", "W");
    expect(camerasOn(table.board)).toBe(4);
    table
      .put("green", cell(1, 0))
      .token(table.on("16", 0, 2))
      .token(table.on("17", 3, 2));
    expect(table.why(move("green", "N"))).toBe("cameras-watch");
    table.token(table.on("18", 2, 3));
    expect(table.why(move("green", "N"))).toBeUndefined();
  });

  it("keeps a barred timer cell out of the targets", () => {
    const targets = targetsOf(withCameras().board, 0, "green");
    expect(targets.filter(({ row, col }) => row === 0 && col === 0)).toEqual([]);
  });

  it.each([1, 2, 3, 4, 5])("has no such ability in scenario %i, where no camera watches", (scenario) => {
    const table = maze({ scenario }).with("16", "N").with("18", "S").with("5", "W");
    table.put("yellow", table.on("5", 2, 2)).do(move("yellow", table.facing("5", "N")));
    expect(table.takeEvents()).toContain("sandTurned");
    table.put("yellow", table.on("16", 0, 1)).do(move("yellow", "E"));
    expect(table.tokens).toHaveLength(1);
    expect(magicMaze.isOver(table.board)).toBe(false);
  });
});
