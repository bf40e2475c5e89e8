import { describe, expect, it } from "vitest";
import { COLOURS } from "../../../shared/games/magic-maze/heroes.ts";
import { magicMaze } from "../../../shared/games/magic-maze/index.ts";
import { BEFORE_EXIT, BEFORE_ITEM, cell, escalator, explore, mazeWithItemsAndExits, move, vortex } from "./maze.ts";

describe("the theft", () => {
  it("happens by itself the moment all four heroes stand on the items of their colours", () => {
    const table = mazeWithItemsAndExits();
    for (const colour of COLOURS) {
      expect(table.board.isTheftDone).toBe(false);
      table.bring(colour, BEFORE_ITEM[colour]);
    }
    expect(table.board.isTheftDone).toBe(true);
    expect(table.takeEvents().slice(-2)).toEqual(["moved", "theft"]);
  });

  it("happens whoever comes last", () => {
    for (const last of COLOURS) {
      const table = mazeWithItemsAndExits();
      for (const colour of COLOURS) if (colour !== last) table.bring(colour, BEFORE_ITEM[colour]);
      expect(table.bring(last, BEFORE_ITEM[last]).board.isTheftDone).toBe(true);
    }
  });

  it("does not happen while a hero has left its item again", () => {
    const table = mazeWithItemsAndExits().bring("yellow", BEFORE_ITEM.yellow).do(move("yellow", "W"));
    for (const colour of ["purple", "green", "orange"] as const) table.bring(colour, BEFORE_ITEM[colour]);
    expect(table.board.isTheftDone).toBe(false);
    table.do(move("yellow", "E"));
    expect(table.board.isTheftDone).toBe(true);
  });

  it("does not happen when heroes stand on each other's items", () => {
    const table = mazeWithItemsAndExits();
    table.bring("green", BEFORE_ITEM.orange).bring("orange", BEFORE_ITEM.green);
    table.bring("yellow", BEFORE_ITEM.yellow).bring("purple", BEFORE_ITEM.purple);
    expect(table.board.isTheftDone).toBe(false);
  });

  it("happens once", () => {
    const table = mazeWithItemsAndExits().steal().do(move("yellow", "W")).do(move("yellow", "E"));
    expect(table.takeEvents().filter((type) => type === "theft")).toHaveLength(1);
  });

  it("makes the vortexes dead, for good", () => {
    const table = mazeWithItemsAndExits().steal().do(move("yellow", "W"));
    expect(table.why(vortex("green", cell(3, 0)))).toBe("vortexes-dead");
  });

  it("leaves timers at work", () => {
    const table = mazeWithItemsAndExits().steal().put("yellow", cell(0, 1)).at(70_000).do(move("yellow", "W"));
    expect(table.sandLeft).toBe(70_000);
  });

  it("leaves escalators at work", () => {
    const table = mazeWithItemsAndExits().steal().put("yellow", cell(2, 3));
    expect(table.why(escalator("yellow"))).toBeUndefined();
  });
});

describe("an exit", () => {
  it("is an ordinary cell before the theft", () => {
    const table = mazeWithItemsAndExits().bring("purple", BEFORE_EXIT.purple);
    expect(table.isOut("purple")).toBe(false);
    expect(table.why(move("purple", table.facing("2", "W")))).toBeUndefined();
  });

  it("of its colour takes each hero off the board after the theft, one by one", () => {
    const table = mazeWithItemsAndExits().steal();
    for (const colour of COLOURS) {
      table.takeEvents();
      table.bring(colour, BEFORE_EXIT[colour]);
      expect(table.isOut(colour)).toBe(true);
      expect(table.takeFullEvents()[1]).toEqual({ type: "escaped", hero: COLOURS.indexOf(colour) });
    }
  });

  it("of another colour is an ordinary cell (from scenario 2)", () => {
    const table = mazeWithItemsAndExits().steal().bring("green", BEFORE_EXIT.purple);
    expect(table.isOut("green")).toBe(false);
  });

  it("of tile 2, the purple one, is every hero's in scenario 1, and no other exit is", () => {
    for (const colour of COLOURS) {
      const table = mazeWithItemsAndExits({ scenario: 1 }).steal().bring(colour, BEFORE_EXIT.purple);
      expect(table.isOut(colour)).toBe(true);
    }
    const table = mazeWithItemsAndExits({ scenario: 1 }).steal().bring("yellow", BEFORE_EXIT.yellow);
    expect(table.isOut("yellow")).toBe(false);
  });

  it("is free again when a hero has left by it", () => {
    const table = mazeWithItemsAndExits({ scenario: 1 }).steal();
    table.bring("green", BEFORE_EXIT.purple).bring("yellow", BEFORE_EXIT.purple);
    expect([table.isOut("green"), table.isOut("yellow")]).toEqual([true, true]);
  });

  it("leaves nothing to do with a hero who is out", () => {
    const table = mazeWithItemsAndExits({ stack: ["3"] })
      .steal()
      .bring("green", BEFORE_EXIT.green);
    expect(table.why(move("green", "N"))).toBe("hero-is-out");
    expect(table.why(vortex("green", cell(3, 0)))).toBe("hero-is-out");
    expect(table.why(escalator("green"))).toBe("hero-is-out");
  });

  it("takes the hero away from its explore cell, too", () => {
    const table = mazeWithItemsAndExits({ stack: ["3"] });
    const open = table.mall.explores.find((one) => one.leadsTo && one.colour === "green");
    if (!open) throw new Error("a green explore cell is open");
    table.put("green", open);
    table.board.heroes[COLOURS.indexOf("green")]?.assign({ isOut: true });
    expect(table.why(explore(open))).toBe("explore-needs-hero");
  });
});

