import { expect, test } from "vitest";
import { intentOf } from "../../../client/games/last-friday/keyboard.ts";
import { cycled, typedSpot } from "../../../client/games/last-friday/model/cursor.ts";
import { sketchCommand } from "../../../client/games/last-friday/model/sketching.ts";
import type { KeyStroke } from "../../../client/play/keystroke.ts";

const press = (key: string, more: Partial<KeyStroke> = {}) =>
  intentOf({ key, code: "", shiftKey: false, isOnControl: false, ...more });

test("letters are found by their place on keyboards of other alphabets", () => {
  expect(press("г", { code: "KeyU" })).toEqual({ is: "undo" });
  expect(press("θ", { code: "KeyU" })).toEqual({ is: "undo" });
});

test("a button that has the focus keeps Enter and Space for itself", () => {
  expect(press(" ")).toEqual({ is: "finish" });
  expect(press(" ", { isOnControl: true })).toBeUndefined();
  expect(press("Enter", { isOnControl: true })).toBeUndefined();
});

test("digits are digits on the number pad as well", () => {
  expect(press("7", { code: "Numpad7" })).toEqual({ is: "digit", digit: "7" });
});

test("arrows go round over what is lit, circles before points", () => {
  const lit = [{ point: 3 }, { circle: 120 }, { circle: 7 }];
  expect(cycled(lit, undefined, 1)).toEqual({ circle: 7 });
  expect(cycled(lit, { circle: 120 }, 1)).toEqual({ point: 3 });
  expect(cycled(lit, { circle: 7 }, -1)).toEqual({ point: 3 });
  expect(typedSpot(lit, "120")).toEqual({ circle: 120 });
});

test("an arrow is drawn with two taps or one drag, and the eraser takes what lies there", () => {
  const arrow = { shape: "arrow", colour: 2, from: undefined } as const;
  const first = sketchCommand(arrow, [], { circle: 33 });
  expect(first.command).toBeUndefined();
  const drawn = { type: "sketch", shape: "arrow", colour: 2, nodes: ["c33", "w8"] };
  expect(sketchCommand(first.tool, [], { point: 8 }).command).toEqual(drawn);
  expect(sketchCommand(arrow, [], { circle: 33 }, { point: 8 }).command).toEqual(drawn);
  const sketch = { id: 4, seat: 1, shape: "pin", colour: 0, nodes: ["c33"] } as const;
  expect(sketchCommand({ ...arrow, shape: "erase" }, [sketch], { circle: 33 }).command).toEqual({
    type: "erase",
    id: 4,
  });
});
