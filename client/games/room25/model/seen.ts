import { cellOf } from "../../../../shared/games/room25/complex.ts";
import type { RoomHand } from "../../../../shared/games/room25/hands.ts";
import type { RoomKind } from "../../../../shared/games/room25/kinds.ts";
import type { RoomView } from "../../../../shared/games/room25/view.ts";

/** A room that this seat knows of, beyond the others or with them. */
export interface SeenRoom {
  readonly tile: number;
  readonly cell: number;
  readonly kind: RoomKind;
  /** Everybody sees it. */
  readonly isOpen: boolean;
}

/** What one has looked at, in reading order, and the exit once it is found. */
export function seenRooms(board: RoomView, hand: RoomHand | undefined): readonly SeenRoom[] {
  const looks = Object.entries(hand?.looks ?? {}).map(([tile, kind]) => ({ tile: Number(tile), kind, isOpen: false }));
  const exit = [...board.tiles].findIndex(({ kind }) => kind === "room25");
  const found = exit >= 0 ? [{ tile: exit, kind: "room25" as const, isOpen: true }] : [];
  return [...looks, ...found]
    .map((room) => ({ ...room, cell: cellOf(board, room.tile) }))
    .sort((a, b) => Number(b.kind === "room25") - Number(a.kind === "room25") || a.cell - b.cell);
}
