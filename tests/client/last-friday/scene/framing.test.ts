import { expect, test } from "vitest";
import { frameOf, scaleOf } from "../../../../client/games/last-friday/scene/framing.ts";
import { circlePlace } from "../../../../client/games/last-friday/scene/plan.ts";
import { campModel } from "./positions.ts";

const playing = campModel();
const over = {
  ...campModel((board) => {
    board.result = "maniac";
  }),
  trail: [
    { round: 0, circles: [2] },
    { round: 1, circles: [150] },
  ],
};

test("while a match is on, what does not quite fit a small screen is cut off rather than too small to read", () => {
  expect(scaleOf(playing, 0.4)).toBe(0.5);
});

test("while a match is on, what would be cut off by half shows the whole camp instead", () => {
  expect(scaleOf(playing, 0.2)).toBeUndefined();
});

test("at the end the whole trail is framed, however long it is", () => {
  expect(scaleOf(over, 0.2)).toBe(0.2);
  const { x, y, width, height } = frameOf(over);
  for (const circle of [2, 150]) {
    const place = circlePlace(circle);
    expect(place.x).toBeGreaterThan(x);
    expect(place.x).toBeLessThan(x + width);
    expect(place.y).toBeGreaterThan(y);
    expect(place.y).toBeLessThan(y + height);
  }
});

test("nothing is framed so closely that one sees no way on", () => {
  expect([scaleOf(playing, 3), scaleOf(over, 3)]).toEqual([0.86, 0.86]);
});
