import { type TableState, Watcher } from "../../shared/table/board.ts";
import type { Visitor } from "./visitor.ts";

/** Writes into the state who watches, in the order they came. */
export function tellWatchers(state: TableState, watching: readonly Visitor[]): void {
  if (state.spectators !== watching.length) state.spectators = watching.length;
  const ids = new Set(watching.map(({ id }) => id));
  for (let index = state.watchers.length - 1; index >= 0; index--) {
    const watcher = state.watchers[index];
    if (watcher !== undefined && !ids.has(watcher.id)) state.watchers.splice(index, 1);
  }
  for (const { id, name } of watching) {
    const known = [...state.watchers].find((watcher) => watcher.id === id);
    if (known === undefined) state.watchers.push(new Watcher({ id, name }));
    else if (known.name !== name) known.name = name;
  }
}
