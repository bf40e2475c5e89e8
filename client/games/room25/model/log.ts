import type { RoomEvent } from "../../../../shared/games/room25/events.ts";

/** A line of what happened. */
export interface LogLine {
  readonly id: number;
  readonly event: RoomEvent;
  /** By cell: the tile that lay there when it happened. Rooms move, what is told of them does not. */
  readonly cells: readonly number[];
}

const LINES = 120;

/** Of no use a minute later, or said elsewhere, or a secret that must not lie open in a list. */
const UNLOGGED: ReadonlySet<RoomEvent["type"]> = new Set(["programmed", "seen", "claimed", "roundBegan", "acted"]);

/** Does it belong into a list of what happened? */
export function isLogged({ type }: RoomEvent): boolean {
  return !UNLOGGED.has(type);
}

/** The log with an event more, newest first. */
export function logged(lines: readonly LogLine[], event: RoomEvent, cells: readonly number[]): readonly LogLine[] {
  if (!isLogged(event)) return lines;
  return [{ id: (lines[0]?.id ?? 0) + 1, event, cells }, ...lines].slice(0, LINES);
}
