import type { MatchEvent } from "../../../../shared/games/magic-maze/events.ts";

/** A line of what happened: its event, and how often or how far when several were one. */
export interface LogLine {
  readonly id: number;
  readonly event: MatchEvent;
  readonly cells: number;
  /** Sand left when it happened, ms. */
  readonly sand: number;
}

const LINES = 40;

/** Said by the sign over the mall, or of no use a minute later. */
const UNLOGGED: ReadonlySet<MatchEvent["type"]> = new Set(["talkClosed", "ready", "sketched"]);

/** The log with an event more, newest first. Steps of one hero one way by one seat are one line. */
export function logged(lines: readonly LogLine[], event: MatchEvent, sand: number): readonly LogLine[] {
  if (UNLOGGED.has(event.type)) return lines;
  const [newest, ...older] = lines;
  const id = (newest?.id ?? 0) + 1;
  const cells = event.type === "moved" ? event.cells : 1;
  if (newest && isMore(newest.event, event)) return [{ ...newest, cells: newest.cells + cells, sand }, ...older];
  return [{ id, event, cells, sand }, ...lines].slice(0, LINES);
}

function isMore(before: MatchEvent, now: MatchEvent): boolean {
  if (before.type !== "moved" || now.type !== "moved") return false;
  return before.seat === now.seat && before.hero === now.hero && before.direction === now.direction;
}
