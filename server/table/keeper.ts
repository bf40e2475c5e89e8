import type { TableState } from "../../shared/table/board.ts";
import type { Closing, Journal, SaidLine, TableRecord } from "../journal/journal.ts";
import type { Roster } from "./roster.ts";

/** Keeps the table in the journal, writing only when something changed. */
export class Keeper {
  readonly id: number;
  readonly #journal: Journal;
  #saved: string;

  private constructor(journal: Journal, id: number, record: TableRecord) {
    this.#journal = journal;
    this.id = id;
    this.#saved = JSON.stringify(record);
  }

  static open(journal: Journal, record: TableRecord): Keeper {
    return new Keeper(journal, journal.openTable(record), record);
  }

  static restore(journal: Journal, id: number, record: TableRecord): Keeper {
    return new Keeper(journal, id, record);
  }

  save(record: TableRecord): void {
    const text = JSON.stringify(record);
    if (text === this.#saved) return;
    this.#journal.saveTable(this.id, record);
    this.#saved = text;
  }

  saveChat(said: readonly SaidLine[]): void {
    this.#journal.saveChat(this.id, said);
  }

  close(why: Closing): void {
    this.#journal.closeTable(this.id, why);
  }
}

/** The table as it is written down. */
export function recordOf(
  state: TableState,
  roster: Roster,
  matchId: number | undefined,
  banned: ReadonlySet<string>,
): TableRecord {
  return {
    code: state.code,
    game: state.game,
    options: JSON.parse(state.options),
    isPublic: state.isPublic,
    phase: state.phase,
    host: state.host,
    seats: roster.records(),
    match: state.match,
    matchId,
    absence: state.absence,
    isPaused: state.isPaused || undefined,
    isLocked: state.isLocked || undefined,
    isWatchingForbidden: !state.mayWatch || undefined,
    seesAll: state.seesAll || undefined,
    banned: banned.size > 0 ? [...banned] : undefined,
  };
}
