import type { Random } from "../../table/random.ts";
import { Refusal } from "../../table/refusal.ts";
import { ACTIONS, type ActionSet, actionSet } from "./actions.ts";
import type { MazeMatch } from "./envelopes.ts";
import { whyNoPlay } from "./judge.ts";

/** The seven action tiles of one player alone, one action each, face down. rules: Solo */
export function soloPile(random: Random): ActionSet[] {
  return random.shuffle(ACTIONS.map((action) => actionSet(action)));
}

/**
 * Turns the next action tile up: it alone may be used now. When the pile is empty the tiles that were turned up are
 * turned over as they lie, so that the same order comes again. rules: Solo @throws Refusal
 */
export function turnUp({ board, secret, emit }: MazeMatch, seat: number): void {
  const why = whyNoPlay(board, seat);
  if (why !== undefined) throw new Refusal(why);
  if (board.drawLeft < 0) throw new Refusal("no-draw-pile");
  if (board.drawLeft === 0) board.drawLeft = secret.pile.length;
  board.actions[seat] = secret.pile[secret.pile.length - board.drawLeft] ?? 0;
  board.drawLeft -= 1;
  emit({ type: "turnedUp", seat });
}

/** At every turn of the timer all seven are shuffled into a new pile. rules: Solo */
export function shufflePile({ board, secret, random, emit }: MazeMatch): void {
  if (board.drawLeft < 0) return;
  secret.pile.splice(0, secret.pile.length, ...random.shuffle(secret.pile));
  board.drawLeft = secret.pile.length;
  board.actions[0] = 0;
  emit({ type: "pileShuffled" });
}
