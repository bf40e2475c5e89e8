import { Mark, type MazeBoard, SandTurn, Summary } from "./board.ts";

/** What is counted during the match. Times are match times, ms. */
export interface Tallies {
  /** When the sand was first turned. */
  startedAt: number;
  /** Actions by seat. */
  readonly actions: number[];
  /** Turns of the sand timer, the first one included. */
  readonly sand: { at: number; before: number; after: number }[];
  readonly marks: { at: number; what: string }[];
}

export function newTallies(seats: number): Tallies {
  return { startedAt: 0, actions: new Array<number>(seats).fill(0), sand: [], marks: [] };
}

/** Mark of the red pawn on the line of sand. */
export const DO_SOMETHING = "do-something";

/** @param now match time of the end, ms @returns what is laid open at the end; its times count from the first turn */
export function summaryOf(board: MazeBoard, tallies: Tallies, now: number): Summary {
  const since = (at: number) => Math.round(at - tallies.startedAt);
  return new Summary({
    duration: since(now),
    sandLeft: Math.round(board.sandOut - now),
    timersUsed: tallies.sand.length - 1,
    tilesLaid: board.tiles.length - 1,
    doSomethings: tallies.marks.filter((mark) => mark.what === DO_SOMETHING).length,
    actions: tallies.actions,
    sand: tallies.sand.map(
      ({ at, before, after }) => new SandTurn({ at: since(at), before: Math.round(before), after: Math.round(after) }),
    ),
    marks: tallies.marks.map(({ at, what }) => new Mark({ at: since(at), what })),
  });
}
