import { Clock, TableState } from "../../shared/table/board.ts";
import type { TableRecord } from "../journal/journal.ts";

/** The synchronized state of a table as it was written down; its seats and its board are laid by roster and match. */
export function newState({ code, game, phase, isPublic, options, match }: TableRecord): TableState {
  const clock = new Clock({ isRunning: false, at: 0 });
  return new TableState({
    code,
    game,
    phase,
    isPublic,
    options: JSON.stringify(options),
    match,
    clock,
    host: 0,
    spectators: 0,
  });
}
