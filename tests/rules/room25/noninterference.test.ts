import { describe, expect, it } from "vitest";
import type { Command } from "../../../shared/games/room25/commands.ts";
import { CELLS } from "../../../shared/games/room25/geometry.ts";
import { room25 } from "../../../shared/games/room25/index.ts";
import { item } from "../../../shared/games/room25/item.ts";
import { LIST_IDS } from "../../../shared/games/room25/lists.ts";
import { MODE_IDS, type ModeId } from "../../../shared/games/room25/modes/mode.ts";
import { seededRandom } from "../../../shared/table/random.ts";
import { expectNoDifference, type Trial } from "./noninterference.ts";

/** Wishes that are mostly refused: the code must be the same whatever is hidden. */
const UNLAWFUL: readonly Command[] = CELLS.flatMap((cell): Command[] => [
  { type: "target", cell },
  { type: "peek", cell },
  { type: "placeReminder", tile: cell },
  { type: "claim", tile: cell, colour: "red" },
  { type: "push", character: cell % 6, cell },
  { type: "slide", line: cell % 10, direction: cell % 2 ? 1 : -1 },
  { type: "reveal" },
]);

const optionsFor = (mode: ModeId, seed: number) =>
  room25.options.parse({ mode, rooms: LIST_IDS[seed % LIST_IDS.length], timeLimit: seed % 2 ? 30 : 0 });

/** The same trial with many seeds. @returns the steps that were compared in all */
function compared(count: number, trialOf: (seed: number) => Trial): number {
  let steps = 0;
  for (let seed = 0; seed < count; seed++) steps += expectNoDifference(trialOf(seed), UNLAWFUL);
  return steps;
}

describe.each(MODE_IDS)("in %s a seat receives the same", { timeout: 60_000 }, (mode) => {
  it("whichever of two rooms it has not seen is which", () => {
    const steps = compared(10, (seed) => {
      const options = optionsFor(mode, seed);
      const { min } = room25.seats(options);
      const random = seededRandom(seed);
      let pair: readonly number[] = [];
      return {
        options,
        seats: min,
        seed,
        watcher: seed % min,
        differ({ board, secret }) {
          const hidden = random.shuffle(CELLS.filter((tile) => item(board.tiles, tile).kind === ""));
          const one = item(hidden, 0);
          const other = hidden.find((tile) => secret.kinds[tile] !== secret.kinds[one]);
          if (other === undefined) return false;
          pair = [one, other];
          [secret.kinds[one], secret.kinds[other]] = [item(secret.kinds, other), item(secret.kinds, one)];
          return true;
        },
        isKnown: (event) =>
          ((event.type === "revealed" || (event.type === "looked" && event.seat === seed % min)) &&
            pair.includes(event.tile)) ||
          event.type === "ended",
      };
    });
    expect(steps).toBeGreaterThan(100);
  });
});

describe("in Suspicion a seat receives the same", { timeout: 60_000 }, () => {
  const swapRoles =
    (seats: number, watcher: number) =>
    (seed: number): Trial => ({
      options: optionsFor("suspicion", seed),
      seats,
      seed,
      watcher,
      differ({ hands }) {
        const others = [...hands.keys()].filter((seat) => seat !== watcher);
        const guard = others.find((seat) => item(hands, seat).role === "guard");
        const prisoner = others.find((seat) => item(hands, seat).role === "prisoner");
        if (guard === undefined || prisoner === undefined) return false;
        hands[guard] = { ...item(hands, guard), role: "prisoner" };
        hands[prisoner] = { ...item(hands, prisoner), role: "guard" };
        return true;
      },
      isKnown: ({ type }) => type === "exposed" || type === "ended",
    });

  it.each([4, 5, 6])("whoever of the others is a guard, with %i players", (seats) => {
    expect(compared(8, swapRoles(seats, 0))).toBeGreaterThan(150);
    expect(compared(5, swapRoles(seats, seats - 1))).toBeGreaterThan(50);
  });
});

describe.each(["suspicion", "cooperation", "competition", "team"] as const)(
  "in %s a seat receives the same",
  (mode) => {
    it("whatever the others have programmed, until a token is turned over", () => {
      const steps = compared(12, (seed) => {
        const options = optionsFor(mode, seed);
        return {
          options,
          seats: room25.seats(options).min,
          seed,
          watcher: 0,
          differ: () => true,
          instead: ({ command }) =>
            command.type === "programme" ? { ...command, actions: ["control", "push"] } : command,
          isKnown: ({ type }) => type === "roundBegan",
        };
      });
      expect(steps).toBeGreaterThan(60);
    });
  },
);

describe("the comparison itself", () => {
  it("notices what reaches the seat", () => {
    const trial = (differ: Trial["differ"]): Trial => ({
      options: optionsFor("suspicion", 0),
      seats: 4,
      seed: 0,
      watcher: 0,
      differ,
      isKnown: () => false,
    });
    const onTheBoard = trial(({ board, secret }) => {
      item(board.tiles, 0).kind = item(secret.kinds, 0);
      return true;
    });
    const inItsHand = trial(({ hands }) => {
      hands[0] = { ...item(hands, 0), role: "guard" };
      return true;
    });
    expect(() => expectNoDifference(onTheBoard)).toThrow();
    expect(() => expectNoDifference(inItsHand)).toThrow();
  });
});
