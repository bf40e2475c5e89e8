import type { MatchView } from "../../table/game.ts";
import type { CampBoard } from "./board.ts";
import type { Act } from "./commands.ts";
import type { CampEvent } from "./events.ts";
import type { Sketch } from "./sketches.ts";

/** What only the maniac knows. */
export interface ManiacHand {
  readonly side: "maniac";
  /** Where he is; 0 before his first turn of the chapter. */
  readonly circle: number;
  /** The numbers on his track, by round; cell 0 has the start. */
  readonly cells: readonly (readonly number[])[];
  readonly hasSwum: boolean;
  /** The secret passage has been used in this chapter. */
  readonly hasPassed: boolean;
  /** Fronts of the meeting tokens that lie face-down, by id. */
  readonly fronts: Readonly<Record<number, string>>;
  /** What he is about to do in this turn; nothing of it has happened yet. */
  readonly draft: readonly Act[];
  /** The campers among whom he has to pick the Chosen one. */
  readonly rivals: readonly number[];
}

/** What the campers know and the maniac does not: each of their seats holds the same. */
export interface CampersHand {
  readonly side: "campers";
  /** Fronts of face-down clues that were shown to the campers, by token id. */
  readonly seen: Readonly<Record<number, string>>;
  /** The planning layer. */
  readonly sketches: readonly Sketch[];
}

export type CampHand = ManiacHand | CampersHand;

export interface CampSecret {
  /** The face-down supply, the next token first. */
  reserve: string[];
  /** Fronts of clues and meeting tokens that lie face-down, by id. */
  readonly fronts: Map<number, string>;
  nextToken: number;
  /** The maniac's tracks of the chapters that are over. */
  readonly pastTracks: { chapter: number; cells: readonly (readonly number[])[] }[];
}

export type CampMatch = MatchView<CampBoard, CampHand, CampSecret, CampEvent>;

/** @throws Error where there is no maniac's hand, which cannot be */
export function maniacHand(match: Pick<CampMatch, "board" | "hands">): ManiacHand {
  const hand = match.hands[match.board.maniac];
  if (hand?.side !== "maniac") throw new Error("no hand for the maniac");
  return hand;
}

export function changeManiac(match: CampMatch, change: Partial<ManiacHand>): void {
  match.hands[match.board.maniac] = { ...maniacHand(match), ...change };
}

/** Gives every seat of the campers the same new hand. */
export function changeCampers(match: CampMatch, change: (hand: CampersHand) => CampersHand): void {
  const old = match.hands.find((hand) => hand.side === "campers");
  if (old?.side !== "campers") return;
  const changed = change(old);
  match.hands.forEach((hand, seat) => {
    if (hand.side === "campers") match.hands[seat] = changed;
  });
}
