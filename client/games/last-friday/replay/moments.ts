import { COLOURS } from "../../../../shared/games/last-friday/camp.ts";
import type { CampEvent } from "../../../../shared/games/last-friday/events.ts";
import type { Film } from "../../../replay/film.ts";
import type { Mark, Part } from "../../../replay/timeLine.tsx";
import { isLogged } from "../model/log.ts";
import { artUrl } from "../parts/art.tsx";

/** Something that happened. */
export interface Moment {
  /** Match time, ms. */
  readonly at: number;
  readonly event: CampEvent;
}

/** What happened, in order, steps too: a replay is watched step by step. */
export function momentsOf({ frames }: Film): Moment[] {
  return frames.flatMap(({ at, events }) =>
    (events as readonly CampEvent[])
      .filter((event) => isLogged(event) || event.type === "stepped")
      .map((event) => ({ at, event })),
  );
}

/** The rounds of the night, each from its beginning; of a campaign, those of all its chapters. */
export function roundsOf(moments: readonly Moment[]): Part[] {
  return moments.flatMap(({ at, event }) => (event.type === "roundBegan" ? [{ at, text: String(event.round) }] : []));
}

/** What one looks for again: where he was shown, and who was killed, sheltered, or caught him. */
export function marksOf(moments: readonly Moment[]): Mark[] {
  return moments.flatMap(({ at, event }) => {
    const art = artOf(event);
    return art === undefined ? [] : [{ at, picture: artUrl(art) }];
  });
}

function artOf(event: CampEvent): string | undefined {
  switch (event.type) {
    case "trailShown":
      return "clue-trail";
    case "killed":
      return "corpse";
    case "sheltered":
      return `camper-${COLOURS[event.camper] ?? "red"}`;
    case "caught":
    case "shown":
      return "maniac";
    default:
      return undefined;
  }
}
