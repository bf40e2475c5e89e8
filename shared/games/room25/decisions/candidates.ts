import type { ChoiceOf } from "../commands.ts";
import { CELLS, DIRECTIONS, LINES } from "../geometry.ts";

/** Every cell, in reading order. */
export const everyCell = (): ChoiceOf<"target">[] => CELLS.map((cell) => ({ type: "target", cell }));

/** Every line in each direction: rows first. */
export const everySlide = (): ChoiceOf<"slide">[] =>
  LINES.flatMap((line) => DIRECTIONS.map((direction) => ({ type: "slide" as const, line, direction })));
