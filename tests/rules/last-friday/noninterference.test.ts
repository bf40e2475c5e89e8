import fc from "fast-check";
import { expect, test } from "vitest";
import { choicesOf } from "../../../shared/games/last-friday/choices.ts";
import { playTwins } from "./noninterference.ts";
import { arranged, parting, playing, wanderer } from "./paths.ts";
import { type Mind, setupOf } from "./play.ts";
import { fickle } from "./random.ts";

test.each(["1", "2", "3", "4"] as const)(
  "two paths of the maniac in chapter %s give everybody else the same, until a rule tells them apart",
  (play) => {
    const steps: number[] = [];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), fc.integer({ min: 2, max: 6 }), (seed, seats) => {
        const path = arranged(wanderer);
        steps.push(playTwins(setupOf({ play, maniac: 0 }, seats, seed), [path, path], fickle).steps);
      }),
      { numRuns: 12 },
    );
    expect(Math.max(...steps)).toBeGreaterThan(10);
  },
  120_000,
);

test("the same path twice is never told apart", () => {
  const same: Mind = (board, hand, seat) => {
    const [first] = choicesOf(board, hand, seat).filter(({ command }) => command.type !== "undo");
    const commit = choicesOf(board, hand, seat).find(({ command }) => command.type === "commit");
    return (commit ?? first)?.command;
  };
  const path = arranged(same);
  expect(playTwins(setupOf({ play: "1", maniac: 0 }, 3, 11), [path, path], fickle, 200).toldBy).toEqual([]);
});

test("where chapter I of a campaign left him stays his secret in chapter II, until a rule tells it", () => {
  const chapters = new Set<number>();
  for (let seed = 50; seed < 60; seed++) {
    const path = arranged(parting(wanderer, 14, seed));
    const { apart, toldBy } = playTwins(setupOf({ play: "campaign", maniac: 0 }, 3, seed), [path, path], fickle);
    for (const chapter of apart) chapters.add(chapter);
    expect(toldBy).not.toEqual([]);
  }
  expect([...chapters]).toContain(2);
}, 120_000);

test.each(["1", "2", "3", "4"] as const)(
  "two paths with Inhuman speed in the same rounds of chapter %s are alike, but for what rules tell",
  (play) => {
    const steps: number[] = [];
    const speedy = arranged(playing(wanderer, "speed", [1, 2]));
    for (let seed = 1; seed <= 8; seed++) {
      steps.push(playTwins(setupOf({ play, maniac: 0 }, 4, seed), [speedy, speedy], fickle).steps);
    }
    expect(Math.max(...steps)).toBeGreaterThan(20);
  },
  120_000,
);
