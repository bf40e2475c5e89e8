import {
  CELLS,
  CENTRE,
  type Cell,
  cellsOfLine,
  exitOf,
  isAdjacent,
  linesOf,
  SIZE,
} from "../../../../shared/games/room25/geometry.ts";
import type { RoomKind } from "../../../../shared/games/room25/kinds.ts";
import type { RoomView } from "../../../../shared/games/room25/view.ts";
import { SLIDES, type Slide } from "./geometry.ts";

/** What of a board can move, kept to be compared with what comes next. */
export interface Picture {
  /** By cell: the key of the tile. */
  readonly cells: readonly number[];
  /** By key; empty while hidden. At the end every room is open. */
  readonly kinds: readonly (RoomKind | "")[];
  /** By character: the key of its tile; -1 when dead. */
  readonly places: readonly number[];
  /** Room 25 has left the board: which way. */
  readonly wayOut: Slide | undefined;
  readonly actor: number;
}

export function pictureOf(board: RoomView): Picture {
  const kinds = [...board.tiles].map(({ kind }, key) => kind || ((board.complex[key] ?? "") as RoomKind | ""));
  const cells = [...board.cells];
  return {
    cells,
    kinds,
    places: [...board.characters].map(({ tile, isAlive }) => (isAlive ? tile : -1)),
    wayOut: board.ending === "escape" ? wayFrom(cells.indexOf(kinds.indexOf("room25")), board.lines) : undefined,
    actor: board.actor,
  };
}

/** A corner leads out by two ways; a Control token on a line forbids its other direction. rules: 3.3 */
function wayFrom(cell: Cell, tokens: RoomView["lines"]): Slide | undefined {
  const ways = SLIDES.filter(({ line, direction }) => exitOf(line, direction) === cell);
  return (
    ways.find(({ line, direction }) => tokens[line] === direction) ??
    ways.find(({ line, direction }) => tokens[line] !== -direction) ??
    ways[0]
  );
}

/** A character goes from its room to another before any room moves. */
export interface Walk {
  readonly character: number;
  /** The tile that lay where it goes to. */
  readonly onto: number;
  /** The actor walks; anybody else is pushed. */
  readonly isPushed: boolean;
  /** The tile under it changes: it waits in the air for the one that comes. rules: 6.4, Illusion */
  readonly isWaiting: boolean;
}

export interface Shift {
  readonly tile: number;
  readonly from: Cell;
  readonly to: Cell;
}

/** How one picture becomes the next, in the order in which it is shown. */
export interface Changes {
  readonly walks: readonly Walk[];
  readonly turnedFirst: readonly number[];
  /** Thrown to another room by the one they are in, or by something this page did not see. */
  readonly jumps: readonly { readonly character: number; readonly onto: number }[];
  readonly slide: Slide | undefined;
  readonly shifts: readonly Shift[];
  readonly turnedThen: readonly number[];
  readonly deaths: readonly { readonly character: number; readonly tile: number }[];
  readonly arrivals: readonly { readonly character: number; readonly onto: number }[];
  readonly wayOut: Slide | undefined;
}

const DEADLY_INSIDE: readonly (RoomKind | "")[] = ["acid", "trapped", "flooded"];

export function changesBetween(former: Picture, next: Picture): Changes {
  const cellOf = (picture: Picture, tile: number) => picture.cells.indexOf(tile);
  const turned = next.kinds.flatMap((kind, key) => (kind !== former.kinds[key] ? [key] : []));
  const shifts = CELLS.flatMap((to): Shift[] => {
    const tile = next.cells[to] ?? -1;
    const from = cellOf(former, tile);
    return from !== to ? [{ tile, from, to }] : [];
  });
  const slide = SLIDES.find((candidate) => isSlidBy(candidate, former.cells, next.cells, shifts.length));

  // By now the next one may be at his turn.
  const actor = former.actor >= 0 ? former.actor : next.actor;
  const walks: Walk[] = [];
  const jumps: { character: number; onto: number }[] = [];
  const deaths: { character: number; tile: number }[] = [];
  const arrivals: { character: number; onto: number }[] = [];

  const walk = (character: number, onto: number, isWaiting = false) =>
    walks.push({ character, onto, isWaiting, isPushed: actor >= 0 && character !== actor });
  const nextTo = (cell: Cell, isWanted: (tile: number) => boolean) =>
    former.cells.find((tile, at) => isAdjacent(at, cell) && isWanted(tile));

  for (const [character, onto] of next.places.entries()) {
    const tile = former.places[character] ?? -1;
    if (tile === onto) continue;
    if (tile < 0) {
      arrivals.push({ character, onto });
      continue;
    }
    const at = cellOf(former, tile);
    if (onto < 0) {
      const grave = graveOf(tile, at);
      if (grave !== tile) walk(character, grave);
      deaths.push({ character, tile: grave });
      continue;
    }
    const target = cellOf(former, onto);
    const thrower = throwerTo(onto, at);
    const place = cellOf(next, onto);
    if (thrower !== undefined && (turned.includes(thrower) || !isAdjacent(at, target))) {
      walk(character, thrower);
      jumps.push({ character, onto });
    } else if (isAdjacent(at, target)) {
      walk(character, onto);
    } else if (place === at || isAdjacent(at, place)) {
      walk(character, former.cells[place] ?? onto, true);
    } else {
      jumps.push({ character, onto });
    }
  }

  /** The room in which somebody dies: the one that was just opened, his own, or one that is known for it. */
  function graveOf(tile: number, at: Cell): number {
    const isMortal = (key: number) => next.kinds[key] === "mortal";
    const opened = nextTo(at, (key) => turned.includes(key) && isMortal(key));
    if (opened !== undefined) return opened;
    if (DEADLY_INSIDE.includes(next.kinds[tile] ?? "")) return tile;
    return nextTo(at, isMortal) ?? tile;
  }

  /** The Vortex or Twin beside a cell that throws whoever enters it into that room. */
  function throwerTo(onto: number, at: Cell): number | undefined {
    const kind = next.kinds[onto];
    if (cellOf(next, onto) === CENTRE) return nextTo(at, (key) => next.kinds[key] === "vortex");
    if (kind === "twin") return nextTo(at, (key) => key !== onto && next.kinds[key] === "twin");
    return undefined;
  }

  const awaited = new Set(walks.filter((one) => one.isWaiting).map(({ character }) => next.places[character] ?? -1));
  return {
    walks,
    turnedFirst: turned.filter((key) => !awaited.has(key)),
    jumps,
    slide,
    shifts,
    turnedThen: turned.filter((key) => awaited.has(key)),
    deaths,
    arrivals,
    wayOut: former.wayOut ? undefined : next.wayOut,
  };
}

export function isNothing({ slide: _, wayOut, ...lists }: Changes): boolean {
  return wayOut === undefined && Object.values(lists).every((list) => list.length === 0);
}

function isSlidBy({ line, direction }: Slide, former: readonly number[], next: readonly number[], moved: number) {
  const cells = cellsOfLine(line);
  return (
    moved === SIZE &&
    cells.every((cell, index) => {
      const from = cells[(index - direction + SIZE) % SIZE] ?? cell;
      return next[cell] === former[from] && linesOf(cell).includes(line);
    })
  );
}
