/**
 * Match time: milliseconds since the start of the match, without pauses. While it runs, `at` is the server time of match
 * time zero; while it stands, `at` is the match time at which it stands. Nothing is ever counted down.
 */
export interface ClockReading {
  readonly isRunning: boolean;
  readonly at: number;
}

/** @param serverNow server time in milliseconds @returns match time in milliseconds */
export function matchTime(clock: ClockReading, serverNow: number): number {
  return clock.isRunning ? serverNow - clock.at : clock.at;
}

/** The reading after the clock is set going at `serverNow`. A running clock is left as it is. */
export function startedClock(clock: ClockReading, serverNow: number): ClockReading {
  return clock.isRunning ? clock : { isRunning: true, at: serverNow - clock.at };
}

/** The reading after the clock is stopped at `serverNow`. A standing clock is left as it is. */
export function stoppedClock(clock: ClockReading, serverNow: number): ClockReading {
  return clock.isRunning ? { isRunning: false, at: serverNow - clock.at } : clock;
}
