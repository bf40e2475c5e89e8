import { expect, test } from "vitest";
import { hitAt, nodeAt } from "../../../../client/games/last-friday/scene/hits.ts";
import { circlePlace, pointPlace } from "../../../../client/games/last-friday/scene/plan.ts";

const everywhere = () => true;

test("what is lit is met from further away than what is not, however near that is", () => {
  const { x, y } = pointPlace(108);
  const targets = { lit: [{ point: 108 }], pawns: [], isThere: everywhere };
  expect(hitAt({ x: x + 24, y }, 1, targets)).toEqual({ is: "spot", spot: { point: 108 }, isLit: true });
});

test("a pawn is met before the nodes under it", () => {
  const place = pointPlace(91);
  const targets = { lit: [], pawns: [{ camper: 1, ...place, size: 1 }], isThere: everywhere };
  expect(hitAt({ x: place.x, y: place.y - 20 }, 1, targets)).toMatchObject({ is: "camper", camper: 1 });
});

test("the reach is the thumb's, not the map's: from afar it covers more of the camp", () => {
  const { x, y } = circlePlace(150);
  expect(nodeAt({ x: x + 60, y }, 1, 22, everywhere)).toBeUndefined();
  expect(nodeAt({ x: x + 60, y }, 0.3, 22, everywhere)).toBeDefined();
});

test("a closed cabin has no nodes", () => {
  expect(nodeAt(circlePlace(30), 1, 10, (spot) => !("circle" in spot))).toBeUndefined();
});
