import type { Cell } from "./geometry.ts";
import { item } from "./item.ts";
import type { RoomKind } from "./kinds.ts";
import type { CharacterView, RoomView } from "./view.ts";

/** The key of the tile that lies on this cell. */
export function tileAt(view: RoomView, cell: Cell): number {
  return item(view.cells, cell);
}

/** Where the tile with this key lies. */
export function cellOf(view: RoomView, tile: number): Cell {
  let cell = 0;
  while (cell < view.cells.length && view.cells[cell] !== tile) cell++;
  return cell;
}

/** Empty while the room is hidden. */
export function kindAt(view: RoomView, cell: Cell): RoomKind | "" {
  return item(view.tiles, tileAt(view, cell)).kind;
}

/** Is the tile with this key still face down? */
export function isHidden(view: RoomView, tile: number): boolean {
  return item(view.tiles, tile).kind === "";
}

/** May nobody enter the room on this cell any more? rules: Flooded Chamber */
export function isClosedAt(view: RoomView, cell: Cell): boolean {
  return item(view.tiles, tileAt(view, cell)).isClosed;
}

/** @throws RangeError for a number that no character has */
export function characterAt(view: RoomView, character: number): CharacterView {
  return item(view.characters, character);
}

/** The room in which a living character is. It is always revealed. */
export function roomOf(view: RoomView, character: number): RoomKind {
  const { kind } = item(view.tiles, characterAt(view, character).tile);
  if (kind === "") throw new RangeError(`character ${character} stands in a hidden room`);
  return kind;
}

/** The living characters in the room with this key, by number. */
export function occupantsOf(view: RoomView, tile: number): number[] {
  return [...view.characters].flatMap((character, number) => (character.tile === tile ? [number] : []));
}

/** Everybody else in this character's room. */
export function roommatesOf(view: RoomView, character: number): number[] {
  return occupantsOf(view, characterAt(view, character).tile).filter((other) => other !== character);
}

/** The cell on which a living character stands. */
export function cellOfCharacter(view: RoomView, character: number): Cell {
  return cellOf(view, characterAt(view, character).tile);
}

/** The key of the only tile of this kind that is revealed, or the first of several; undefined where there is none. */
export function revealedTile(view: RoomView, kind: RoomKind, except = -1): number | undefined {
  const tile = [...view.tiles].findIndex((room, key) => room.kind === kind && key !== except);
  return tile < 0 ? undefined : tile;
}

/** The living characters of a seat, by number. */
export function charactersOf(view: RoomView, seat: number): number[] {
  return [...view.order].filter((character) => characterAt(view, character).seat === seat).sort((a, b) => a - b);
}
