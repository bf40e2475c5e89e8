import { describe, expect, it } from "vitest";
import { intentOf } from "../../../client/games/magic-maze/keyboard.ts";
import { goalsOf } from "../../../client/games/magic-maze/model/goals.ts";
import { focusedTile } from "../../../client/games/magic-maze/model/model.ts";
import { isTilesStuck } from "../../../client/games/magic-maze/model/sandLine.ts";
import { apartOf, drawnAt, laidAt } from "../../../client/games/magic-maze/scene/apart.ts";
import { lookOf } from "../../../client/games/magic-maze/scene/features.ts";
import { actionSet } from "../../../shared/games/magic-maze/actions.ts";
import { APART_ORIGIN } from "../../../shared/games/magic-maze/dimensions.ts";
import { COLOURS } from "../../../shared/games/magic-maze/heroes.ts";
import { maze, mazeWithItemsAndExits } from "../../rules/magic-maze/maze.ts";
import { playerAt } from "./player.ts";

describe("two dimensions", () => {
  const table = () => maze({ scenario: 13, isSandRunning: false });

  it("are drawn side by side", () => {
    const apart = apartOf(table().board.tiles);
    const { row, col } = drawnAt(APART_ORIGIN, apart);
    expect(row).toBe(0);
    expect(col).toBeGreaterThan(4);
    expect(col).toBeLessThan(16);
  });

  it("are never drawn over each other, however far the first grows east", () => {
    const grown = table().with("5", "E").with("6", "E", "5").with("7", "E", "6");
    const tiles = [...grown.board.tiles];
    const apart = apartOf(tiles);
    const near = tiles.filter(({ col }) => col < 100).map(({ col }) => col + 3);
    expect(drawnAt(APART_ORIGIN, apart).col).toBeGreaterThan(Math.max(...near));
  });

  it("give back the cell that is drawn at a place", () => {
    const apart = apartOf(table().board.tiles);
    for (const spot of [
      { row: 2, col: 1 },
      { row: 3, col: 202 },
    ]) {
      expect(laidAt(drawnAt(spot, apart), apart)).toEqual(spot);
    }
  });

  it("let the far heroes be placed before the sand runs, by tap or by keys", () => {
    const player = playerAt(table());
    player.model.select("yellow");
    const [first] = player.state.targets;
    expect(first?.command).toMatchObject({ type: "place", hero: "yellow" });
    player.model.press("N");
    expect(player.state.choice).toMatchObject({ of: "target", action: "place" });
    player.model.confirm();
    expect(player.sent).toEqual([first?.command]);
  });

  it("leave the near heroes where they are", () => {
    const player = playerAt(table());
    player.model.select("green");
    expect(player.state.targets).toEqual([]);
  });
});

describe("rearrangement", () => {
  const due = () => {
    const table = maze({ scenario: 11 }).with("6", "N").with("7", "E").with("8", "S");
    table.board.removalsLeft = 2;
    return playerAt(table);
  };

  it("lights the tiles that may go, and no cell", () => {
    const player = due();
    player.model.select("yellow");
    expect(player.state.removable).toEqual(["6", "7", "8"]);
    expect(player.state.targets).toEqual([]);
  });

  it("is walked through by keys, and Enter takes the tile away", () => {
    const player = due();
    player.model.press("E");
    player.model.walk(1);
    expect(focusedTile(player.state)).toBe("7");
    player.model.confirm();
    expect(player.sent).toEqual([{ type: "removeTile", tile: "7" }]);
  });

  it("that cannot be done is told apart from sand that ran out", () => {
    expect(isTilesStuck({ marks: [{ at: 1, what: "tiles-stuck" }] })).toBe(true);
    expect(isTilesStuck({ marks: [{ at: 1, what: "theft" }] })).toBe(false);
  });
});

describe("tricking the guards", () => {
  it("makes any item but the own one a goal", () => {
    const table = mazeWithItemsAndExits({ scenario: 10 });
    expect(goalsOf(table.board).every(({ isAnyButOwn }) => isAnyButOwn)).toBe(true);
    const cellOf = (colour: string) =>
      table.mall.cells.find(({ feature }) => feature?.type === "item" && feature.color === colour) ?? {
        row: 0,
        col: 0,
      };
    table.put("yellow", cellOf("yellow")).put("purple", cellOf("green"));
    expect(goalsOf(table.board).map(({ status }) => status)).toEqual(["to-item", "on-item", "to-item", "to-item"]);
  });
});

describe("vortexes out of service", () => {
  const table = mazeWithItemsAndExits({ scenario: 16 });

  it("are drawn as dead from the start", () => {
    const vortex = table.mall.cells.find(({ feature }) => feature?.type === "vortex");
    expect(vortex && lookOf(vortex, table.board).picture).toBe("vortex-off");
  });

  it("say why they do nothing", () => {
    const player = playerAt(table);
    player.model.select("yellow");
    player.model.press("vortex");
    expect(player.state.hint?.reason).toEqual({ is: "refused", code: "no-vortexes" });
  });
});

describe("the red pawn", () => {
  it("is the leader's alone", () => {
    const table = maze({ scenario: 9, players: 3, actions: [0, actionSet("N"), actionSet("S")] });
    const [leader, other] = [playerAt(table, 0), playerAt(table, 1)];
    leader.model.chooseSeat();
    other.model.chooseSeat();
    expect(leader.state.choice).toMatchObject({ of: "seat" });
    expect(other.state.choice).toBeUndefined();
    expect(other.state.hint?.reason).toEqual({ is: "refused", code: "not-leader" });
  });

  it("is nobody's where there are only looks", () => {
    const player = playerAt(maze({ scenario: 15 }));
    player.model.chooseSeat();
    expect(player.state.hint?.reason).toEqual({ is: "refused", code: "no-red-pawn" });
  });
});

describe("one player alone", () => {
  it("turns actions up with D", () => {
    expect(intentOf({ key: "d", code: "KeyD", shiftKey: false, isOnControl: false, isChoosing: false })).toEqual({
      is: "turn-up",
    });
  });

  it("is told that an action is not on top, and not whose it is", () => {
    const table = maze({ scenario: 2, players: 1, actions: [0] });
    const player = playerAt(table);
    player.model.select("yellow");
    player.model.press("N");
    expect(player.state.hint?.reason).toEqual({ is: "refused", code: "not-your-action" });
  });
});

describe("the pencil", () => {
  it("is there while a plan may be made, and put down when the sand runs", () => {
    const table = maze({ scenario: 2, isSandRunning: false });
    const player = playerAt(table);
    player.model.takePencil(true);
    expect(player.state.isDrawing).toBe(true);
    table.do({ type: "ready", isReady: true }, 0).do({ type: "ready", isReady: true }, 1).do({ type: "turnSand" });
    player.serve();
    expect(player.state.isDrawing).toBe(false);
  });

  it.each([14, 15])("is not there in scenario %i", (scenario) => {
    const player = playerAt(maze({ scenario, isSandRunning: false }));
    player.model.takePencil(true);
    expect(player.state.isDrawing).toBe(false);
  });
});

describe("an exit", () => {
  it("is one for all wherever the exits are common, and only the purple one", () => {
    const table = mazeWithItemsAndExits({ scenario: 1 });
    const pictures = table.mall.cells
      .filter(({ feature }) => feature?.type === "exit")
      .map((cell) => lookOf(cell, table.board).picture)
      .sort();
    const others = COLOURS.filter((colour) => colour !== "purple").map((colour) => `exit-${colour}`);
    expect(pictures).toEqual(["exit-all", ...others].sort());
  });
});
