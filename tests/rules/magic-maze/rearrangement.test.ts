import { Decoder, Encoder } from "@colyseus/schema";
import { describe, expect, it } from "vitest";
import { MazeBoard } from "../../../shared/games/magic-maze/board.ts";
import { targetsOf } from "../../../shared/games/magic-maze/lawful.ts";
import { removableTiles } from "../../../shared/games/magic-maze/rearrangement.ts";
import { cell, explore, type Maze, maze, mazeWithItemsAndExits, move, vortex } from "./maze.ts";

/** Tile 6 north of tile 1 and tile 10 behind it, tile 13 in the east. */
const mall = (scenario = 11) =>
  maze({ scenario, stack: ["20", "21"], choices: { side: "A" } })
    .with("6", "N")
    .with("10", "N", "6")
    .with("13", "E")
    .put("yellow", cell(0, 1));
const turn = (table: Maze) => table.do(move("yellow", "W"));
const remove = (tile: string) => ({ type: "removeTile", tile }) as const;
const removable = (table: Maze) => removableTiles(table.board).map(({ id }) => id);

describe("rearrangement (11)", () => {
  it("is due at each turn of the timer: two tiles, which any player picks", () => {
    const table = turn(mall());
    expect(table.board.removalsLeft).toBe(2);
    expect(table.takeEvents()).toEqual(["moved", "sandTurned", "tilesPassed", "talkOpened", "tilesDue"]);
    table.do(remove("13"), 1).do(remove("10"), 0);
    expect(table.board.removalsLeft).toBe(0);
    expect([...table.board.tiles].map(({ id }) => id)).toEqual(["1A", "6"]);
    expect(table.takeEvents()).toEqual(["tileRemoved", "tileRemoved"]);
  });

  it("puts the tiles under the stack, in the order in which they go", () => {
    const table = turn(mall()).do(remove("10")).do(remove("6"));
    expect(table.secret.stack).toEqual(["20", "21", "10", "6"]);
    expect(table.board.tilesLeft).toBe(4);
  });

  it("opens their places to exploration again", () => {
    const table = turn(mall()).do(remove("13")).do(remove("10")).put("green", cell(2, 3));
    expect(table.why(explore(cell(2, 3)))).toBeUndefined();
    expect(table.board.tiles.at(-1)?.id).toBe("20");
  });

  it("lets nothing else be done until two are gone", () => {
    const table = turn(mall()).put("orange", cell(0, 2));
    const isRefused = () => {
      expect(table.why(move("orange", "W"))).toBe("tiles-due");
      expect(table.why(vortex("purple", cell(0, 3)))).toBe("tiles-due");
      expect(table.why({ type: "escalator", hero: "green" })).toBe("tiles-due");
      expect(table.why(explore(cell(0, 2)))).toBe("tiles-due");
      expect(targetsOf(table.board, 0, "purple")).toEqual([]);
    };
    isRefused();
    table.do(remove("13"));
    isRefused();
    table.do(remove("10"));
    expect(table.why(move("orange", "W"))).toBeUndefined();
  });

  it("does not end the talk that the timer opened", () => {
    expect(turn(mall()).do(remove("13")).do(remove("10")).board.isTalkOpen).toBe(true);
  });

  it("takes no tile by which others are reached", () => {
    const table = turn(mall());
    expect(removable(table)).toEqual(["10", "13"]);
    expect(table.why(remove("6"))).toBe("cuts-off");
    table.do(remove("10"));
    expect(removable(table)).toEqual(["6", "13"]);
  });

  it("takes no tile after which no second one could go", () => {
    const table = mall();
    table.put("green", table.on("6", 3, 1));
    turn(table);
    expect(removable(table)).toEqual(["10", "13"]);
    const alone = mall().put("green", cell(2, 3));
    alone.put("green", alone.on("13", 3, 1));
    expect(removable(turn(alone))).toEqual(["10"]);
  });

  it("takes neither tile 1 nor a tile with a hero or a token", () => {
    const table = mall();
    table
      .put("green", table.on("10", 3, 1))
      .with("4", "S")
      .with("9", "W");
    table.token(table.on("4", 1, 1));
    turn(table);
    expect(table.why(remove("1A"))).toBe("start-tile");
    expect(table.why(remove("10"))).toBe("hero-on-tile");
    expect(table.why(remove("4"))).toBe("token-on-tile");
    expect(table.why(remove("24"))).toBe("no-such-tile");
    expect(removable(table)).toEqual(["13", "9"]);
  });

  it("reaches by escalator, and by no gap in an orange wall", () => {
    // The way through tile 12 is an escalator.
    const table = maze({ scenario: 11, choices: { side: "A" } });
    table.with("12", "N").with("6", "N", "12").with("13", "E").put("yellow", cell(0, 1));
    expect(removable(turn(table))).toEqual(["6", "13"]);
  });

  it("is lost where two cannot be removed", () => {
    const bare = maze({ scenario: 11, choices: { side: "A" } }).put("yellow", cell(0, 1));
    expect(turn(bare).board.result).toBe("lost");
    expect(bare.takeEvents().at(-1)).toBe("lost");
    const one = maze({ scenario: 11, choices: { side: "A" } })
      .with("13", "E")
      .put("yellow", cell(0, 1));
    expect(turn(one).board.result).toBe("lost");
    expect(one.board.summary?.marks.toJSON()).toEqual([{ at: 0, what: "tiles-stuck" }]);
  });

  it("is due no more after the theft", () => {
    const table = mazeWithItemsAndExits({ scenario: 11, choices: { side: "A" } }).steal();
    table.put("yellow", cell(0, 1)).do(move("yellow", "W"));
    expect([table.board.removalsLeft, table.board.result]).toEqual([0, ""]);
  });

  it.each([8, 10, 12, 14, 15, 16, 17])("is no rule of scenario %i", (scenario) => {
    const table = turn(mall(scenario));
    expect(table.board.removalsLeft).toBe(0);
    expect(table.why(remove("13"))).toBe("no-tile-due");
  });

  it("reaches the other side as it is", () => {
    const table = mall();
    const encoder = new Encoder(table.board);
    const copy = new MazeBoard();
    const decoder = new Decoder(copy);
    decoder.decode(encoder.encodeAll());
    encoder.discardChanges();
    for (const act of [() => turn(table), () => table.do(remove("10")), () => table.do(remove("13"))]) {
      act();
      decoder.decode(encoder.encode());
      encoder.discardChanges();
      expect(copy.toJSON()).toEqual(table.board.toJSON());
    }
  });
});
