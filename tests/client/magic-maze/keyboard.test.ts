import { describe, expect, it } from "vitest";
import { intentOf, type Key } from "../../../client/games/magic-maze/keyboard.ts";

const key = (key: string, more: Partial<Key> = {}) =>
  intentOf({ key, code: "", shiftKey: false, isOnControl: false, isChoosing: false, ...more });

describe("a key", () => {
  it.each([
    ["1", { is: "hero", at: 0 }],
    ["4", { is: "hero", at: 3 }],
    ["ArrowLeft", { is: "press", action: "W", isRun: false }],
    ["v", { is: "press", action: "vortex", isRun: false }],
    ["X", { is: "press", action: "explore", isRun: false }],
    ["e", { is: "press", action: "escalator", isRun: false }],
    [" ", { is: "choose-seat" }],
    ["?", { is: "help" }],
    ["m", { is: "mute" }],
    ["f", { is: "fit" }],
    ["r", { is: "ready" }],
    ["Enter", { is: "chat" }],
    ["Escape", { is: "cancel" }],
  ])("%s means %o", (sign, intent) => {
    expect(key(sign)).toEqual(intent);
  });

  it("runs with an arrow and Shift", () => {
    expect(key("ArrowUp", { shiftKey: true })).toEqual({ is: "press", action: "N", isRun: true });
  });

  it("is found by its place where the letters are not Latin", () => {
    expect(key("ω", { code: "KeyV" })).toEqual({ is: "press", action: "vortex", isRun: false });
    expect(key("а", { code: "KeyF" })).toEqual({ is: "fit" });
  });

  it("is left to the button it is on, if it would press that", () => {
    expect(key(" ", { isOnControl: true })).toBeUndefined();
    expect(key("Enter", { isOnControl: true })).toBeUndefined();
    expect(key("ArrowUp", { isOnControl: true })).toBeDefined();
  });

  it("walks, confirms and picks while something is to be chosen", () => {
    const choosing = { isChoosing: true, isOnControl: true };
    expect(key("ArrowRight", choosing)).toEqual({ is: "walk", steps: 1 });
    expect(key("Tab", { ...choosing, shiftKey: true })).toEqual({ is: "walk", steps: -1 });
    expect(key(" ", choosing)).toEqual({ is: "confirm" });
    expect(key("Enter", choosing)).toEqual({ is: "confirm" });
    expect(key("3", choosing)).toEqual({ is: "pick", at: 2 });
    expect(key("v", choosing)).toEqual({ is: "press", action: "vortex", isRun: false });
  });

  it("of no meaning is left alone", () => {
    expect(key("q")).toBeUndefined();
    expect(key("7")).toBeUndefined();
    expect(key("Tab")).toBeUndefined();
  });
});
