import type { CampBoard } from "../../../shared/games/last-friday/board.ts";
import type { Command } from "../../../shared/games/last-friday/commands.ts";
import type { CampHand } from "../../../shared/games/last-friday/envelopes.ts";
import { lastFriday } from "../../../shared/games/last-friday/index.ts";
import { dueSeats } from "../../../shared/games/last-friday/judge.ts";
import { type Options, options } from "../../../shared/games/last-friday/options.ts";
import { type Entry, Match, type MatchSetup } from "../../../shared/table/match.ts";
import { type Random, seededRandom } from "../../../shared/table/random.ts";

/** Far more commands than any match takes. */
const MANY = 20_000;

export type Mind = (board: CampBoard, hand: CampHand, seat: number, random: Random) => Command | undefined;

export interface Played {
  readonly match: Match;
  readonly setup: MatchSetup;
  readonly entries: readonly Entry[];
}

export function setupOf(chosen: Partial<Options>, seats: number, seed: number): MatchSetup {
  return { options: options.parse(chosen), seats, seed };
}

export function boardOf(match: Match): CampBoard {
  return match.board as CampBoard;
}

/** Plays a match to its end, every seat by `mind` (left out: the game's own bots). */
export function playOut(
  setup: MatchSetup,
  mind: Mind = lastFriday.think as Mind,
  watch: (match: Match, entry: Entry) => void = () => undefined,
): Played {
  const match = new Match(lastFriday, setup);
  const random = seededRandom(setup.seed ^ 0x5eed);
  const entries: Entry[] = [];
  const board = boardOf(match);
  while (!match.isOver) {
    if (entries.length > MANY) throw new Error("the match does not end");
    const [seat = -1] = dueSeats(board);
    const command = mind(board, match.hands[seat] as CampHand, seat, random);
    if (command === undefined) throw new Error(`seat ${seat} has nothing to do at ${board.agenda.at(-1)?.stage}`);
    const entry = match.perform(entries.length * 100, seat, command);
    entries.push(entry);
    watch(match, entry);
  }
  return { match, setup, entries };
}
