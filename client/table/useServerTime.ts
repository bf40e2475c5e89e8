import { useEffect, useState } from "react";
import type { LiveSession } from "./session.ts";

const EVERY = 200;

/** The server's time, for what is counted down in seconds; it goes on only while it is needed. */
export function useServerTime(session: LiveSession, isNeeded: boolean): number {
  const [, setTick] = useState(0);
  useEffect(() => {
    if (!isNeeded) return;
    const timer = setInterval(() => setTick((tick) => tick + 1), EVERY);
    return () => clearInterval(timer);
  }, [isNeeded]);
  return session.serverNow();
}
