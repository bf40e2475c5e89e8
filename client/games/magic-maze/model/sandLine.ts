import type { SummaryView } from "../../../../shared/games/magic-maze/board.ts";

/** Whether the match was lost because no two mall tiles could be removed. rules: Scenarios 11 */
export function isTilesStuck({ marks }: Pick<SummaryView, "marks">): boolean {
  return [...marks].some(({ what }) => what === "tiles-stuck");
}

export interface SandPoint {
  /** Milliseconds since the first turning of the sand. */
  readonly at: number;
  /** Sand left, ms. */
  readonly sand: number;
}

/** The corners of the line of sand: it falls with time, and jumps at each turn of the timer. */
export function sandPoints({ sand, duration, sandLeft }: SummaryView): SandPoint[] {
  const corners = [...sand].flatMap(({ at, before, after }, turn) =>
    turn === 0
      ? [{ at, sand: after }]
      : [
          { at, sand: before },
          { at, sand: after },
        ],
  );
  return [...corners, { at: duration, sand: sandLeft }];
}
