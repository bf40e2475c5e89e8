import { choicesOf } from "../../../shared/games/last-friday/choices.ts";
import type { Command } from "../../../shared/games/last-friday/commands.ts";
import type { CampHand } from "../../../shared/games/last-friday/envelopes.ts";
import { lastFriday } from "../../../shared/games/last-friday/index.ts";
import { seededRandom } from "../../../shared/table/random.ts";
import type { Mind } from "./play.ts";

/** What the ten meeting tokens are, as two matches that differ in the path alone have them. */
const FRONTS = ["red", "corpse", "yellow", "shovel", "green", "sneakers", "blue", "corpse", "brown", "hearing"];

/** He wanders, and plays no token: the later he is told apart, the more is compared. */
export const wanderer: Mind = (board, hand, seat, random) => {
  const choices = choicesOf(board, hand, seat).map(({ command }) => command);
  const moves = choices.filter(({ type }) => ["start", "prowl", "swim", "passage"].includes(type));
  if (moves.length > 0) return random.pick(moves);
  return (
    choices.find(({ type }) => type === "commit" || type === "pass") ?? lastFriday.think?.(board, hand, seat, random)
  );
};

/** What everybody sees him decide (cards, arrangement, tokens taken, corpses) is alike, whatever the path. */
export const arranged =
  (path: Mind, fronts: readonly string[] = FRONTS): Mind =>
  (board, hand, seat, random) => {
    const stage = board.agenda.at(-1)?.stage;
    if (stage === "arrange") return { type: "arrange", boat: 1, fronts: [...fronts] };
    if (stage === "prowl" || stage === "trail") return path(board, hand, seat, random);
    const same = { ...random, integer: (min: number) => min, shuffle: <T>(items: readonly T[]) => [...items] };
    return lastFriday.think?.(board, hand, seat, { ...same, pick: <T>(items: readonly T[]) => items[0] as T });
  };

/** The same path in both matches up to a round of the first chapter, and each its own from then on. */
export const parting =
  (path: Mind, round: number, seed: number): Mind =>
  (board, hand, seat, random) => {
    const isAlike = board.chapter === 1 && board.round < round;
    if (!isAlike || hand.side !== "maniac") return path(board, hand, seat, random);
    return path(board, hand, seat, seededRandom(seed + 100 * board.round + hand.draft.length));
  };

/** Plays this token in a round, if it may be played then; the rest as the path says. */
export const playing =
  (path: Mind, type: "speed" | "axe", rounds: readonly number[]): Mind =>
  (board, hand, seat, random) => {
    const isDue = rounds.includes(board.round) && board.agenda.at(-1)?.stage === "prowl";
    const token = isDue ? lawful(board, hand, seat, type) : undefined;
    return token ?? path(board, hand, seat, random);
  };

function lawful(board: Parameters<Mind>[0], hand: CampHand, seat: number, type: Command["type"]): Command | undefined {
  return choicesOf(board, hand, seat).find(({ command }) => command.type === type)?.command;
}
