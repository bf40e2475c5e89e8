import fc from "fast-check";
import { expect, test } from "vitest";
import { choicesOf } from "../../../shared/games/last-friday/choices.ts";
import { lastFriday } from "../../../shared/games/last-friday/index.ts";
import { playTwins } from "./noninterference.ts";
import { type Mind, setupOf } from "./play.ts";
import { fickle } from "./random.ts";

/** He wanders, and plays no token: the later he is told apart, the more is compared. */
const wanderer: Mind = (board, hand, seat, random) => {
  const choices = choicesOf(board, hand, seat).map(({ command }) => command);
  const moves = choices.filter(({ type }) => ["start", "prowl", "swim", "passage"].includes(type));
  if (moves.length > 0) return random.pick(moves);
  return (
    choices.find(({ type }) => type === "commit" || type === "pass") ?? lastFriday.think?.(board, hand, seat, random)
  );
};

/** Cards and the arrangement alike, whatever the path. */
const arranged =
  (path: Mind): Mind =>
  (board, hand, seat, random) => {
    const stage = board.agenda.at(-1)?.stage;
    if (stage === "arrange") {
      return {
        type: "arrange",
        boat: 1,
        fronts: ["red", "corpse", "yellow", "shovel", "green", "sneakers", "blue", "corpse", "brown", "hearing"],
      };
    }
    if (stage === "layOut" || stage === "cabins" || stage === "choose") {
      const same = { ...random, integer: (min: number) => min, shuffle: <T>(items: readonly T[]) => [...items] };
      return lastFriday.think?.(board, hand, seat, { ...same, pick: <T>(items: readonly T[]) => items[0] as T });
    }
    return path(board, hand, seat, random);
  };

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
