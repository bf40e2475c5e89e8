import type { GameRecord } from "../../shared/table/game.ts";
import type { MatchRecord } from "../../shared/table/protocol.ts";

/** A line of the book: a match that was won. */
export interface Line extends Pick<MatchRecord, "key" | "names" | "endedAt"> {
  readonly record: GameRecord;
}

/** Lines that may be compared with one another, the best first. */
export interface Chapter {
  readonly category: string;
  readonly level: number;
  readonly players: number;
  readonly lines: readonly Line[];
}

/** What is looked for; what is undefined may be anything. */
export interface Filter {
  readonly category?: string | undefined;
  readonly level?: number | undefined;
  readonly players?: number | undefined;
}

/** How many lines of a chapter the book keeps. */
export const KEPT = 5;

export function linesOf(records: readonly MatchRecord[]): Line[] {
  return records.flatMap(({ key, names, endedAt, record }) =>
    record?.result === "won" ? [{ key, names, endedAt, record }] : [],
  );
}

/** The better first: fewer timers, then more sand left, then the quicker, then the earlier. */
export function byMerit(a: Line, b: Line): number {
  return (
    a.record.timersUsed - b.record.timersUsed ||
    b.record.sandLeft - a.record.sandLeft ||
    a.record.duration - b.record.duration ||
    a.endedAt - b.endedAt
  );
}

/** Whether the lines of these two may be compared. */
export function isSameChallenge(a: GameRecord, b: GameRecord): boolean {
  return a.category === b.category && a.level === b.level && a.players === b.players;
}

const byCategory = (a: string, b: string) => a.localeCompare(b, "en", { numeric: true });

/** The chapters that fit the filter: by category, then players, then level. */
export function chaptersOf(lines: readonly Line[], filter: Filter): Chapter[] {
  const chapters: { category: string; level: number; players: number; lines: Line[] }[] = [];
  for (const line of lines) {
    const { category, level, players } = line.record;
    if ((filter.category ?? category) !== category) continue;
    if ((filter.level ?? level) !== level || (filter.players ?? players) !== players) continue;
    const known = chapters.find((chapter) => isSameChallenge({ ...line.record, ...chapter }, line.record));
    if (known) known.lines.push(line);
    else chapters.push({ category, level, players, lines: [line] });
  }
  return chapters
    .map((chapter) => ({ ...chapter, lines: chapter.lines.sort(byMerit).slice(0, KEPT) }))
    .sort((a, b) => byCategory(a.category, b.category) || a.players - b.players || a.level - b.level);
}

/** What there is to choose from, in order. */
export function choicesOf(lines: readonly Line[]) {
  const all = <T>(of: (record: GameRecord) => T) => [...new Set(lines.map(({ record }) => of(record)))];
  return {
    categories: all(({ category }) => category).sort(byCategory),
    levels: all(({ level }) => level).sort((a, b) => a - b),
    players: all(({ players }) => players).sort((a, b) => a - b),
  };
}

/** A category in its parts: "3 sand=240 relaxed". */
export interface CategoryParts {
  /** 0: an own scenario. */
  readonly scenario: number;
  /** Seconds, where not as in the box. */
  readonly sand: number | undefined;
  readonly isRelaxed: boolean;
  /** What an own scenario has otherwise, as it is written. */
  readonly own: readonly string[];
}

export function partsOf(category: string): CategoryParts {
  const [first = "", ...rest] = category.split(" ");
  const sand = rest.find((part) => part.startsWith("sand="));
  return {
    scenario: Number(first) || 0,
    sand: sand === undefined ? undefined : Number(sand.slice("sand=".length)),
    isRelaxed: rest.includes("relaxed"),
    own: rest.filter((part) => part !== sand && part !== "relaxed"),
  };
}

/** Minutes and seconds as on a clock. */
export function clock(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
