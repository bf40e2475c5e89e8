import { useEffect, useLayoutEffect, useRef } from "react";
import { useMaze } from "../context.ts";
import { shownSand, untilNextGrain } from "../model/sand.ts";

/**
 * Calls `show` with the sand left and the whole timer, in milliseconds, whenever there is something else to show: by the
 * DOM, not by React. Between two grains the page rests, and where no sand runs it goes on resting.
 */
export function useSand(show: (left: number, total: number) => void): void {
  const { session, model } = useMaze();
  const latest = useRef(() => {});
  latest.current = () => {
    const { served } = model.store.getState();
    if (served) show(served.summary?.sandLeft ?? shownSand(served, session.now()), served.sandTotal);
  };
  // What React has just drawn anew is empty yet.
  useLayoutEffect(() => latest.current());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shown = Number.NaN;
    const tick = () => {
      clearTimeout(timer);
      const { served } = model.store.getState();
      const left = served ? shownSand(served, session.now()) : 0;
      if (left !== shown) latest.current();
      shown = left;
      timer = setTimeout(tick, untilNextGrain(left));
    };
    tick();
    const stop = model.store.subscribe(({ served }, before) => {
      if (served === before.served) return;
      shown = Number.NaN;
      tick();
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [session, model]);
}
