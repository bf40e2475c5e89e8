import { Decoder, Encoder } from "@colyseus/schema";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RoomBoard } from "../../../shared/games/room25/board.ts";
import { lawfulCommands } from "../../../shared/games/room25/choices.ts";
import { type Command, command } from "../../../shared/games/room25/commands.ts";
import { cellOf, kindAt } from "../../../shared/games/room25/complex.ts";
import type { RoomEvent } from "../../../shared/games/room25/events.ts";
import { CELLS, CENTRE } from "../../../shared/games/room25/geometry.ts";
import type { RoomHand } from "../../../shared/games/room25/hands.ts";
import { room25 } from "../../../shared/games/room25/index.ts";
import { LIST_IDS } from "../../../shared/games/room25/lists.ts";
import { END_REASONS, MODE_IDS, type ModeId, OUTCOMES } from "../../../shared/games/room25/modes/mode.ts";
import { REFUSALS } from "../../../shared/games/room25/refusals.ts";
import { snapshotOf } from "../../../shared/games/room25/snapshot.ts";
import { type Entry, Match, type MatchSetup, replayMatch } from "../../../shared/table/match.ts";
import { seededRandom } from "../../../shared/table/random.ts";
import { Refusal } from "../../../shared/table/refusal.ts";
import { randomWish } from "./random-player.ts";

const setups = (mode: ModeId) =>
  fc
    .record({
      rooms: fc.constantFrom(...LIST_IDS),
      characters: fc.constantFrom("random" as const, "pick" as const),
      teamSize: fc.constantFrom(2 as const, 3 as const),
      keepsLooks: fc.boolean(),
      timeLimit: fc.constantFrom(0 as const, 30 as const),
      more: fc.nat(4),
      seed: fc.integer(),
    })
    .map(({ more, seed, ...rest }): MatchSetup => {
      const options = room25.options.parse({ mode, ...rest });
      const { min, max } = room25.seats(options);
      return { options, seats: min + (more % (max - min + 1)), seed };
    });

/** A random lawful game; `watch` is told of every step. Where there is a time limit, time decides now and then. */
function playAtRandom(setup: MatchSetup, watch: (match: Match, events: readonly RoomEvent[]) => void = () => {}) {
  const match = new Match(room25, setup);
  const random = seededRandom(setup.seed + 1);
  const journal: Entry[] = [];
  let now = 0;
  while (!match.isOver) {
    if (journal.length > 3000) throw new Error("the game does not end");
    const deadline = room25.nextDeadline(match.board as RoomBoard);
    if (deadline !== undefined && random.integer(1, 15) === 1) {
      now = deadline;
      journal.push(...match.advance(now));
    } else {
      const { seat, command: wish } = randomWish(match.board as RoomBoard, match.hands as RoomHand[], random);
      journal.push(match.perform(now, seat, wish));
    }
    watch(
      match,
      match.takeEvents().map(({ event }) => event as RoomEvent),
    );
  }
  return { match, journal };
}

const runs = { numRuns: 5 };

describe.each(MODE_IDS)("random lawful games of %s", { timeout: 60_000 }, (mode) => {
  it("25 distinct tiles lie on the board, Central in the middle; everybody alive stands in an open room", () => {
    fc.assert(
      fc.property(setups(mode), (setup) => {
        playAtRandom(setup, (match) => {
          const board = match.board as RoomBoard;
          expect([...board.cells].sort((a, b) => a - b)).toEqual(CELLS);
          expect(kindAt(board, CENTRE)).toBe("central");
          for (const { isAlive, tile } of board.characters) {
            if (isAlive) expect(board.tiles[tile]?.kind).not.toBe("");
            else expect(tile).toBe(-1);
          }
        });
      }),
      runs,
    );
  });

  it("the dead do not act, and a line never moves both ways in a turn", () => {
    fc.assert(
      fc.property(setups(mode), (setup) => {
        const dead = new Set<number>();
        let moved = new Map<number, number>();
        playAtRandom(setup, (_, events) => {
          for (const event of events) {
            if (event.type === "died") dead.add(event.character);
            if (event.type === "acted" || event.type === "moved") expect(dead.has(event.character)).toBe(false);
            if (event.type === "turnBegan") moved = new Map();
            if (event.type !== "slid") continue;
            expect(moved.get(event.line) ?? event.direction).toBe(event.direction);
            moved.set(event.line, event.direction);
          }
        });
      }),
      runs,
    );
  });

  it("it ends by the countdown at the latest, and every seat is told how", () => {
    fc.assert(
      fc.property(setups(mode), (setup) => {
        const turns = (new Match(room25, setup).board as RoomBoard).turnsLeft;
        const board = playAtRandom(setup).match.board as RoomBoard;
        expect(board.turn).toBeLessThanOrEqual(turns);
        expect(END_REASONS).toContain(board.ending);
        expect(board.outcomes).toHaveLength(setup.seats);
        for (const outcome of board.outcomes) expect(OUTCOMES).toContain(outcome);
        expect(room25.nextDeadline(board)).toBeUndefined();
      }),
      runs,
    );
  });

  it("the replay of its journal is the same match", () => {
    fc.assert(
      fc.property(setups(mode), (setup) => {
        const { match, journal } = playAtRandom(setup);
        const again = replayMatch(room25, setup, JSON.parse(JSON.stringify(journal)) as Entry[]);
        expect(again.board.toJSON()).toEqual(match.board.toJSON());
        expect(again.hands).toEqual(match.hands);
      }),
      runs,
    );
  });

  it("who follows the patches sees the board as it is", () => {
    fc.assert(
      fc.property(setups(mode), (setup) => {
        const followed = new RoomBoard();
        let encoder: Encoder | undefined;
        let decoder: Decoder | undefined;
        playAtRandom(setup, (match) => {
          if (!encoder || !decoder) {
            encoder = new Encoder(match.board);
            decoder = new Decoder(followed);
            decoder.decode(encoder.encodeAll());
          } else {
            decoder.decode(encoder.encode());
          }
          encoder.discardChanges();
          expect(followed.toJSON()).toEqual(match.board.toJSON());
        });
      }),
      runs,
    );
  });
});

