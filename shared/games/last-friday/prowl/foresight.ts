import type { CampBoard } from "../board.ts";
import { chapterOf } from "../chapters/index.ts";
import type { ManiacToken } from "../clues.ts";
import type { ManiacHand } from "../envelopes.ts";

/** A camper whom the maniac's step crosses. */
export interface Victim {
  readonly camper: number;
  readonly point: number;
}

/** What the draft would lead to if it were committed now. The maniac sees all that his turn can touch. */
export interface Foresight {
  readonly circle: number;
  /** The start he has chosen in this draft, or 0. */
  readonly start: number;
  /** The numbers for the cell of this round. */
  readonly numbers: readonly number[];
  /** His own moves: one, two with Inhuman speed, and one for every step that killed. */
  readonly ownMoves: number;
  readonly killingSteps: number;
  readonly token: ManiacToken | "";
  readonly cabins: readonly number[];
  /** The cabin he breaks, or -1. */
  readonly broken: number;
  readonly victims: readonly Victim[];
  /** Who catches him, or -1. */
  readonly catcher: number;
  /** Ids of the traps that spring. */
  readonly traps: readonly number[];
  /** Ids of the lanterns whose points his last step crossed. */
  readonly crossedLanterns: readonly number[];
  /** Ids of the lanterns he takes away. */
  readonly snuffed: readonly number[];
  /** Circles he has to show, in order. */
  readonly shown: readonly number[];
  readonly isCloaked: boolean;
  readonly hasSwum: boolean;
  readonly hasPassed: boolean;
  /** Nothing can follow in this turn. */
  readonly isDone: boolean;
}

/** The turn before anything is drafted. */
export function dawn(board: CampBoard, hand: ManiacHand): Foresight {
  return {
    circle: hand.circle,
    start: 0,
    numbers: [],
    ownMoves: 1,
    killingSteps: 0,
    token: "",
    cabins: [...board.cabins],
    broken: -1,
    victims: [],
    catcher: -1,
    traps: [],
    crossedLanterns: [],
    snuffed: [],
    shown: [],
    isCloaked: false,
    hasSwum: hand.hasSwum,
    hasPassed: hand.hasPassed,
    isDone: false,
  };
}

/** The moves he may make in this turn, so far as it goes. rules: Blinded by blood, Inhuman speed */
export function movesAllowed({ ownMoves, killingSteps }: Foresight): number {
  return ownMoves + killingSteps;
}

/** The extra turn of the Plot twist: no trail reveal and no second token. */
export function isTwist(board: CampBoard): boolean {
  return board.round > 15;
}

/** Whether a token may still be played in this turn. rules: Maniac turn, one token a turn */
export function mayPlay(board: CampBoard, foresight: Pick<Foresight, "token">): boolean {
  return foresight.token === "" && !isTwist(board);
}

/** Whether his cell 0 is still to be written. */
export function needsStart(foresight: Foresight): boolean {
  return foresight.circle === 0;
}

/** Where he may start. */
export function startsOf(board: CampBoard): readonly number[] {
  return chapterOf(board).starts(board);
}
