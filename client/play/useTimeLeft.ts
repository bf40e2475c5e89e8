import { useEffect, useState } from "react";
import type { Session } from "../table/session.ts";

const TICK = 250;

/**
 * The time left for what is decided now, in milliseconds, in whole ticks; undefined where there is no limit.
 * @param deadline match time, in milliseconds; below 0 where there is none
 * @param limit more is never left, in milliseconds
 */
export function useTimeLeft(session: Session, deadline: number, limit: number): number | undefined {
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    if (deadline < 0) {
      setLeft(undefined);
      return;
    }
    const tell = () => {
      const exact = Math.min(limit, Math.max(0, deadline - session.now()));
      setLeft(Math.ceil(exact / TICK) * TICK);
    };
    tell();
    const timer = setInterval(tell, TICK);
    return () => clearInterval(timer);
  }, [session, deadline, limit]);
  return left;
}
