import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from "react";
import type { Session } from "../table/session.ts";
import { keepLines, keptLines } from "./keptLines.ts";

/**
 * The list of what happened: empty again with every match, and still there after a reload of the page, as long as the
 * table and the seat are the same.
 */
export function useLines<Line>(session: Session): [readonly Line[], Dispatch<SetStateAction<readonly Line[]>>] {
  const [lines, setLines] = useState(() => keptLines(session.store.getState()) as readonly Line[]);
  const last = useRef(lines);
  last.current = lines;
  useEffect(
    () =>
      session.store.subscribe(({ view }, before) => {
        if (view?.match !== before.view?.match) setLines([]);
      }),
    [session],
  );
  useEffect(() => {
    const keep = () => keepLines(session.store.getState(), last.current);
    addEventListener("pagehide", keep);
    // A phone ends pages that nobody sees without telling them.
    document.addEventListener("visibilitychange", keep);
    return () => {
      removeEventListener("pagehide", keep);
      document.removeEventListener("visibilitychange", keep);
      keep();
    };
  }, [session]);
  return [lines, setLines];
}
