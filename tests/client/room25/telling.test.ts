import { describe, expect, it } from "vitest";
import { type LogLine, logged } from "../../../client/games/room25/model/log.ts";
import { readiness, slotMarks, trackOf, turnsOf } from "../../../client/games/room25/model/order.ts";
import { newLines, saidSoFar, withSaid } from "../../../client/games/room25/model/said.ts";
import { seenRooms } from "../../../client/games/room25/model/seen.ts";
import { verdictOf } from "../../../client/games/room25/model/verdict.ts";
import { isNewlyAsked, soundOfEvent } from "../../../client/games/room25/sounds/choose.ts";
import { clockText } from "../../../client/ui/clockText.ts";
import type { RoomEvent } from "../../../shared/games/room25/events.ts";
import { cellAt } from "../../../shared/games/room25/geometry.ts";
import type { ChatLine } from "../../../shared/table/protocol.ts";
import { type Letter, type Scene, scene } from "../../rules/room25/scene.ts";
import { copyOf } from "./player.ts";

const marksOf = (table: Scene, letter: Letter) => {
  const board = copyOf(table);
  const number = table.number(letter);
  const character = board.characters[number];
  return character ? slotMarks(board, number, character).map((mark) => ("action" in mark ? mark.action : mark.is)) : [];
};

describe("the order track", () => {
  it("shows actions as they are turned over, and what is still face down", () => {
    const table = scene().turn({ A: ["move", "look"], B: ["move", "push"] });
    expect(marksOf(table, "A")).toEqual(["move", "hidden"]);
    expect(marksOf(table, "B")).toEqual(["hidden", "hidden"]);
    table.target("A", [1, 2]);
    expect(marksOf(table, "A")).toEqual(["move", "hidden"]);
    expect(marksOf(table, "B")).toEqual(["move", "hidden"]);
  });

  it("shows a slot that passed without an action", () => {
    const table = scene().turn({ A: ["move"], B: ["move", "look"] });
    table.do("A", { type: "keep" });
    expect(marksOf(table, "A")).toEqual(["idle", "hidden"]);
  });

  it("shows a kept action in the second slot", () => {
    const kept = scene().turn({ A: ["move"], B: ["move", "look"] });
    kept.do("A", { type: "keep" }).target("B", [1, 2]);
    expect(kept.board.round).toBe(2);
    expect(marksOf(kept, "A")).toEqual(["idle", "move"]);
  });

  it("has the dead at its end", () => {
    const table = scene()
      .room("mortal", [1, 2], "hidden")
      .turn({ A: ["move", "push"] });
    table.target("A", [1, 2]);
    expect(trackOf(copyOf(table)).at(-1)).toBe(table.number("A"));
    expect(trackOf(copyOf(table))).toHaveLength(4);
  });

  it("counts who has programmed", () => {
    const table = scene();
    table.do("A", { type: "programme", character: table.number("A"), actions: ["look"] });
    expect(readiness(copyOf(table))).toEqual({ ready: 1, of: 4 });
  });

  it("has as many lamps as the mode has turns", () => {
    expect(turnsOf(copyOf(scene()))).toBe(8);
    expect(turnsOf(copyOf(scene({ mode: "suspicion" })))).toBe(10);
  });
});

describe("what one has seen", () => {
  it("follows the tile, with the exit first once it is found", () => {
    const table = scene()
      .stand("A", [1, 2])
      .turn({ A: ["look", "control"] });
    table.target("A", [1, 1]);
    const tile = table.tile([1, 1]);
    expect(seenRooms(copyOf(table), table.hand("A"))).toEqual([
      { tile, kind: "empty", isOpen: false, cell: cellAt(1, 1) },
    ]);
    table.room("room25", [4, 4], "open");
    expect(seenRooms(copyOf(table), table.hand("A")).map(({ kind, isOpen }) => [kind, isOpen])).toEqual([
      ["room25", true],
      ["empty", false],
    ]);
  });

  it("is nothing while it lies face down", () => {
    const table = scene()
      .stand("A", [1, 2])
      .turn({ A: ["look", "control"] });
    table.target("A", [1, 1]);
    expect(seenRooms(copyOf(table), undefined)).toEqual([]);
  });
});

