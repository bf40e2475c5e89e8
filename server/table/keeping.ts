import { isPlayer } from "./roster.ts";
import type { Table } from "./table.ts";

/** How long a table is kept while nobody is there. @param wasJoined one that was set and never joined holds nobody's seat */
export function keptFor({ house, state, roster }: Table, wasJoined: boolean): number {
  const { unjoinedTable, emptyTable, idleTable } = house.patience;
  if (!wasJoined) return unjoinedTable;
  return state.phase === "gathering" && !roster.places.some(isPlayer) ? emptyTable : idleTable;
}
