import { useEffect, useRef } from "react";

/** How often it is looked, in milliseconds. */
const LOOK = 100;

/**
 * Lets each of the last seconds be heard.
 * @param timeLeft in milliseconds, or undefined while no time runs that this seat is bound by
 * @param last from here on they are heard, in milliseconds
 */
export function useLastSeconds(timeLeft: () => number | undefined, last: number, tick: () => void): void {
  const latest = useRef({ timeLeft, tick });
  latest.current = { timeLeft, tick };
  useEffect(() => {
    let second = -1;
    const timer = setInterval(() => {
      const left = latest.current.timeLeft();
      if (left === undefined) return;
      const now = Math.ceil(left / 1000);
      if (left > 0 && left <= last && now !== second) latest.current.tick();
      second = now;
    }, LOOK);
    return () => clearInterval(timer);
  }, [last]);
}
