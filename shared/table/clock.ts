/**
 * Match time: milliseconds since the start of the match, without pauses. While it runs, `at` is the server time of match
 * time zero; while it stands, `at` is the match time at which it stands. Nothing is ever counted down.
 */
export interface ClockReading {
  readonly isRunning: boolean;
  readonly at: number;
  /** The server time at which a standing clock sets going by itself, for all at the same moment; 0 or absent: it stands. */
  readonly startsAt?: number;
}

/** @param serverNow server time in milliseconds @returns match time in milliseconds */
export function matchTime({ isRunning, at, startsAt = 0 }: ClockReading, serverNow: number): number {
  if (isRunning) return serverNow - at;
  return startsAt > 0 ? at + Math.max(0, serverNow - startsAt) : at;
}

/** The reading after the clock is set going at `serverNow`. A running clock is left as it is. */
export function startedClock(clock: ClockReading, serverNow: number): ClockReading {
  return clock.isRunning ? clock : { isRunning: true, at: serverNow - clock.at };
}

/** The reading after the clock is stopped at `serverNow`. A standing clock is left standing, and no longer starts by itself. */
export function stoppedClock(clock: ClockReading, serverNow: number): ClockReading {
  if (clock.isRunning) return { isRunning: false, at: serverNow - clock.at };
  return (clock.startsAt ?? 0) > 0 ? { isRunning: false, at: clock.at } : clock;
}
