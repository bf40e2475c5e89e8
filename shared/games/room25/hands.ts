import type { Action } from "./actions/action.ts";
import type { RoomKind } from "./kinds.ts";

/** rules: 5.1 */
export type Role = "prisoner" | "guard";

/** What one seat alone knows. Replaced, never mutated. rules: 11 */
export interface RoomHand {
  readonly role: Role;
  /** By character: the actions of this turn, in order. */
  readonly programmes: Readonly<Record<number, readonly Action[]>>;
  /** By tile: what this seat has seen of rooms that are still hidden. Knowledge follows the tile. */
  readonly looks: Readonly<Record<number, RoomKind>>;
  /** By tile: the seat's own marks. */
  readonly notes: Readonly<Record<number, string>>;
}

/** What nobody is told. */
export interface RoomSecret {
  /** By tile: what it is. The board says it once the tile is revealed. */
  readonly kinds: RoomKind[];
}

/** The same record without one of its keys. */
export function without<T>(record: Readonly<Record<number, T>>, key: number): Readonly<Record<number, T>> {
  const { [key]: _, ...rest } = record;
  return rest;
}
