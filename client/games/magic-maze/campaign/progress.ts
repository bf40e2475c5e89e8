import { OWN_SCENARIO } from "../../../../shared/games/magic-maze/scenarios.ts";
import type { MatchRecord } from "../../../../shared/table/protocol.ts";
import { byMerit, isSameChallenge, type Line, linesOf, partsOf } from "../../../book/book.ts";

/** The best match that a table has won, by scenario; scenarios that it has not won are not there. */
export function wonBy(records: readonly MatchRecord[]): ReadonlyMap<number, Line> {
  const best = new Map<number, Line>();
  for (const line of linesOf(records)) {
    const { scenario } = partsOf(line.record.category);
    const known = best.get(scenario);
    if (scenario !== OWN_SCENARIO && (known === undefined || byMerit(line, known) < 0)) best.set(scenario, line);
  }
  return best;
}

/** How a match compares with the others of the same challenge. */
export type Standing = { readonly is: "first" | "best" } | { readonly is: "behind"; readonly best: Line };

/** @returns undefined for a match that is not in the book */
export function standingOf(records: readonly MatchRecord[], key: string): Standing | undefined {
  const lines = linesOf(records);
  const own = lines.find((line) => line.key === key);
  if (own === undefined) return undefined;
  const [best] = lines.filter((line) => line !== own && isSameChallenge(line.record, own.record)).sort(byMerit);
  if (best === undefined) return { is: "first" };
  return byMerit(own, best) < 0 ? { is: "best" } : { is: "behind", best };
}
