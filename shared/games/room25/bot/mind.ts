import { characterAt } from "../complex.ts";
import {
  CELLS,
  CENTRE,
  type Cell,
  cellsOfLine,
  isCentralLine,
  isExitZone,
  linesOf,
  neighboursOf,
} from "../geometry.ts";
import type { RoomHand } from "../hands.ts";
import { ROOM_KINDS, type RoomKind } from "../kinds.ts";
import { modeOf } from "../modes/index.ts";
import type { RoomView } from "../view.ts";
import { ROOM_WORTH } from "./room-worth.ts";
import { type Sides, sidesOf } from "./sides.ts";

/** What a bot makes of the board and of its own hand. */
export interface Mind {
  readonly view: RoomView;
  readonly hand: RoomHand;
  readonly seat: number;
  readonly sides: Sides;
  readonly isGuard: boolean;
  /** By tile: what it is, seen or revealed. */
  readonly known: readonly (RoomKind | undefined)[];
  /** By tile: what entering it is worth, as far as one can tell. */
  readonly hope: readonly number[];
  /** The tile that is Room 25, or is said to be. */
  readonly goal: number | undefined;
}

/** How claims change the fear of an unknown room: a red one doubles it, any other takes most of it away. */
const SAID_RED = 2.5;
const SAID_OTHER = 0.4;

function claimsOn(view: RoomView, tile: number) {
  return [...view.claims].filter(
    (claim) =>
      claim.tile === tile && ![...view.characters].some((c) => c.seat === claim.seat && c.identity === "guard"),
  );
}

/** What an unknown room is worth on average, by what the complex has and what is known of it. */
function averageWorth(view: RoomView, known: readonly (RoomKind | undefined)[]): number {
  const unknown = known.filter((kind) => kind === undefined).length;
  const total = ROOM_KINDS.reduce((sum, kind, index) => {
    const left = (view.composition[index] ?? 0) - known.filter((other) => other === kind).length;
    return sum + left * ROOM_WORTH[kind];
  }, 0);
  return unknown === 0 ? 0 : total / unknown;
}

/** Puts together what this seat knows, fears and aims at. */
export function mindOf(view: RoomView, hand: RoomHand, seat: number): Mind {
  const known = [...view.tiles].map(({ kind }, tile) => (kind === "" ? hand.looks[tile] : kind));
  const average = averageWorth(view, known);
  const hope = known.map((kind, tile) => {
    if (kind !== undefined) return ROOM_WORTH[kind];
    return claimsOn(view, tile).reduce(
      (worth, { colour }) => worth * (colour === "red" ? SAID_RED : SAID_OTHER),
      Math.min(average, 0),
    );
  });
  const seen = known.indexOf("room25");
  const said =
    seen >= 0 ? [] : known.flatMap((kind, tile) => (kind === undefined && isSaidBlue(view, tile) ? [tile] : []));
  const goal = seen >= 0 ? seen : said[0];
  return { view, hand, seat, sides: sidesOf(view, hand, seat), isGuard: hand.role === "guard", known, hope, goal };
}

/** The Central Room lies open, so a blue one that is hidden can only be Room 25. */
function isSaidBlue(view: RoomView, tile: number): boolean {
  return claimsOn(view, tile).some(({ colour }) => colour === "blue");
}

/** Slides of its own lines that bring a room from this cell into an exit zone; the centre never moves. */
export const EXIT_STEPS: readonly number[] = CELLS.map((cell) => (cell === CENTRE ? 9 : exitSteps(cell)));

function exitSteps(start: Cell): number {
  let cells = [start];
  for (let steps = 0; steps < CELLS.length; steps++) {
    if (cells.some(isExitZone)) return steps;
    cells = cells.flatMap((cell) => neighboursOf(cell).filter((next) => isOnMovableLine(cell, next)));
  }
  return CELLS.length;
}

function isOnMovableLine(cell: Cell, next: Cell): boolean {
  return linesOf(cell).some((line) => !isCentralLine(line) && cellsOfLine(line).includes(next));
}

/** The characters that must be in Room 25 for this bot's side to leave. */
export function neededBy({ view, seat, sides }: Mind): number[] {
  const mode = modeOf(view);
  return [...view.order].filter((character) => {
    const piece = characterAt(view, character);
    if (mode.roleTiles) return piece.identity !== "guard";
    if (view.mode === "cooperation" || view.mode === "solo") return true;
    return mode.groupOf(piece.seat) === mode.groupOf(seat) && (sides[character] ?? 0) > 0;
  });
}
