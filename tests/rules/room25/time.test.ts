import { describe, expect, it } from "vitest";
import { CENTRE, cellAt } from "../../../shared/games/room25/geometry.ts";
import { room25 } from "../../../shared/games/room25/index.ts";
import { item } from "../../../shared/games/room25/item.ts";
import type { Options } from "../../../shared/games/room25/options.ts";
import { Scene, scene } from "./scene.ts";

/** Lets time decide once. */
function timeOut(position: Scene): Scene {
  const deadline = room25.nextDeadline(position.board);
  if (deadline === undefined) throw new Error("no deadline");
  room25.onDeadline({ ...position.play, now: deadline });
  return position;
}

const timed = (options: Partial<Options> = {}) => scene({ timeLimit: 60, ...options }, options.mode === "solo" ? 1 : 4);

describe("the time limit", () => {
  it("none: there is no deadline", () => {
    expect(room25.nextDeadline(scene().board)).toBeUndefined();
  });

  it("each decision has the table's time", () => {
    const position = timed().turn({ A: ["look", "push"] });
    expect(room25.nextDeadline(position.board)).toBe(60_000);
    timeOut(position);
    expect(room25.nextDeadline(position.board)).toBe(120_000);
  });

  it("D-1: who has not programmed has no actions this turn; who has plays", () => {
    const position = timed();
    const character = position.number("A");
    timeOut(position.do("A", { type: "programme", character, actions: ["look", "push"] }));
    expect(position.board.awaited.kind).toBe("look");
    position.target("A", [1, 2]);
    expect(position.board.turn).toBe(2);
    expect(position.events("idle")).toHaveLength(6);
    expect(position.events("timedOut")).toHaveLength(3);
  });

  it("a target: the first in reading order", () => {
    const position = timeOut(timed().turn({ A: ["look", "move"] }));
    expect(position.events("looked").at(-1)?.tile).toBe(position.tile([1, 2]));
    timeOut(position);
    expect(position.where("A")).toEqual([1, 2]);
  });

  it("a single action is played now, and its target is the first", () => {
    const position = timeOut(timed().turn({ A: ["move"] }));
    expect(position.where("A")).toEqual([1, 2]);
    expect(position.board.turn).toBe(2);
  });

  it("a clue not taken is the northern room's", () => {
    const position = new Scene({ timeLimit: 60 }, 4).do("B", { type: "peek", cell: cellAt(2, 1) });
    timeOut(position);
    expect(position.board.phase).toBe("programming");
    expect(Object.keys(position.hand("A").looks)).toEqual([String(position.tile([1, 2]))]);
    expect(Object.keys(position.hand("B").looks)).toEqual([String(position.tile([2, 1]))]);
  });

  it("a character not chosen is the first that is free", () => {
    const position = timeOut(timeOut(new Scene({ timeLimit: 60, characters: "pick" }, 4)));
    expect([position.character("A").name, position.character("B").name]).toEqual(["emmett", "kevin"]);
  });

  it("a free action and its target are decided together", () => {
    const position = timeOut(timed({ mode: "solo" }).turn());
    expect(position.events("looked").at(-1)?.tile).toBe(position.tile([1, 2]));
    expect(position.board.actor).not.toBe(position.number("A"));
  });

  it("left alone, every mode plays itself to its end by the countdown", () => {
    for (const mode of ["suspicion", "cooperation", "competition", "team", "solo"] as const) {
      const seats = room25.seats(room25.options.parse({ mode })).min;
      const position = new Scene({ mode, timeLimit: 30 }, seats);
      for (let steps = 0; !room25.isOver(position.board); steps++) {
        if (steps > 500) throw new Error(`${mode} does not end`);
        timeOut(position);
      }
      expect(["time", "deaths", "elimination"]).toContain(position.board.ending);
      expect(position.kind([2, 2])).toBe("central");
      expect(item(position.board.cells, CENTRE)).toBeDefined();
    }
  });
});
