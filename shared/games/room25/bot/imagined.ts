import { CENTRE, type Cell, cellsOfLine, type Direction, type Line, SIZE } from "../geometry.ts";
import { item } from "../item.ts";
import type { RoomKind } from "../kinds.ts";
import type { Mind } from "./mind.ts";

/** A board as a bot imagines it after some actions. */
export interface Imagined {
  cells: number[];
  /** By character: its tile, -1 when dead. */
  at: number[];
  closed: boolean[];
  /** Hidden rooms that one will have looked at by then. */
  seen: number[];
  /** What happened on the way, in worth. */
  gain: number;
}

/** The board as it is now, to imagine on. */
export function imagine({ view }: Mind): Imagined {
  return {
    cells: [...view.cells],
    at: [...view.characters].map(({ tile }) => tile),
    closed: [...view.tiles].map(({ isClosed }) => isClosed),
    seen: [],
    gain: 0,
  };
}

/** A copy that may be changed. */
export function copyOf(imagined: Imagined): Imagined {
  const { cells, at, closed, seen, gain } = imagined;
  return { cells: [...cells], at: [...at], closed: [...closed], seen: [...seen], gain };
}

/** Where the tile with this key would lie. */
export function cellIn({ cells }: Imagined, tile: number): Cell {
  return cells.indexOf(tile);
}

/** A room one will have looked at frightens less: one may still go elsewhere. */
const FEAR_OF_SEEN = 0.15;
const NEW_ROOM = 4;

/** What entering does to those concerned, by kind; other kinds do nothing that a bot foresees. */
const ON_ENTRY: Partial<Record<RoomKind, (imagined: Imagined, mind: Mind, character: number, tile: number) => void>> = {
  mortal: ({ at }, _, character) => {
    at[character] = -1;
  },
  vortex: ({ at, cells }, _, character) => {
    at[character] = item(cells, CENTRE);
  },
  twin: ({ at }, { view }, character, tile) => {
    const other = [...view.tiles].findIndex(({ kind }, key) => kind === "twin" && key !== tile);
    if (other >= 0) at[character] = other;
  },
  flooded: ({ closed }, _, __, tile) => {
    closed[tile] = true;
  },
  acid: ({ at }, _, character, tile) => {
    for (const [other, place] of at.entries()) if (place === tile && other !== character) at[other] = -1;
  },
};

/** A character enters a room in imagination: what it does is foreseen where the room is known, else feared. */
export function enterIn(imagined: Imagined, mind: Mind, character: number, tile: number): void {
  imagined.at[character] = tile;
  const kind = mind.known[tile];
  if (kind !== undefined) {
    ON_ENTRY[kind]?.(imagined, mind, character, tile);
    return;
  }
  const fear = (mind.hope[tile] ?? 0) * (imagined.seen.includes(tile) ? FEAR_OF_SEEN : 1);
  imagined.gain += (mind.sides[character] ?? 0) * fear + (mind.isGuard ? 0 : NEW_ROOM);
}

/** Slides a line in imagination. */
export function slideIn(imagined: Imagined, line: Line, direction: Direction): void {
  const cells = cellsOfLine(line);
  const tiles = cells.map((cell) => item(imagined.cells, cell));
  for (const [index, cell] of cells.entries()) {
    imagined.cells[cell] = item(tiles, (index - direction + SIZE) % SIZE);
  }
}
