import { describe, expect, it } from "vitest";
import { NOTE_LENGTH } from "../../../shared/games/room25/commands.ts";
import { cellAt } from "../../../shared/games/room25/geometry.ts";
import { room25 } from "../../../shared/games/room25/index.ts";
import { scene } from "./scene.ts";

describe("the reminder token", () => {
  it("on any hidden room, in one's own turn; it stays on its tile when that moves", () => {
    const position = scene()
      .stand("B", [4, 1])
      .turn({ A: ["look", "push"], B: ["control", "push"] });
    const tile = position.tile([4, 0]);
    expect(position.refusal("B", { type: "placeReminder", tile })).toBe("not-your-turn");
    position.do("A", { type: "placeReminder", tile });
    expect(position.board.reminders[position.seat("A")]).toBe(tile);
    expect(position.refusal("A", { type: "placeReminder", tile: position.tile([0, 0]) })).toBe("reminder-placed");
    position.target("A", [1, 2]).slide("B", 4, 1);
    expect(position.spotOf(tile)).toEqual([4, 1]);
    expect(position.board.reminders[position.seat("A")]).toBe(tile);
  });

  it("comes back when that room is revealed", () => {
    const position = scene().turn({ A: ["look", "move"] });
    const tile = position.tile([1, 2]);
    position.do("A", { type: "placeReminder", tile }).target("A", [1, 2]).target("A", [1, 2]);
    expect(position.board.reminders[position.seat("A")]).toBe(-1);
    expect(position.events("reminderReturned")).toEqual([{ type: "reminderReturned", seat: position.seat("A"), tile }]);
  });

  it("after one's Look there is still time for it, until somebody else has decided", () => {
    const position = scene().turn({ A: ["look", "push"], B: ["move", "push"], C: ["move", "push"] });
    position.target("A", [1, 2]);
    expect(position.choices("A").reminder).toContain(position.tile([1, 2]));
    position.target("B", [2, 1]);
    expect(position.choices("A").reminder).toEqual([]);
  });

  it("never on a revealed room; and not at all where it is left out", () => {
    const position = scene().turn({ A: ["look", "push"] });
    expect(position.refusal("A", { type: "placeReminder", tile: position.tile([2, 2]) })).toBe("not-hidden");
    const without = scene({ hasReminders: false }).turn({ A: ["look", "push"] });
    expect(without.refusal("A", { type: "placeReminder", tile: 0 })).toBe("no-reminders");
  });
});

describe("claims", () => {
  it("any living seat says any colour of a hidden room, true or not, and may change or withdraw it", () => {
    const position = scene();
    const tile = position.tile([0, 0]);
    const claims = () => [...position.board.claims].map((claim) => [claim.tile, claim.seat, claim.colour]);
    position.do("A", { type: "claim", tile, colour: "red" }).do("B", { type: "claim", tile, colour: "green" });
    expect(claims()).toEqual([
      [tile, position.seat("A"), "red"],
      [tile, position.seat("B"), "green"],
    ]);
    expect(position.refusal("A", { type: "claim", tile, colour: "red" })).toBe("no-change");
    position.do("A", { type: "claim", tile, colour: "blue" }).do("B", { type: "claim", tile, colour: "" });
    expect(claims()).toEqual([[tile, position.seat("A"), "blue"]]);
    expect(position.refusal("A", { type: "claim", tile: position.tile([2, 2]), colour: "blue" })).toBe("not-hidden");
  });

  it("are settled when the room is revealed", () => {
    const position = scene();
    position.do("A", { type: "claim", tile: position.tile([1, 2]), colour: "red" });
    position.turn({ A: ["move", "push"] }).target("A", [1, 2]);
    expect(position.board.claims).toHaveLength(0);
  });
});

describe("notes", () => {
  it("are seen by their seat alone", () => {
    const position = scene();
    const before = JSON.stringify([position.board, position.hand("B"), position.told.length]);
    position.do("A", { type: "note", tile: 7, text: "bad" });
    expect(position.hand("A").notes).toEqual({ 7: "bad" });
    expect(JSON.stringify([position.board, position.hand("B"), position.told.length])).toBe(before);
    expect(position.refusal("A", { type: "note", tile: 7, text: "bad" })).toBe("no-change");
    position.do("A", { type: "note", tile: 7, text: "" });
    expect(position.hand("A").notes).toEqual({});
  });
});

describe("what one has seen", () => {
  it("is forgotten as a secret once the room lies open", () => {
    const position = scene()
      .turn({ A: ["look", "move"] })
      .target("A", [1, 2])
      .target("A", [1, 2]);
    expect(position.hand("A").looks).toEqual({});
  });
});

describe("the rest of the contract", () => {
  it("talk is open, and no match follows another by itself", () => {
    const { board } = scene();
    expect(room25.talk(board)).toBe("open");
    expect(room25.next(room25.options.parse({}), board)).toBeUndefined();
  });

  it("commands of a wrong shape do not come in", () => {
    const isCommand = (command: unknown) => room25.command.safeParse(command).success;
    expect(isCommand({ type: "target", cell: cellAt(4, 4) })).toBe(true);
    expect(isCommand({ type: "target", cell: 25 })).toBe(false);
    expect(isCommand({ type: "slide", line: 1, direction: 0 })).toBe(false);
    expect(isCommand({ type: "programme", character: 0, actions: [] })).toBe(false);
    expect(isCommand({ type: "programme", character: 0, actions: ["look", "move", "push"] })).toBe(false);
    expect(isCommand({ type: "note", tile: 0, text: "x".repeat(NOTE_LENGTH + 1) })).toBe(false);
    expect(isCommand({ type: "reveal", role: "guard" })).toBe(false);
  });
});
