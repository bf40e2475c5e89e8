import { PROTOCOL } from "../../shared/table/protocol.ts";
import type { SessionState } from "../table/session.ts";

/** One list at a time: a page is at one table. */
const KEY = "sandglass.lines";

/** Whose lines they are: of which match, told to which seat. Nothing where there is no table to come back to. */
function ownerOf({ view, seat, hands }: SessionState): string | undefined {
  // Whoever watches a minute late is told nothing: what was told live does not belong there.
  if (view?.code === undefined || hands !== undefined) return undefined;
  return [PROTOCOL, view.code, view.game, view.match, seat].join(" ");
}

/** Keeps what this window has shown of its match, until the window is closed. */
export function keepLines(state: SessionState, lines: readonly unknown[]): void {
  const owner = ownerOf(state);
  if (owner === undefined) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ owner, lines }));
  } catch {
    // Full or forbidden: after a reload the list begins empty.
  }
}

/** @returns what was kept of this very match as this seat saw it, or nothing */
export function keptLines(state: SessionState): readonly unknown[] {
  try {
    const { owner, lines } = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
    return owner === ownerOf(state) && Array.isArray(lines) ? lines : [];
  } catch {
    return [];
  }
}
