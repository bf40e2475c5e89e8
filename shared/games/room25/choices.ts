import { ACTIONS, type Action } from "./actions/action.ts";
import type { Choice, Command } from "./commands.ts";
import { charactersOf } from "./complex.ts";
import { awaitedOptions } from "./decisions/index.ts";
import type { DecisionKind } from "./decisions/kinds.ts";
import { CELLS, type Cell } from "./geometry.ts";
import type { RoomHand } from "./hands.ts";
import { ROOM_COLOURS } from "./kinds.ts";
import type { RoomView } from "./view.ts";
import { refusalOf } from "./wishes/index.ts";

/** What a seat may do now; everything in it is lawful, and nothing else is, but notes, which always are. */
export interface Choices {
  /** The decision that this seat is asked for, and all its options in reading order. */
  readonly decision:
    | { readonly kind: DecisionKind; readonly character: number; readonly options: readonly Choice[] }
    | undefined;
  /** Cells for the starting clue. */
  readonly clue: readonly Cell[];
  /** Characters that this seat may program now, or program anew, and how many actions they may take. */
  readonly programmes: readonly { readonly character: number; readonly limit: number; readonly isReady: boolean }[];
  /** As a guard, show who one is. */
  readonly canReveal: boolean;
  /** Tiles on which the reminder token may be put. */
  readonly reminder: readonly number[];
  /** Tiles of which one may say what colour they are. */
  readonly claims: readonly number[];
}

/** What this seat may do now, by what it may see. The rules judge commands by the very same functions. */
export function choicesOf(view: RoomView, hand: RoomHand, seat: number): Choices {
  const may = (command: Command) => refusalOf(view, hand, seat, command) === undefined;
  const { awaited } = view;
  return {
    decision:
      awaited.kind !== "" && awaited.seat === seat
        ? { kind: awaited.kind, character: awaited.character, options: awaitedOptions(view) }
        : undefined,
    clue: CELLS.filter((cell) => may({ type: "peek", cell })),
    programmes: charactersOf(view, seat).flatMap((character) => {
      const piece = view.characters[character];
      return piece && may({ type: "programme", character, actions: ["look"] })
        ? [{ character, limit: piece.limit, isReady: piece.isReady }]
        : [];
    }),
    canReveal: may({ type: "reveal" }),
    reminder: CELLS.filter((tile) => may({ type: "placeReminder", tile })),
    claims: CELLS.filter((tile) => ROOM_COLOURS.some((colour) => may({ type: "claim", tile, colour }))),
  };
}

/** The cells that light up for a decision. */
export function litCells(options: readonly Choice[]): Cell[] {
  return [...new Set(options.flatMap((option) => ("cell" in option ? [option.cell] : [])))].sort((a, b) => a - b);
}

/** Every programme of one or two different actions. */
export function programmesOf(limit: number): Action[][] {
  const single = ACTIONS.map((action) => [action]);
  if (limit < 2) return single;
  return [...single, ...ACTIONS.flatMap((a) => ACTIONS.filter((b) => b !== a).map((b) => [a, b]))];
}

/** Every command that this seat may give now, but notes: for tests, and for players who do not mind. */
export function lawfulCommands(view: RoomView, hand: RoomHand, seat: number): Command[] {
  const choices = choicesOf(view, hand, seat);
  return [
    ...(choices.decision?.options ?? []),
    ...choices.clue.map((cell): Command => ({ type: "peek", cell })),
    ...choices.programmes.flatMap(({ character, limit, isReady }): Command[] => [
      ...programmesOf(limit).map((actions): Command => ({ type: "programme", character, actions })),
      ...(isReady ? [{ type: "unprogramme", character } as const] : []),
    ]),
    ...(choices.canReveal ? [{ type: "reveal" } as const] : []),
    ...choices.reminder.map((tile): Command => ({ type: "placeReminder", tile })),
    ...choices.claims.flatMap((tile) =>
      (["", ...ROOM_COLOURS] as const)
        .map((colour): Command => ({ type: "claim", tile, colour }))
        .filter((command) => refusalOf(view, hand, seat, command) === undefined),
    ),
  ];
}
