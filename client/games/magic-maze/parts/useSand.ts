import { useEffect, useRef } from "react";
import { useMaze } from "../context.ts";
import { shownSand } from "../model/sand.ts";

/** Calls `show` each frame with the sand left and the whole timer, in milliseconds: by the DOM, not by React. */
export function useSand(show: (left: number, total: number) => void): void {
  const { session, model } = useMaze();
  const latest = useRef(show);
  latest.current = show;
  useEffect(() => {
    let frame = 0;
    const tick = () => {
      const { served } = model.store.getState();
      if (served) latest.current(served.summary?.sandLeft ?? shownSand(served, session.now()), served.sandTotal);
      frame = requestAnimationFrame(tick);
    };
    tick();
    return () => cancelAnimationFrame(frame);
  }, [session, model]);
}
