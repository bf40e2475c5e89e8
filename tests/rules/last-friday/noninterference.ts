import { expect } from "vitest";
import type { CampBoard } from "../../../shared/games/last-friday/board.ts";
import { choicesOf } from "../../../shared/games/last-friday/choices.ts";
import type { Command } from "../../../shared/games/last-friday/commands.ts";
import type { CampHand, ManiacHand } from "../../../shared/games/last-friday/envelopes.ts";
import { type CampEvent, TELLING } from "../../../shared/games/last-friday/events.ts";
import { lastFriday } from "../../../shared/games/last-friday/index.ts";
import { dueSeats, judge } from "../../../shared/games/last-friday/judge.ts";
import { Match, type MatchSetup } from "../../../shared/table/match.ts";
import { type Random, seededRandom } from "../../../shared/table/random.ts";
import { boardOf, type Mind } from "./play.ts";

/** Commands that only change the maniac's draft. */
export const DRAFTING: readonly Command["type"][] = [
  "start",
  "prowl",
  "swim",
  "passage",
  "axe",
  "speed",
  "invisible",
  "snuff",
];

/** All that anybody but the maniac is given: board, hands, and the events since the last look. */
function publicView(match: Match): { readonly view: string; readonly events: readonly CampEvent[] } {
  const board = boardOf(match);
  const emitted = match.takeEvents().filter(({ audience }) => {
    return audience === "everybody" || audience.some((seat) => seat !== board.maniac);
  });
  const hands = match.hands.filter((_, seat) => seat !== board.maniac);
  return {
    view: JSON.stringify([board.toJSON(), hands, emitted]),
    events: emitted.map(({ event }) => event as CampEvent),
  };
}

export interface Twins {
  /** Public commands played alike before the two differed, or before the end. */
  readonly steps: number;
  /** The events at which they came to differ; none: they never did. */
  readonly toldBy: readonly CampEvent["type"][];
  /** The chapters in which he stood on two different circles, and nobody could tell. */
  readonly apart: ReadonlySet<number>;
}

const circleOf = (match: Match) => (match.hands[boardOf(match).maniac] as ManiacHand).circle;

/**
 * Plays one match twice: the same setup, the same campers, the maniac on two paths of his own. As long as no rule makes
 * a difference public, everybody else must be given the same, to the byte; and then it must be one of the events that
 * may tell. Usable for any setup and any three minds.
 */
export function playTwins(setup: MatchSetup, maniac: readonly [Mind, Mind], campers: Mind, limit = 2000): Twins {
  const twins = [0, 1].map(() => new Match(lastFriday, setup)) as [Match, Match];
  const randoms = [seededRandom(setup.seed + 1), seededRandom(setup.seed + 2)] as const;
  const shared = seededRandom(setup.seed + 3);
  const apart = new Set<number>();
  for (let steps = 0; steps < limit && !twins[0].isOver; steps++) {
    const board = boardOf(twins[0]);
    const [seat = -1] = dueSeats(board);
    expect(dueSeats(boardOf(twins[1]))).toEqual(dueSeats(board));
    if (seat === board.maniac) {
      for (const index of [0, 1] as const) playManiac(twins[index], maniac[index], randoms[index]);
    } else playCampers(twins, seat, campers, shared);
    const [one, other] = twins.map(publicView) as [ReturnType<typeof publicView>, ReturnType<typeof publicView>];
    if (one.view === other.view) {
      if (circleOf(twins[0]) !== circleOf(twins[1])) apart.add(board.chapter);
      continue;
    }
    const toldBy = [...one.events, ...other.events].map(({ type }) => type).filter((type) => TELLING.includes(type));
    expect(toldBy, `differs at ${board.agenda.at(-1)?.stage}`).not.toEqual([]);
    return { steps, toldBy, apart };
  }
  return { steps: limit, toldBy: [], apart };
}

/** His drafting is seen by nobody; then comes one command that is. */
function playManiac(match: Match, mind: Mind, random: Random): void {
  const board = boardOf(match);
  for (;;) {
    const command = mind(board, match.hands[board.maniac] as CampHand, board.maniac, random);
    if (command === undefined) throw new Error("the maniac has nothing to do");
    const before = publicView(match).view;
    refuseUnseen(match, random, before);
    match.perform(0, board.maniac, command);
    if (!DRAFTING.includes(command.type)) return;
    expect(publicView(match).view).toBe(before);
  }
}

/** A refused wish of his changes nothing for anybody. */
function refuseUnseen(match: Match, random: Random, before: string): void {
  const board = boardOf(match);
  const wish: Command = { type: "prowl", to: random.integer(1, 201) };
  if (judge(board, match.hands[board.maniac] as CampHand, board.maniac, wish) === undefined) return;
  expect(() => match.perform(0, board.maniac, wish)).toThrow();
  expect(publicView(match).view).toBe(before);
}

function playCampers(twins: readonly [Match, Match], seat: number, mind: Mind, random: Random): void {
  const [one, other] = twins;
  const board = boardOf(one);
  const hand = one.hands[seat] as CampHand;
  const choices = (match: Match) => JSON.stringify(choicesOf(boardOf(match), match.hands[seat] as CampHand, seat));
  expect(choices(other)).toBe(choices(one));
  const wishes: Command[] = [
    { type: "step", to: random.integer(1, 354) },
    { type: "prowl", to: random.integer(1, 201) },
    { type: "place", point: random.integer(1, 354) },
  ];
  const answers = (match: Match) =>
    wishes.map((wish) => judge(boardOf(match), match.hands[seat] as CampHand, seat, wish));
  expect(answers(other)).toEqual(answers(one));
  const command = mind(board as CampBoard, hand, seat, random);
  if (command === undefined) throw new Error(`seat ${seat} has nothing to do`);
  for (const match of twins) match.perform(0, seat, command);
}
