import { describe, expect, test } from "vitest";
import data from "../../../shared/games/last-friday/camp.json" with { type: "json" };
import {
  CABINS,
  CIRCLE_COUNT,
  MANIAC_STARTS,
  MEETING_POINTS,
  numberOf,
  PIERS,
  POINT_COUNT,
  START_POINTS,
} from "../../../shared/games/last-friday/camp.ts";
import { stepsAway } from "../../../shared/games/last-friday/distance.ts";
import { graphOf } from "../../../shared/games/last-friday/graph.ts";
import { adjacentCircles, mapOf } from "../../../shared/games/last-friday/ways.ts";

/** All 243 combinations of cabin states. */
const STATES = Array.from({ length: 243 }, (_, code) =>
  [0, 1, 2, 3, 4].map((cabin) => Math.floor(code / 3 ** cabin) % 3),
);

const place = new Map([
  ...data.circles.map(({ id, x, y }) => [`c${id}`, { x, y }] as const),
  ...data.points.map(({ id, x, y }) => [id, { x, y }] as const),
]);

function at(id: string): { x: number; y: number } {
  const found = place.get(id);
  if (found === undefined) throw new Error(`${id} is nowhere`);
  return found;
}

type Line = readonly [string, string];

function turn(a: string, b: string, c: string): number {
  const [p, q, r] = [at(a), at(b), at(c)];
  return Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
}

function doCross([a, b]: Line, [c, d]: Line): boolean {
  if ([a, b].some((end) => end === c || end === d)) return false;
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

describe("Camp Kestrel", () => {
  test("has 201 circles and 354 points, numbered without a gap", () => {
    expect(data.circles.map(({ id }) => id)).toEqual(Array.from({ length: 201 }, (_, index) => index + 1));
    expect(data.points.map(({ id }) => numberOf(id))).toEqual(Array.from({ length: 354 }, (_, index) => index + 1));
    expect([CIRCLE_COUNT, POINT_COUNT]).toEqual([201, 354]);
  });

  test.each(["camper", "maniac"])("is planar as drawn with the %s side of every cabin", (side) => {
    const lines = data.edges.filter((edge) => edge.side === undefined || edge.side === "both" || edge.side === side);
    const crossing: string[] = [];
    lines.forEach((one, index) => {
      for (const other of lines.slice(index + 1)) {
        if (doCross([one.a, one.b], [other.a, other.b])) crossing.push(`${one.a}-${one.b} x ${other.a}-${other.b}`);
      }
    });
    expect(crossing).toEqual([]);
  });

  test("joins no circle to a circle: every maniac's step crosses a point", () => {
    expect(data.edges.filter(({ a, b }) => a.startsWith("c") && b.startsWith("c"))).toEqual([]);
    const bare = STATES.flatMap((cabins) =>
      mapOf(cabins)
        .prowls.flat()
        .filter(({ over }) => over.length === 0),
    );
    expect(bare).toEqual([]);
  }, 60_000);

  test("is connected for both sides in every state of the cabins", () => {
    for (const cabins of STATES) {
      const map = mapOf(cabins);
      const inside = (list: "circles" | "points") =>
        CABINS.flatMap((cabin, index) => (cabins[index] === 0 ? cabin[list] : [])).length;
      expect(stepsAway([1], (circle) => adjacentCircles(map, circle)).size).toBe(201 - inside("circles"));
      expect(stepsAway([1], (point) => map.neighbours[point] ?? []).size).toBe(354 - inside("points"));
    }
  });

  test("gives a camper one way at most from a point to another, over one circle at most", () => {
    const isSimple = (ways: readonly { to: number; over: readonly number[] }[]) =>
      new Set(ways.map(({ to }) => to)).size === ways.length && ways.every(({ over }) => over.length <= 1);
    expect(STATES.filter((cabins) => !mapOf(cabins).steps.every(isSimple))).toEqual([]);
  }, 60_000);

  test("has its special numbers in place", () => {
    expect(MANIAC_STARTS).toEqual([2, 6, 132, 150, 196]);
    expect(data.circles.flatMap(({ id, start }) => (start ? [id] : []))).toEqual(MANIAC_STARTS);
    expect(PIERS.map(({ id, circle }) => [id, circle])).toEqual([
      ["N", 106],
      ["W", 109],
      ["E", 111],
      ["S", 123],
    ]);
    expect(MEETING_POINTS).toHaveLength(10);
    expect(START_POINTS.every((point) => point > 0)).toBe(true);
    const map = mapOf([0, 0, 0, 0, 0]);
    for (const { circle, point } of PIERS) expect(map.graph.circlesOfPoint[point]).toContain(circle);
  });

  test("shows a cabin's inside only where it is open, with a back way on either side", () => {
    for (const [cabin, { lock, rear, axe, hatch, points, circles }] of CABINS.entries()) {
      const state = (side: number) => [0, 0, 0, 0, 0].map((closed, index) => (index === cabin ? side : closed));
      const [front = 0, , back = 0] = points;
      expect(circles).toContain(hatch);
      expect(graphOf(state(0)).pointsOfPoint[lock]).not.toContain(front);
      expect(graphOf(state(1)).pointsOfPoint[front]).toContain(lock);
      expect(graphOf(state(1)).pointsOfPoint[back]).toContain(rear);
      expect(graphOf(state(2)).circlesOfPoint[back]).toContain(axe);
      expect(graphOf(state(2)).pointsOfPoint[back]).not.toContain(rear);
    }
  });

  test("lights from a point just the circles reached through points only", () => {
    const { litBy } = mapOf([0, 0, 0, 0, 0]);
    expect(litBy[212]).toEqual([109, 118, 119, 130]);
    expect(litBy[231]).toEqual([123, 131, 133, 134]);
    expect(litBy[232]).toEqual([121, 134, 135]);
  });
});
