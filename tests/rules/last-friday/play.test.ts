import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CampBoard } from "../../../shared/games/last-friday/board.ts";
import { choicesOf } from "../../../shared/games/last-friday/choices.ts";
import { type Command, command as commandSchema } from "../../../shared/games/last-friday/commands.ts";
import type { CampHand } from "../../../shared/games/last-friday/envelopes.ts";
import type { CampEvent } from "../../../shared/games/last-friday/events.ts";
import { lastFriday } from "../../../shared/games/last-friday/index.ts";
import { judge } from "../../../shared/games/last-friday/judge.ts";
import { type Match, replayMatch } from "../../../shared/table/match.ts";
import { Refusal } from "../../../shared/table/refusal.ts";
import { clueCount, expectSound } from "./invariants.ts";
import { boardOf, type Mind, playOut, setupOf } from "./play.ts";
import { fickle, lawless } from "./random.ts";

const plays = ["1", "2", "3", "4", "campaign"] as const;
const setups = fc.record({
  play: fc.constantFrom(...plays),
  seats: fc.integer({ min: 2, max: 6 }),
  seed: fc.integer({ min: 0, max: 0xffffff }),
});
const minds = fc.constantFrom<Mind>(lawless, fickle);
const runs = { numRuns: 8 };

function snapshot(match: Match): string {
  return JSON.stringify([match.board.toJSON(), match.hands]);
}

describe("any lawful play", () => {
  test("keeps the board sound and the campers' knowledge true, at every moment", () => {
    fc.assert(
      fc.property(setups, minds, ({ play, seats, seed }, mind) => {
        const setup = setupOf({ play }, seats, seed);
        const { match } = playOut(setup, mind, (at) => expectSound(boardOf(at), at.hands as CampHand[]));
        expect(["maniac", "campers"]).toContain(boardOf(match).result);
      }),
      runs,
    );
  }, 120_000);

  test("never kills a sheltered camper, moves the round token once a round, and lays no clue out of nothing", () => {
    fc.assert(
      fc.property(setups, minds, ({ play, seats, seed }, mind) => {
        let round = 0;
        let clues = 35;
        let safe: number[] = [];
        const setup = setupOf({ play }, seats, seed);
        playOut(setup, mind, (match) => {
          const board = boardOf(match);
          const events = match.takeEvents().map(({ event }) => event as CampEvent);
          for (const event of events) {
            if (event.type === "chapterBegan") round = 0;
            if (event.type === "roundBegan") expect(event.round).toBe(++round);
            if (event.type === "killed") expect(safe).not.toContain(event.camper);
          }
          if (!events.some(({ type }) => type === "chapterEnded" || type === "chapterBegan")) {
            // The three clues among the meeting tokens are not of the 35: they come in when they are turned.
            const turned = events.filter(
              (event) => event.type === "turned" && /shovel|sneakers|hearing/.test(event.front),
            );
            clues += turned.length;
            expect(clueCount(board)).toBeLessThanOrEqual(clues);
          } else clues = Math.max(clues, clueCount(board));
          safe = [...board.campers].flatMap(({ life }, camper) => (life === "safe" ? [camper] : []));
        });
      }),
      runs,
    );
  }, 120_000);

  test("shows the trail in every third round, and only then", () => {
    fc.assert(
      fc.property(setups, ({ play, seats, seed }) => {
        let chapter = play === "campaign" ? 1 : Number(play);
        let round = 0;
        let isDue = false;
        playOut(setupOf({ play }, seats, seed), fickle, (match) => {
          for (const { event } of match.takeEvents() as { event: CampEvent }[]) {
            if (event.type === "chapterBegan") chapter = event.chapter;
            if (event.type === "chapterEnded") isDue = false;
            if (event.type === "roundBegan") {
              expect(isDue, "a trail was left out").toBe(false);
              round = event.round;
            }
            if (event.type === "prowled") isDue = round % 3 === 0 && boardOf(match).round <= 15;
            if (event.type === "trailShown" || event.type === "trailHidden") {
              expect(isDue).toBe(true);
              isDue = false;
            }
            if (event.type === "trailShown") expect(event.ofRound).toBe(chapter % 2 === 1 ? round - 3 : round);
          }
        });
      }),
      runs,
    );
  }, 120_000);

  test("replays to the same board and hands", () => {
    fc.assert(
      fc.property(setups, minds, ({ play, seats, seed }, mind) => {
        const { match, setup, entries } = playOut(setupOf({ play }, seats, seed), mind);
        const again = replayMatch(lastFriday, setup, entries);
        expect(snapshot(again)).toBe(snapshot(match));
      }),
      { numRuns: 6 },
    );
  }, 120_000);
});

