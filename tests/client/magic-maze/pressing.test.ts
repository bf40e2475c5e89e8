import { describe, expect, it } from "vitest";
import { targetsFor } from "../../../client/games/magic-maze/model/choice.ts";
import { focusOf, litTargets } from "../../../client/games/magic-maze/model/model.ts";
import { actionSet } from "../../../shared/games/magic-maze/actions.ts";
import { mallOf } from "../../../shared/games/magic-maze/mall.ts";
import { maze, mazeWithItemsAndExits } from "../../rules/magic-maze/maze.ts";
import { playerAt } from "./player.ts";

const dealt = [actionSet("N", "E", "vortex"), actionSet("S", "W", "explore", "escalator")];

describe("an action tile that is pressed", () => {
  it("moves the selected hero one step", () => {
    const player = playerAt(mazeWithItemsAndExits());
    player.model.select("yellow");
    player.model.press("N");
    expect(player.sent).toEqual([{ type: "move", hero: "yellow", direction: "N", cells: 1 }]);
  });

  it("runs all the way when it is held", () => {
    const player = playerAt(mazeWithItemsAndExits());
    player.model.select("purple");
    const cells = targetsFor("N", player.state.targets).length;
    player.model.press("N", true);
    expect(cells).toBeGreaterThan(1);
    expect(player.sent).toEqual([{ type: "move", hero: "purple", direction: "N", cells }]);
  });

  it("asks for a hero first", () => {
    const player = playerAt(maze());
    player.model.press("N");
    expect(player.state.hint?.reason).toEqual({ is: "pick-hero" });
  });

  it("tells whose action it is otherwise", () => {
    const player = playerAt(maze({ actions: dealt }));
    player.model.select("yellow");
    player.model.press("W");
    expect(player.state.hint?.reason).toEqual({ is: "theirs", action: "W", seats: [1] });
    expect(player.sent).toEqual([]);
  });

  it("says what is in the way, in the words of the rules", () => {
    const player = playerAt(maze());
    player.model.select("yellow");
    player.model.press("E");
    expect(player.state.hint).toMatchObject({ reason: { is: "refused", code: "hero-in-the-way" }, direction: "E" });
  });

  it("does nothing but say so before the sand runs", () => {
    const player = playerAt(maze({ isSandRunning: false }));
    player.model.select("yellow");
    player.model.press("N");
    expect(player.state.hint?.reason).toEqual({ is: "refused", code: "sand-not-running" });
    expect(player.state.targets).toEqual([]);
  });

  it("takes a sole vortex at once", () => {
    const player = playerAt(maze());
    player.model.select("yellow");
    player.model.press("vortex");
    expect(player.sent).toMatchObject([{ type: "vortex", hero: "yellow" }]);
  });
});

describe("several vortexes", () => {
  const several = () => {
    const player = playerAt(mazeWithItemsAndExits());
    player.model.select("purple");
    player.model.press("vortex");
    return player;
  };

  it("are a choice, and light up alone", () => {
    const player = several();
    expect(player.sent).toEqual([]);
    expect(litTargets(player.state).length).toBeGreaterThan(1);
    expect(litTargets(player.state).every(({ command }) => command.type === "vortex")).toBe(true);
  });

  it("are walked through in a ring, by the same press or by steps", () => {
    const player = several();
    const first = focusOf(player.state);
    player.model.press("vortex");
    expect(focusOf(player.state)).not.toEqual(first);
    player.model.walk(-1);
    expect(focusOf(player.state)).toEqual(first);
    player.model.walk(litTargets(player.state).length);
    expect(focusOf(player.state)).toEqual(first);
  });

  it("are confirmed one at a time", () => {
    const player = several();
    player.model.walk(1);
    const chosen = focusOf(player.state);
    player.model.confirm();
    expect(player.sent).toMatchObject([{ type: "vortex", row: chosen?.row, col: chosen?.col }]);
    expect(player.state.choice).toBeUndefined();
  });

  it("are put aside without losing the hero", () => {
    const player = several();
    player.model.cancel();
    expect(player.state.choice).toBeUndefined();
    expect(player.state.selected).toBe("purple");
    player.model.cancel();
    expect(player.state.selected).toBeUndefined();
  });

  it("keep the chosen one when the board changes", () => {
    const table = mazeWithItemsAndExits();
    const player = playerAt(table);
    player.model.select("purple");
    player.model.press("vortex");
    player.model.walk(1);
    const chosen = focusOf(player.state);
    table.do({ type: "move", hero: "yellow", direction: "N", cells: 1 }, 1);
    player.serve();
    expect(focusOf(player.state)).toEqual(chosen);
  });
});

describe("exploring", () => {
  it("needs no selected hero, only one on an open explore cell of its colour", () => {
    const table = maze();
    const { row, col } = table.on("1A", 2, 3);
    table.put("green", { row, col });
    const player = playerAt(table);
    player.model.press("explore");
    expect(player.sent).toEqual([{ type: "explore", row, col }]);
  });

  it("says so when nobody stands there", () => {
    const player = playerAt(maze());
    player.model.press("explore");
    expect(player.state.hint?.reason).toEqual({ is: "nowhere", action: "explore" });
  });

  it("is a choice of doors while the mage is on a crystal ball", () => {
    const table = maze({ scenario: 5, stack: ["2", "3"] }).with("15", "N");
    const ball = mallOf(table.board.tiles).cells.find(({ feature }) => feature?.type === "crystal");
    if (ball) table.put("purple", ball);
    const player = playerAt(table);
    player.model.press("explore");
    expect(litTargets(player.state).length).toBeGreaterThan(1);
    player.model.confirm();
    expect(player.sent).toMatchObject([{ type: "explore" }]);
  });
});

describe("do something!", () => {
  it("is a choice among the others", () => {
    const player = playerAt(maze({ players: 4 }), 1);
    player.model.chooseSeat();
    player.model.walk(1);
    player.model.confirm();
    expect(player.sent).toEqual([{ type: "doSomething", seat: 2 }]);
  });

  it("waits for the sand", () => {
    const player = playerAt(maze({ players: 4, isSandRunning: false }));
    player.model.chooseSeat();
    expect(player.state.choice).toBeUndefined();
  });
});

describe("who only watches", () => {
  it("may look, and presses nothing", () => {
    const player = playerAt(maze(), -1);
    player.model.select("yellow");
    player.model.press("N");
    player.model.chooseSeat();
    expect(player.state.targets).toEqual([]);
    expect(player.sent).toEqual([]);
  });
});
