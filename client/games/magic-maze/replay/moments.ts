import type { MazeView } from "../../../../shared/games/magic-maze/board.ts";
import type { MazeEvent } from "../../../../shared/games/magic-maze/events.ts";
import { COLOURS } from "../../../../shared/games/magic-maze/heroes.ts";
import { mallOf } from "../../../../shared/games/magic-maze/mall.ts";
import { sandLeft } from "../../../../shared/games/magic-maze/sand.ts";
import type { Film } from "../../../replay/film.ts";

/** Something that happened, worth a line in the list. */
export interface Moment {
  /** Match time, ms. */
  readonly at: number;
  readonly event: MazeEvent;
  /** How many cells, where several steps were one way. */
  readonly cells: number;
}

/** What is told in the list; the rest is said by the board, or of no use a minute later. */
const TOLD: ReadonlySet<string> = new Set<MazeEvent["type"]>([
  "moved",
  "vortexed",
  "escalated",
  "explored",
  "sandStarted",
  "sandTurned",
  "cameraOff",
  "theft",
  "escaped",
  "doSomething",
  "won",
  "lost",
]);

const isTold = (event: { readonly type: string }): event is MazeEvent => TOLD.has(event.type);

/** What happened, in order. Steps of one hero one way by one player are one moment: the last of them. */
export function momentsOf({ frames }: Film): Moment[] {
  const moments: Moment[] = [];
  for (const { at, events } of frames) {
    for (const event of events.filter(isTold)) {
      const before = moments.at(-1);
      const isMore = before !== undefined && isSameWay(before.event, event);
      if (isMore) moments.pop();
      const cells = event.type === "moved" ? event.cells : 1;
      moments.push({ at, event, cells: isMore ? before.cells + cells : cells });
    }
  }
  return moments;
}

function isSameWay(before: MazeEvent, now: MazeEvent): boolean {
  if (before.type !== "moved" || now.type !== "moved") return false;
  return before.seat === now.seat && before.hero === now.hero && before.direction === now.direction;
}

/** Match time at which the sand was first turned, ms; 0 where it never was. */
export function sandStart({ frames }: Film): number {
  return frames.find(({ events }) => events.some(({ type }) => type === "sandStarted"))?.at ?? 0;
}

export interface Corner {
  readonly at: number;
  /** Sand left, ms. */
  readonly sand: number;
}

/** The corners of the line of sand: it falls with time, and jumps at each turn of the timer. */
export function sandCorners(film: Film): Corner[] {
  const corners: Corner[] = [];
  for (const { at, board, events } of film.frames) {
    for (const event of events.filter(isTold)) {
      if (event.type === "sandStarted") corners.push({ at, sand: sandLeft(board as MazeView, at) });
      if (event.type === "sandTurned") corners.push({ at, sand: event.before }, { at, sand: event.after });
    }
  }
  const last = film.frames.at(-1)?.board as MazeView | undefined;
  return last === undefined ? corners : [...corners, { at: film.duration, sand: sandLeft(last, film.duration) }];
}

export interface Mark {
  readonly at: number;
  /** The name of a picture. */
  readonly art: string;
}

/** What is marked over the line of sand: tiles laid, "do something!", the theft, and who got out. */
export function marksOf({ frames }: Film): Mark[] {
  return frames.flatMap(({ at, board, events }, number) =>
    events.filter(isTold).flatMap((event) => {
      const art = artOf(event, frames[number - 1]?.board as MazeView | undefined, board as MazeView);
      return art === undefined ? [] : [{ at, art }];
    }),
  );
}

function artOf(event: MazeEvent, before: MazeView | undefined, after: MazeView): string | undefined {
  switch (event.type) {
    case "theft":
      return "item-yellow";
    case "doSomething":
      return "do-something";
    case "escaped":
      return `exit-${COLOURS[event.hero] ?? "yellow"}`;
    case "explored":
      return `explore-${colourOfDoor(before, after)}`;
    default:
      return undefined;
  }
}

/** The colour of the door through which the newest tile was laid. */
function colourOfDoor(before: MazeView | undefined, after: MazeView): string {
  const laid = [...after.tiles].at(-1);
  const doors = before === undefined ? [] : mallOf(before.tiles).explores;
  const door = doors.find(({ leadsTo }) => leadsTo?.row === laid?.row && leadsTo?.col === laid?.col);
  return door?.colour ?? "purple";
}
