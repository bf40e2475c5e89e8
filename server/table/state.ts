import { absencePolicies } from "../../shared/table/absence.ts";
import { Clock, TableState } from "../../shared/table/board.ts";
import type { AnyGame } from "../../shared/table/game.ts";
import type { TableRecord } from "../journal/journal.ts";

/** The synchronized state of a table as it was written down; its seats and its board are laid by roster and match. */
export function newState(game: AnyGame, record: TableRecord): TableState {
  const { code, phase, isPublic, options, match } = record;
  return new TableState({
    code,
    game: game.id,
    phase,
    isPublic,
    options: JSON.stringify(options),
    match,
    clock: new Clock({ isRunning: false, at: 0 }),
    host: 0,
    spectators: 0,
    absence: record.absence ?? absencePolicies(game)[0] ?? "deadline",
    isPaused: record.isPaused ?? false,
    isLocked: record.isLocked ?? false,
    mayWatch: !record.isWatchingForbidden,
    seesAll: record.seesAll ?? false,
  });
}
