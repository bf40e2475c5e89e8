import { describe, expect, it } from "vitest";
import { maze, move } from "./maze.ts";

describe("turning the sand for the first time", () => {
  it("waits until all are ready", () => {
    const table = maze({ players: 3, isSandRunning: false });
    table.do({ type: "ready", isReady: true }, 0).do({ type: "ready", isReady: true }, 2);
    expect(table.why({ type: "turnSand" })).toBe("not-all-ready");
    expect(table.why({ type: "ready", isReady: true }, 1)).toBeUndefined();
    expect(table.why({ type: "turnSand" }, 1)).toBeUndefined();
  });

  it("waits again when somebody is not ready after all", () => {
    const table = maze({ isSandRunning: false });
    table.do({ type: "ready", isReady: true }, 0).do({ type: "ready", isReady: true }, 1);
    table.do({ type: "ready", isReady: false }, 1);
    expect(table.why({ type: "turnSand" })).toBe("not-all-ready");
    expect(table.takeFullEvents()[2]).toEqual({ type: "ready", seat: 1, isReady: false });
  });

  it("happens once", () => {
    expect(maze().why({ type: "turnSand" })).toBe("sand-already-running");
    expect(maze().why({ type: "ready", isReady: false })).toBe("sand-already-running");
  });

  it("comes before any action", () => {
    const table = maze({ isSandRunning: false });
    for (const action of [
      move("yellow", "N"),
      { type: "vortex", hero: "green", row: 3, col: 0 },
      { type: "escalator", hero: "green" },
      { type: "explore", row: 0, col: 2 },
      { type: "doSomething", seat: 1 },
    ] as const) {
      expect(table.why(action)).toBe("sand-not-running");
    }
  });
});

describe("the red pawn", () => {
  it("is set before any player by anybody, who may at once set it before another", () => {
    const table = maze({ players: 3 });
    table.do({ type: "doSomething", seat: 1 }, 0);
    expect(table.board.redPawn).toBe(1);
    table.do({ type: "doSomething", seat: 2 }, 1).do({ type: "doSomething", seat: 2 }, 2);
    expect(table.board.redPawn).toBe(2);
    expect(table.takeFullEvents()[0]).toEqual({ type: "doSomething", seat: 0, at: 1 });
  });

  it("stands beside the board at first", () => {
    expect(maze().board.redPawn).toBe(-1);
  });

  it("is set before seats that play, and no others", () => {
    expect(maze({ players: 3 }).why({ type: "doSomething", seat: 3 })).toBe("no-such-seat");
  });

  it("is no action: it needs no action tile and counts as none", () => {
    const table = maze({ players: 2, actions: [0, 0] }).do({ type: "doSomething", seat: 1 });
    expect(table.secret.tallies.actions).toEqual([0, 0]);
  });
});

describe("a stare", () => {
  it("is only an event, and allowed at any time", () => {
    for (const isSandRunning of [true, false]) {
      const table = maze({ isSandRunning });
      const before = JSON.stringify(table.board.toJSON());
      table.do({ type: "stare", seat: 0 }, 1);
      expect(JSON.stringify(table.board.toJSON())).toBe(before);
      expect(table.takeFullEvents()).toEqual([{ type: "stare", seat: 1, at: 0 }]);
    }
  });

  it("needs somebody to stare at", () => {
    expect(maze({ players: 2 }).why({ type: "stare", seat: 2 })).toBe("no-such-seat");
  });
});