const index = (max: number) => fc.nat(max);
/** Any command of a right shape. */
const anyCommand: fc.Arbitrary<Command> = fc
  .oneof(
    fc.record({ type: fc.constantFrom("playNow", "keep", "reveal") }),
    fc.record({ type: fc.constant("takeCharacter"), name: fc.constantFrom("max", "kevin") }),
    fc.record({ type: fc.constant("act"), action: fc.constantFrom("look", "move", "push", "control") }),
    fc.record({ type: fc.constantFrom("target", "peek"), cell: index(24) }),
    fc.record({ type: fc.constant("push"), character: index(7), cell: index(24) }),
    fc.record({ type: fc.constant("slide"), line: index(9), direction: fc.constantFrom(-1, 1) }),
    fc.record({
      type: fc.constant("programme"),
      character: index(7),
      actions: fc.array(fc.constantFrom("look", "move", "push", "control"), { minLength: 1, maxLength: 2 }),
    }),
    fc.record({ type: fc.constant("unprogramme"), character: index(7) }),
    fc.record({ type: fc.constant("placeReminder"), tile: index(24) }),
    fc.record({ type: fc.constant("claim"), tile: index(24), colour: fc.constantFrom("", "red", "green") }),
  )
  .map((shape) => command.parse(shape));

describe("what a seat is shown it may do, and what the rules let it do", { timeout: 60_000 }, () => {
  it("are the same, and a refused command changes nothing", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...MODE_IDS).chain(setups),
        fc.array(anyCommand, { minLength: 60, maxLength: 60 }),
        (setup, commands) => {
          let step = 0;
          playAtRandom(setup, (match) => {
            const wish = commands[step++ % commands.length];
            if (!wish || match.isOver || step > 200) return;
            const seat = step % setup.seats;
            const hand = match.hands[seat] as RoomHand;
            const shown = lawfulCommands(snapshotOf(match.board as RoomBoard), hand, seat).map((other) =>
              command.parse(other),
            );
            const before = JSON.stringify([match.board, match.hands, match.length]);
            try {
              match.perform(0, seat, wish);
              expect(shown).toContainEqual(wish);
            } catch (error) {
              if (!(error instanceof Refusal)) throw error;
              expect(REFUSALS).toContain(error.code);
              expect(shown).not.toContainEqual(wish);
              expect(JSON.stringify([match.board, match.hands, match.length])).toBe(before);
              expect(match.takeEvents()).toEqual([]);
            }
          });
        },
      ),
      { numRuns: 8 },
    );
  });
});

describe("knowledge", () => {
  it("what a seat holds of a hidden room is true, and follows its tile", () => {
    fc.assert(
      fc.property(setups("suspicion"), (setup) => {
        const { match } = playAtRandom(setup);
        const board = match.board as RoomBoard;
        for (const hand of match.hands as RoomHand[]) {
          for (const [tile, kind] of Object.entries(hand.looks)) {
            expect(board.complex[Number(tile)]).toBe(kind);
            expect(board.tiles[Number(tile)]?.kind).toBe("");
            expect(cellOf(board, Number(tile))).toBeGreaterThanOrEqual(0);
          }
        }
      }),
      runs,
    );
  });
});
