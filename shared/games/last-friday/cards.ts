import type { Clue } from "./clues.ts";

/** What a camper can do that others cannot. rules: Camper cards */
export type Skill =
  | "sprint"
  | "determination"
  | "focus"
  | "suspicion"
  | "caution"
  | "farThrow"
  | "trapper"
  | "nightEyes";

export interface Card {
  readonly name: string;
  /** The clue it begins with. */
  readonly own: Clue;
  readonly skill: Skill;
}

const card = (name: string, own: Clue, skill: Skill): Card => ({ name, own, skill });

/** Three cards a colour, in the order of `COLOURS`. */
export const CARDS: readonly (readonly Card[])[] = [
  [card("Matt", "lantern", "farThrow"), card("Mercy", "shovel", "determination"), card("Dana", "sneakers", "sprint")],
  [card("Kelly", "sneakers", "sprint"), card("Owen", "trap", "trapper"), card("Ruth", "hearing", "focus")],
  [card("Sam", "shovel", "suspicion"), card("Lena", "trap", "caution"), card("Theo", "lantern", "nightEyes")],
  [card("Max", "hearing", "focus"), card("Iris", "lantern", "farThrow"), card("Noah", "shovel", "suspicion")],
  [card("Brenda", "sneakers", "sprint"), card("Alice", "trap", "caution"), card("Paul", "hearing", "determination")],
];

/** No card picked yet. */
export const NO_CARD = 255;

/** @param camper 0 to 4 @param number 0 to 2, or NO_CARD */
export function cardOf(camper: number, number: number): Card | undefined {
  return CARDS[camper]?.[number];
}
