import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededRandom } from "../../../shared/table/random.ts";

const draws = (seed: number, count: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => random.integer(1, 6));
};

describe("chance", () => {
  it("is the same from the same seed", () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        expect(draws(seed, 50)).toEqual(draws(seed, 50));
      }),
    );
  });

  it("is another from another seed", () => {
    expect(draws(1, 50)).not.toEqual(draws(2, 50));
  });

  it("is the same on every machine: these draws never change", () => {
    expect(draws(2017, 12)).toEqual([1, 5, 5, 5, 4, 3, 6, 4, 5, 5, 1, 6]);
  });

  it("draws whole numbers between the two, both included, each about as often", () => {
    const counts = new Map<number, number>();
    for (const draw of draws(7, 6000)) counts.set(draw, (counts.get(draw) ?? 0) + 1);
    expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it("picks one of the items, and nothing from nothing", () => {
    const random = seededRandom(3);
    for (let turn = 0; turn < 20; turn++) expect(["a", "b"]).toContain(random.pick(["a", "b"]));
    expect(() => random.pick([])).toThrow(RangeError);
  });

  it("shuffles a copy: the same items, and the old list as it was", () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.integer()), (seed, items) => {
        const before = [...items];
        const shuffled = seededRandom(seed).shuffle(items);
        expect(items).toEqual(before);
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(before.toSorted((a, b) => a - b));
      }),
    );
  });

  it("brings every order about as often", () => {
    const random = seededRandom(11);
    const counts = new Map<string, number>();
    for (let turn = 0; turn < 6000; turn++) {
      const order = random.shuffle(["a", "b", "c"]).join("");
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});
