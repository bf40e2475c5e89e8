import { expect } from "vitest";
import { type Choices, choicesOf } from "../../../shared/games/room25/choices.ts";
import type { Command } from "../../../shared/games/room25/commands.ts";
import type { RoomEvent } from "../../../shared/games/room25/events.ts";
import type { RoomHand } from "../../../shared/games/room25/hands.ts";
import { room25 } from "../../../shared/games/room25/index.ts";
import { item } from "../../../shared/games/room25/item.ts";
import type { Options } from "../../../shared/games/room25/options.ts";
import type { Play } from "../../../shared/games/room25/play.ts";
import { snapshotOf } from "../../../shared/games/room25/snapshot.ts";
import { type Random, seededRandom } from "../../../shared/table/random.ts";
import { Refusal } from "../../../shared/table/refusal.ts";
import { randomWish } from "./random-player.ts";

/** All that one seat receives in a step: nothing else of the match may reach it. */
interface Received {
  readonly board: unknown;
  readonly hand: RoomHand;
  /** Its hand was sent again. */
  readonly isHandNew: boolean;
  readonly events: readonly RoomEvent[];
  readonly choices: Choices;
  readonly deadline: number | undefined;
  /** The code with which its own wish was refused, or undefined. */
  readonly refusal: string | undefined;
}

/** One of two matches that are played side by side. */
class Side {
  readonly board;
  readonly hands: RoomHand[];
  readonly secret;
  readonly #random: Random;
  #told: { readonly event: RoomEvent; readonly isFor: (seat: number) => boolean }[] = [];

  constructor(options: Options, seats: number, seed: number) {
    this.#random = seededRandom(seed);
    const { board, hands, secret } = room25.setUp(options, seats, this.#random);
    this.board = board;
    this.hands = hands;
    this.secret = secret;
  }

  /** Performs the wish, or lets time decide where there is none. @returns what this seat receives, and all that was told */
  step(watcher: number, now: number, wish: { readonly seat: number; readonly command: Command } | undefined) {
    this.#told = [];
    const before = item(this.hands, watcher);
    const play: Play = {
      board: this.board,
      hands: this.hands,
      secret: this.secret,
      random: this.#random,
      now,
      emit: (event, audience = "everybody") =>
        this.#told.push({ event, isFor: (seat) => audience === "everybody" || audience.includes(seat) }),
    };
    const refusal = attempt(() => (wish ? room25.perform(play, wish.seat, wish.command) : room25.onDeadline(play)));
    const hand = item(this.hands, watcher);
    const received: Received = {
      board: this.board.toJSON(),
      hand,
      isHandNew: hand !== before,
      events: this.#told.filter(({ isFor }) => isFor(watcher)).map(({ event }) => event),
      choices: choicesOf(snapshotOf(this.board), hand, watcher),
      deadline: room25.nextDeadline(this.board),
      refusal: wish && wish.seat !== watcher ? undefined : refusal,
    };
    return { received, refusal, told: this.#told.map(({ event }) => event) };
  }
}

function attempt(act: () => void): string | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

/** Two matches that differ only in what one seat may not know. */
export interface Trial {
  readonly options: Options;
  readonly seats: number;
  readonly seed: number;
  /** The seat that must not see a difference. */
  readonly watcher: number;
  /** Makes the second match differ. @returns false when this match has nothing to differ in */
  differ(second: Side): boolean;
  /** What another seat says in the second match instead. */
  instead?(wish: { readonly seat: number; readonly command: Command }): Command;
  /** Has what happened made the difference known to the watcher by the rules? */
  isKnown(event: RoomEvent): boolean;
}

/**
 * Plays the same random commands in both matches, unlawful ones of the watcher's among them, and compares all that the
 * watcher receives until the difference comes out by the rules. @returns how many steps were compared
 */
export function expectNoDifference(trial: Trial, unlawful: readonly Command[] = []): number {
  const { options, seats, seed, watcher } = trial;
  const [first, second] = [new Side(options, seats, seed), new Side(options, seats, seed)];
  if (!trial.differ(second)) return 0;
  const random = seededRandom(seed + 1);
  let now = 0;
  for (let steps = 0; ; steps++) {
    if (room25.isOver(first.board)) return steps;
    const deadline = room25.nextDeadline(first.board);
    const isTimesTurn = deadline !== undefined && random.integer(1, 20) === 1;
    if (isTimesTurn) now = deadline;
    const wish = isTimesTurn ? undefined : nextWish(first, watcher, random, unlawful);
    const here = first.step(watcher, now, wish);
    const there = second.step(watcher, now, wish && { ...wish, command: instead(trial, wish) });
    if ([...here.told, ...there.told].some((event) => trial.isKnown(event))) return steps;
    // Somebody else could do this in one match alone: what he knows of himself is the difference.
    if (wish && wish.seat !== watcher && here.refusal !== there.refusal) return steps;
    expect(there.received).toEqual(here.received);
  }
}

function instead(trial: Trial, wish: { readonly seat: number; readonly command: Command }): Command {
  return wish.seat === trial.watcher ? wish.command : (trial.instead?.(wish) ?? wish.command);
}

function nextWish({ board, hands }: Side, watcher: number, random: Random, unlawful: readonly Command[]) {
  if (unlawful.length > 0 && random.integer(1, 4) === 1) return { seat: watcher, command: random.pick(unlawful) };
  return randomWish(board, hands, random);
}
