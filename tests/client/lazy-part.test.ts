import { expect, test } from "vitest";
import { lazyPart } from "../../client/table/lazyPart.ts";

test("a game's part is one and the same however often it is drawn: else it would never finish loading", () => {
  expect(lazyPart("magic-maze", "Play")).toBeDefined();
  expect(lazyPart("magic-maze", "Play")).toBe(lazyPart("magic-maze", "Play"));
});

test("a game this build does not have has no parts", () => {
  expect(lazyPart("chess", "Play")).toBeUndefined();
});