/** Every single step and place that could be asked for, lawful or not. */
function askable(board: CampBoard): Command[] {
  const circles = Array.from({ length: 201 }, (_, index) => index + 1);
  const points = Array.from({ length: 354 }, (_, index) => index + 1);
  const bare = ["commit", "undo", "pass", "axe", "speed", "invisible", "snuff", "take", "end", "twist"] as const;
  const clues = ["hearing", "trap", "lantern", "shovel", "sneakers"] as const;
  return [
    ...bare.map((type): Command => ({ type })),
    ...circles.flatMap((to): Command[] => [
      { type: "start", circle: to },
      { type: "prowl", to },
      { type: "swim", to },
      { type: "passage", to },
      { type: "push", to },
    ]),
    ...points.flatMap((point): Command[] => [
      { type: "step", to: point },
      { type: "place", point },
      ...clues.map((clue): Command => ({ type: "use", clue, point })),
      { type: "drop", what: "key", point },
      { type: "drop", what: "hearing", point },
    ]),
    ...clues.map((clue): Command => ({ type: "use", clue })),
    ...[0, 1, 2, 3].map((pier): Command => ({ type: "sail", pier })),
    ...[...board.tokens.values()].map(({ id }): Command => ({ type: "look", token: id })),
    ...[0, 1, 2, 3, 4].flatMap((camper): Command[] => [
      { type: "choose", camper },
      { type: "openCabin", cabin: camper },
      ...[0, 1, 2].map((card): Command => ({ type: "pickCard", camper, card })),
    ]),
  ];
}

/** Clues that take no point are listed without one. */
function isListed(command: Command, listed: ReadonlySet<string>): boolean {
  if (listed.has(JSON.stringify(command))) return true;
  return command.type === "use" && listed.has(JSON.stringify({ type: command.type, clue: command.clue }));
}

describe("the client's helpers and the rules", () => {
  test("choicesOf lists just what perform does", () => {
    fc.assert(
      fc.property(setups, ({ play, seats, seed }) => {
        let count = 0;
        playOut(setupOf({ play }, seats, seed), fickle, (match) => {
          if (count++ % 37 !== 0 || match.isOver) return;
          const board = boardOf(match);
          for (const seat of Array.from({ length: seats }, (_, index) => index)) {
            const hand = match.hands[seat] as CampHand;
            const choices = choicesOf(board, hand, seat).map(({ command }) => command);
            for (const command of choices) {
              expect(commandSchema.safeParse(command).success).toBe(true);
              expect(judge(board, hand, seat, command)).toBeUndefined();
            }
            const listed = new Set(choices.map((command) => JSON.stringify(command)));
            const lawful = askable(board).filter((command) => judge(board, hand, seat, command) === undefined);
            for (const command of lawful) expect(isListed(command, listed), JSON.stringify(command)).toBe(true);
          }
        });
      }),
      { numRuns: 4 },
    );
  }, 120_000);

  test("a refused command changes nothing", () => {
    fc.assert(
      fc.property(setups, fc.integer({ min: 0, max: 9999 }), ({ play, seats, seed }, pick) => {
        let count = 0;
        playOut(setupOf({ play }, seats, seed), fickle, (match) => {
          if (count++ % 17 !== 0 || match.isOver) return;
          const commands = askable(boardOf(match));
          const command = commands[(pick * 31 + count) % commands.length];
          const seat = (pick + count) % seats;
          if (command === undefined) return;
          match.takeEvents();
          const before = snapshot(match);
          const hand = match.hands[seat] as CampHand;
          if (judge(boardOf(match), hand, seat, command) === undefined) return;
          expect(() => match.perform(0, seat, command)).toThrow(Refusal);
          expect(snapshot(match)).toBe(before);
          expect(match.takeEvents()).toEqual([]);
        });
      }),
      { numRuns: 5 },
    );
  }, 120_000);
});

describe("bots", () => {
  test.each(plays)(
    "play %s to its end, ten times",
    (play) => {
      for (let seed = 1; seed <= 10; seed++) {
        const { match } = playOut(setupOf({ play }, 2 + (seed % 5), seed * 977));
        expect(boardOf(match).result).not.toBe("");
      }
    },
    120_000,
  );
});
