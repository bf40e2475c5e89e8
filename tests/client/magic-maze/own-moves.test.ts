import { describe, expect, it } from "vitest";
import { maze } from "../../rules/magic-maze/maze.ts";
import { playerAt } from "./player.ts";

const north = { type: "move", hero: "yellow", direction: "N", cells: 1 } as const;
const west = { type: "move", hero: "yellow", direction: "W", cells: 1 } as const;

describe("one's own move", () => {
  it("is seen before the server has answered", () => {
    const player = playerAt(maze());
    player.model.send(north);
    expect(player.cellOf("yellow")).toEqual([0, 1]);
    expect(player.sent).toEqual([north]);
  });

  it("is not made twice when the board comes before the answer", () => {
    const table = maze();
    const player = playerAt(table);
    player.model.send(north);
    table.do(north);
    player.serve();
    expect(player.cellOf("yellow")).toEqual([0, 1]);
  });

  it("stays where the server put it once it is answered", async () => {
    const table = maze();
    const player = playerAt(table);
    player.model.send(north);
    table.do(north);
    player.serve();
    await player.answer();
    expect(player.cellOf("yellow")).toEqual([0, 1]);
    expect(player.state.pending).toEqual([]);
  });

  it("is taken back with a hint when the server refuses it", async () => {
    const player = playerAt(maze());
    player.model.send(north);
    await player.answer({ refused: "hero-in-the-way" });
    expect(player.cellOf("yellow")).toEqual([1, 1]);
    expect(player.state.hint).toMatchObject({
      reason: { is: "refused", code: "hero-in-the-way" },
      hero: "yellow",
      direction: "N",
    });
  });

  it("is taken back when the line is lost", async () => {
    const player = playerAt(maze());
    player.model.send(north);
    await player.answer({ refused: "offline" });
    expect(player.cellOf("yellow")).toEqual([1, 1]);
  });

  it("is not even sent when the rules refuse it here", () => {
    const player = playerAt(maze());
    player.model.send({ type: "move", hero: "yellow", direction: "E", cells: 1 });
    expect(player.sent).toEqual([]);
    expect(player.state.hint?.reason).toEqual({ is: "refused", code: "hero-in-the-way" });
  });

  it("follows on another that is still on its way", () => {
    const table = maze();
    const player = playerAt(table);
    player.model.send(north);
    player.model.send(west);
    expect(player.cellOf("yellow")).toEqual([0, 0]);
    table.do(north);
    player.serve();
    expect(player.cellOf("yellow")).toEqual([0, 0]);
    table.do(west);
    player.serve();
    expect(player.cellOf("yellow")).toEqual([0, 0]);
  });

  it("leaves the other heroes to the server", () => {
    const table = maze();
    const player = playerAt(table);
    player.model.send(north);
    table.do({ type: "move", hero: "purple", direction: "N", cells: 1 }, 1);
    player.serve();
    expect(player.cellOf("purple")).toEqual([0, 2]);
    expect(player.cellOf("yellow")).toEqual([0, 1]);
  });

  it("gives way to somebody who moved the hero first", () => {
    const table = maze();
    const player = playerAt(table);
    player.model.send(north);
    table.do(north, 1);
    table.do(west, 1);
    player.serve();
    expect(player.cellOf("yellow")).toEqual([0, 0]);
  });
});