describe("the end", () => {
  const won = () => {
    const table = mazeWithItemsAndExits({ players: 2 }).at(20_000);
    table.do({ type: "doSomething", seat: 1 }, 0).at(30_000).put("yellow", cell(0, 1)).do(move("yellow", "W"), 1);
    table.at(40_000).steal();
    for (const [index, colour] of COLOURS.entries()) table.at(50_000 + index * 1000).bring(colour, BEFORE_EXIT[colour]);
    return table;
  };

  it("is won when all four heroes have left before the sand is out", () => {
    const table = won();
    expect(table.board.result).toBe("won");
    expect(table.takeEvents().at(-1)).toBe("won");
    expect(magicMaze.isOver(table.board)).toBe(true);
    expect(magicMaze.nextDeadline(table.board)).toBeUndefined();
  });

  it("is not won while one hero is left", () => {
    const table = mazeWithItemsAndExits().steal();
    for (const colour of ["yellow", "purple", "green"] as const) table.bring(colour, BEFORE_EXIT[colour]);
    expect(table.board.result).toBe("");
  });

  it("is lost when the sand is out, at whatever moment", () => {
    const table = mazeWithItemsAndExits().steal().at(180_000).deadline();
    expect(table.board.result).toBe("lost");
    expect(table.takeEvents().at(-1)).toBe("lost");
    expect(magicMaze.nextDeadline(table.board)).toBeUndefined();
  });

  it("leaves nothing more to do", () => {
    const table = won();
    expect(table.why(move("yellow", "N"))).toBe("match-over");
    expect(table.why({ type: "stare", seat: 0 })).toBe("match-over");
  });

  it("opens the summary: times from the first turn of the sand, actions by seat, marks", () => {
    expect(won().board.summary?.toJSON()).toEqual({
      duration: 53_000,
      sandLeft: 7_000,
      timersUsed: 1,
      tilesLaid: 8,
      doSomethings: 1,
      actions: [8, 1],
      sand: [
        { at: 0, before: 0, after: 180_000 },
        { at: 30_000, before: 150_000, after: 30_000 },
      ],
      marks: [
        { at: 20_000, what: "do-something" },
        { at: 40_000, what: "theft" },
        { at: 50_000, what: "exit-yellow" },
        { at: 51_000, what: "exit-purple" },
        { at: 52_000, what: "exit-green" },
        { at: 53_000, what: "exit-orange" },
      ],
    });
  });

  it("opens it after a loss as well, with no sand left", () => {
    const table = mazeWithItemsAndExits().at(180_000).deadline();
    expect(table.board.summary).toMatchObject({ duration: 180_000, sandLeft: 0, timersUsed: 0, doSomethings: 0 });
  });

  it("counts from the first turn of the sand, however long the setup took", () => {
    const table = mazeWithItemsAndExits({ isSandRunning: false });
    for (const seat of [0, 1]) table.do({ type: "ready", isReady: true }, seat);
    table.at(600_000).do({ type: "turnSand" }).at(601_500).do({ type: "doSomething", seat: 0 }).at(780_000).deadline();
    expect(table.board.summary?.toJSON()).toMatchObject({
      duration: 180_000,
      sand: [{ at: 0, before: 0, after: 180_000 }],
      marks: [{ at: 1_500, what: "do-something" }],
    });
  });
});
