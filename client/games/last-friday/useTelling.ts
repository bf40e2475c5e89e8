import { useEffect, useState } from "react";
import type { CampEvent } from "../../../shared/games/last-friday/events.ts";
import { useLines } from "../../play/useLines.ts";
import type { Show } from "./context.ts";
import { type LogLine, logged } from "./model/log.ts";

export type ChapterEnd = Extract<CampEvent, { type: "chapterEnded" }>;

/** What happened in this match. */
export interface Telling {
  readonly lines: readonly LogLine[];
  /** How the last chapter ended, until it is put away. */
  readonly ended: ChapterEnd | undefined;
  putAway(): void;
}

export function useTelling({ session }: Show): Telling {
  const [lines, setLines] = useLines<LogLine>(session);
  const [ended, setEnded] = useState<ChapterEnd>();
  useEffect(
    () =>
      session.onEvents((events) => {
        for (const event of events as CampEvent[]) {
          setLines((before) => logged(before, event));
          if (event.type === "chapterEnded") setEnded(event);
        }
      }),
    [session, setLines],
  );
  useEffect(
    () =>
      session.store.subscribe(({ view }, before) => {
        if (view?.match !== before.view?.match) setEnded(undefined);
      }),
    [session],
  );
  return { lines, ended, putAway: () => setEnded(undefined) };
}
