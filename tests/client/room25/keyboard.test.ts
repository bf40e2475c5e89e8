import { describe, expect, it } from "vitest";
import { intentOf } from "../../../client/games/room25/keyboard.ts";

const press = (key: string, more: { code?: string; shiftKey?: boolean; isOnControl?: boolean } = {}) =>
  intentOf({ key, code: "", shiftKey: false, isOnControl: false, ...more });

describe("the keys", () => {
  it("walk with arrows, with Shift over every room", () => {
    expect(press("ArrowUp")).toEqual({ is: "walk", step: { x: 0, y: -1 }, isEverywhere: false });
    expect(press("ArrowLeft", { shiftKey: true })).toEqual({ is: "walk", step: { x: -1, y: 0 }, isEverywhere: true });
  });

  it("lay actions by number, on every keyboard", () => {
    expect(press("1")).toEqual({ is: "number", at: 0 });
    expect(press("&", { code: "Digit1" })).toEqual({ is: "number", at: 0 });
  });

  it("know their letters on a Greek and a Russian keyboard", () => {
    expect(press("κ", { code: "KeyK" })).toEqual({ is: "keep" });
    expect(press("т", { code: "KeyN" })).toEqual({ is: "now" });
  });

  it("leave Enter and Space to a button that has the focus", () => {
    expect(press("Enter")).toEqual({ is: "confirm" });
    expect(press("Enter", { isOnControl: true })).toBeUndefined();
    expect(press(" ", { isOnControl: true })).toBeUndefined();
    expect(press("ArrowDown", { isOnControl: true })).toBeDefined();
  });

  it("mean nothing where they are not in the table", () => {
    expect(press("q")).toBeUndefined();
    expect(press("F5")).toBeUndefined();
  });
});
