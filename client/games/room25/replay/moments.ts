import type { RoomEvent } from "../../../../shared/games/room25/events.ts";
import type { RoomView } from "../../../../shared/games/room25/view.ts";
import type { Film } from "../../../replay/film.ts";
import type { Mark, Part } from "../../../replay/timeLine.tsx";
import { isLogged } from "../model/log.ts";
import { artUrl, roomArt } from "../parts/art.tsx";

/** Something that happened, and by cell the tiles that lay there then. */
export interface Moment {
  /** Match time, ms. */
  readonly at: number;
  readonly event: RoomEvent;
  readonly cells: readonly number[];
}

/** What happened, in order. */
export function momentsOf({ frames }: Film): Moment[] {
  return frames.flatMap(({ at, events, board }) =>
    (events as readonly RoomEvent[])
      .filter((event) => isLogged(event) || event.type === "claimed")
      .map((event) => ({ at, event, cells: [...(board as RoomView).cells] })),
  );
}

/** The turns of the game, each from its beginning. */
export function turnsOf(moments: readonly Moment[]): Part[] {
  return moments.flatMap(({ at, event }) => (event.type === "turnBegan" ? [{ at, text: String(event.turn) }] : []));
}

/** What one looks for again: deaths, the exit found, guards exposed, the way out. */
export function marksOf(moments: readonly Moment[]): Mark[] {
  return moments.flatMap(({ at, event }) => {
    const art = artOf(event);
    return art === undefined ? [] : [{ at, picture: artUrl(art) }];
  });
}

function artOf(event: RoomEvent): string | undefined {
  switch (event.type) {
    case "died":
      return roomArt(event.cause);
    case "revealed":
      return event.kind === "room25" ? roomArt(event.kind) : undefined;
    case "exposed":
      return event.why === "end" ? undefined : `role-${event.identity}`;
    case "escaped":
      return "room-25";
    default:
      return undefined;
  }
}
