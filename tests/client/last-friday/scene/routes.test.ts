import { expect, test } from "vitest";
import { circlePlace, pointPlace, SLOTS } from "../../../../client/games/last-friday/scene/plan.ts";
import { courseOf, prowlRoute, walkRoute } from "../../../../client/games/last-friday/scene/routes.ts";
import { ARROW, PIERS } from "../../../../shared/games/last-friday/camp.ts";
import { mapOf } from "../../../../shared/games/last-friday/ways.ts";

const CLOSED = [0, 0, 0, 0, 0];

test("a camper's step goes over the circle between its points", () => {
  const over = mapOf(CLOSED).steps.flatMap((ways, from) => ways.map((way) => ({ from, ...way })));
  const step = over.find(({ over: circles }) => circles.length === 1);
  if (step === undefined) throw new Error("no step crosses a circle");
  const route = walkRoute(CLOSED, 0, step.from, step.to);
  expect(route.isOnPaths).toBe(true);
  expect(route.places).toContainEqual(expect.objectContaining(circlePlace(step.over[0] ?? 0)));
});

test("the maniac's way crosses no circle", () => {
  const [way] = mapOf(CLOSED).prowls[116] ?? [];
  const { places, isOnPaths } = prowlRoute(CLOSED, 116, way?.to ?? 0);
  expect(isOnPaths).toBe(true);
  const inner = places.slice(1, -1);
  expect(inner.length).toBeGreaterThan(0);
  expect(inner.every((place) => "point" in place)).toBe(true);
});

test("who swims goes straight", () => {
  const [from, to] = PIERS.map(({ circle }) => circle);
  expect(prowlRoute(CLOSED, from ?? 0, to ?? 0)).toEqual({
    places: [circlePlace(from ?? 0), circlePlace(to ?? 0)],
    isOnPaths: false,
  });
});

test("newcomers come in by the arrow", () => {
  const { places } = walkRoute(CLOSED, 3, 0, ARROW);
  expect(places).toEqual([SLOTS[3], pointPlace(ARROW)]);
});

test("a course is measured along its corners", () => {
  const course = courseOf([
    { x: 0, y: 0 },
    { x: 30, y: 0 },
    { x: 30, y: 10 },
  ]);
  expect(course.length).toBe(40);
  expect(course.at(0.5)).toEqual({ x: 20, y: 0 });
  expect(course.at(1)).toEqual({ x: 30, y: 10 });
});
