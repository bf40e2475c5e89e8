import type { Choices } from "../../../../shared/games/room25/choices.ts";
import type { Choice, Command } from "../../../../shared/games/room25/commands.ts";
import { cellOf } from "../../../../shared/games/room25/complex.ts";
import type { RoomView } from "../../../../shared/games/room25/view.ts";
import type { Lit } from "../scene/types.ts";

/** A place of the complex that can be pointed at. */
export type Spot =
  | { readonly cell: number }
  | { readonly line: number; readonly direction: number }
  | { readonly character: number };

/** Something lit, and what choosing it means: a command, or whom to push before it is asked whereto. */
export interface Aim {
  readonly spot: Spot;
  readonly means: Command | { readonly type: "pick"; readonly character: number };
}

export function isSameSpot(a: Spot, b: Spot): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Whom a push moves: the one who was picked, or the only one there is. */
export function pushedOf(options: readonly Choice[], picked: number | undefined): number | undefined {
  const all = new Set(options.flatMap((option) => (option.type === "push" ? [option.character] : [])));
  if (picked !== undefined && all.has(picked)) return picked;
  return all.size === 1 ? [...all][0] : undefined;
}

function pushAims(options: readonly Choice[], picked: number | undefined): Aim[] {
  const pushed = pushedOf(options, picked);
  const all = new Set(options.flatMap((option) => (option.type === "push" ? [option.character] : [])));
  const whom = all.size > 1 ? [...all].filter((character) => character !== pushed) : [];
  return [
    ...whom.map((character): Aim => ({ spot: { character }, means: { type: "pick", character } })),
    ...options.flatMap((option): Aim[] =>
      option.type === "push" && option.character === pushed ? [{ spot: { cell: option.cell }, means: option }] : [],
    ),
  ];
}

/**
 * All that is lit for this seat now.
 * @param picked the character that is to be pushed
 * @param isPlacing the seat is about to put its reminder token somewhere
 */
export function aimsOf(
  board: RoomView,
  choices: Choices,
  picked: number | undefined,
  isPlacing: boolean,
): readonly Aim[] {
  if (isPlacing) {
    return choices.reminder.map((tile) => ({
      spot: { cell: cellOf(board, tile) },
      means: { type: "placeReminder", tile },
    }));
  }
  const options = choices.decision?.options ?? [];
  return [
    ...choices.clue.map((cell): Aim => ({ spot: { cell }, means: { type: "peek", cell } })),
    ...pushAims(options, picked),
    ...options.flatMap((option): Aim[] => {
      if (option.type === "target") return [{ spot: { cell: option.cell }, means: option }];
      if (option.type !== "slide") return [];
      return [{ spot: { line: option.line, direction: option.direction }, means: option }];
    }),
  ];
}

/** The same, as the scene is told. */
export function litOf(aims: readonly Aim[]): Lit {
  return {
    cells: aims.flatMap(({ spot }) => ("cell" in spot ? [spot.cell] : [])),
    slides: aims.flatMap(({ spot }) => ("line" in spot ? [spot] : [])),
    characters: aims.flatMap(({ spot }) => ("character" in spot ? [spot.character] : [])),
  };
}