describe("the log", () => {
  const log = (...events: RoomEvent[]) =>
    events.reduce<readonly LogLine[]>((lines, event) => logged(lines, event, [0, 1, 2]), []);

  it("has the newest line first", () => {
    const lines = log({ type: "idle", character: 0 }, { type: "kept", character: 1 });
    expect(lines.map(({ event }) => event.type)).toEqual(["kept", "idle"]);
  });

  it("never writes down what only one seat may know", () => {
    expect(log({ type: "seen", tile: 3, kind: "mortal" })).toEqual([]);
  });
});

describe("what is said at the table", () => {
  const line = (text: string): ChatLine => ({ seat: 0, name: "Ana", colour: 1, text });

  it("is for a newcomer the claims that stand, then the chat", () => {
    const said = saidSoFar([{ tile: 7, seat: 1, colour: "red" }], (tile) => tile + 1, [line("hello")]);
    expect(said.map(({ is }) => is)).toEqual(["claim", "chat"]);
    expect(said[0]).toMatchObject({ cell: 8, colour: "red" });
  });

  it("goes on with what is new, though old lines drop off", () => {
    const [a, b, c, d] = [line("a"), line("b"), line("c"), line("d")];
    expect(newLines([a, b], [b, c, d])).toEqual([c, d]);
    expect(newLines([], [a])).toEqual([a]);
    expect(newLines([a, b], [a, b])).toEqual([]);
  });

  it("gives every line a number of its own", () => {
    const said = withSaid(withSaid([], { is: "chat", line: line("a") }), { is: "chat", line: line("b") });
    expect(new Set(said.map(({ id }) => id)).size).toBe(2);
  });
});

describe("the verdict", () => {
  it("is the guards' when the countdown ends in Suspicion, and nobody's where there is no guard", () => {
    const table = scene({ mode: "suspicion" });
    table.board.ending = "time";
    table.board.outcomes.push("lost", "won", "lost", "lost");
    expect(verdictOf(copyOf(table))).toEqual({ who: "guards", seats: [1] });
    table.board.outcomes[1] = "lost";
    expect(verdictOf(copyOf(table)).who).toBe("nobody");
  });

  it("tells a whole escape from one with a loss", () => {
    const table = scene();
    table.board.ending = "escape";
    table.board.outcomes.push("won", "won", "won", "won");
    expect(verdictOf(copyOf(table)).who).toBe("together");
    for (const seat of table.board.outcomes.keys()) table.board.outcomes[seat] = "partial";
    expect(verdictOf(copyOf(table))).toEqual({ who: "together-partial", seats: [0, 1, 2, 3] });
    for (const seat of table.board.outcomes.keys()) table.board.outcomes[seat] = "lost";
    expect(verdictOf(copyOf(table)).who).toBe("together-lost");
  });

  it("names the team that won, or a draw", () => {
    const table = scene({ mode: "team" });
    table.board.outcomes.push("won", "lost", "won", "lost");
    expect(verdictOf(copyOf(table))).toEqual({ who: "team", seats: [0, 2] });
    for (const seat of table.board.outcomes.keys()) table.board.outcomes[seat] = "draw";
    expect(verdictOf(copyOf(table)).who).toBe("draw");
  });
});

describe("the time", () => {
  it("is said as on a clock, begun seconds counted", () => {
    expect([90_000, 60_001, 59_999, 1, 0].map(clockText)).toEqual(["1:30", "1:01", "1:00", "0:01", "0:00"]);
  });
});

describe("a sound", () => {
  it("tells a step from a push, and winning from losing", () => {
    const moved = (how: "move" | "push"): RoomEvent => ({ type: "moved", character: 0, by: 1, from: 1, to: 2, how });
    expect([moved("move"), moved("push")].map((event) => soundOfEvent(event, undefined))).toEqual(["step", "shove"]);
    const ended: RoomEvent = { type: "ended", ending: "time" };
    expect(["won", "partial", "lost"].map((outcome) => soundOfEvent(ended, outcome))).toEqual(["won", "won", "lost"]);
  });

  it("calls whoever is asked, once", () => {
    const table = scene();
    const before = table.choices("A");
    table.turn({ A: ["move", "look"] });
    const asked = table.choices("A");
    expect(isNewlyAsked(before, asked)).toBe(true);
    expect(isNewlyAsked(asked, asked)).toBe(false);
    expect(isNewlyAsked(undefined, table.choices("B"))).toBe(false);
  });
});
