import type { ChoiceOf } from "../commands.ts";
import { cellOfCharacter } from "../complex.ts";
import { CELLS, DIRECTIONS, LINES, neighboursOf } from "../geometry.ts";
import type { RoomView } from "../view.ts";

/** Every cell, in reading order. */
export const everyCell = (): ChoiceOf<"target">[] => CELLS.map((cell) => ({ type: "target", cell }));

/** Every line in each direction: rows first. */
export const everySlide = (): ChoiceOf<"slide">[] =>
  LINES.flatMap((line) => DIRECTIONS.map((direction) => ({ type: "slide" as const, line, direction })));

/** The rooms beside a character's own, in reading order. */
export const adjacentCells = (view: RoomView, character: number): ChoiceOf<"target">[] =>
  neighboursOf(cellOfCharacter(view, character)).map((cell) => ({ type: "target", cell }));
