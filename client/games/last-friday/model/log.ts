import type { CampEvent } from "../../../../shared/games/last-friday/events.ts";

/** A line of what happened. */
export interface LogLine {
  readonly id: number;
  readonly event: CampEvent;
}

const LINES = 150;

/** Steps and turns fill a list in which nobody finds anything any more. */
const UNLOGGED: ReadonlySet<CampEvent["type"]> = new Set(["stepped", "undone", "turnBegan", "looked"]);

/** Does it belong into a list of what happened? */
export function isLogged({ type }: CampEvent): boolean {
  return !UNLOGGED.has(type);
}

/** The log with an event more, newest first. */
export function logged(lines: readonly LogLine[], event: CampEvent): readonly LogLine[] {
  if (!isLogged(event)) return lines;
  return [{ id: (lines[0]?.id ?? 0) + 1, event }, ...lines].slice(0, LINES);
}
