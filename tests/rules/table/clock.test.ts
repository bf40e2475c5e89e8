import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ClockReading, matchTime, startedClock, stoppedClock } from "../../../shared/table/clock.ts";

const standing: ClockReading = { isRunning: false, at: 0 };

describe("match time", () => {
  it("stands until the clock is started, and counts from there", () => {
    expect(matchTime(standing, 5_000)).toBe(0);
    const clock = startedClock(standing, 5_000);
    expect(matchTime(clock, 5_000)).toBe(0);
    expect(matchTime(clock, 7_500)).toBe(2_500);
  });

  it("leaves out the pauses", () => {
    const paused = stoppedClock(startedClock(standing, 1_000), 3_000);
    expect(matchTime(paused, 99_000)).toBe(2_000);
    expect(matchTime(startedClock(paused, 100_000), 100_500)).toBe(2_500);
  });

  it("is not disturbed by starting a running clock or stopping a standing one", () => {
    const running = startedClock(standing, 1_000);
    expect(startedClock(running, 2_000)).toBe(running);
    expect(stoppedClock(standing, 2_000)).toBe(standing);
  });

  it("never jumps when the clock is stopped or started, and never goes back", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(10_000), fc.boolean())), (steps) => {
        let [clock, now, last] = [standing, 1_000_000, 0];
        for (const [wait, isStart] of steps) {
          now += wait;
          const before = matchTime(clock, now);
          clock = isStart ? startedClock(clock, now) : stoppedClock(clock, now);
          expect(matchTime(clock, now)).toBe(before);
          expect(before).toBeGreaterThanOrEqual(last);
          last = before;
        }
      }),
    );
  });
});
