import { expect, test } from "vitest";
import { ServerClock } from "../../client/net/serverClock.ts";

/** A page's monotonic clock, moved by hand, and a server whose clock runs `ahead` of it. */
function world(ahead: number) {
  let here = 5000;
  return {
    clock: new ServerClock(() => here),
    pass: (ms: number) => {
      here += ms;
    },
    serverTime: () => here + ahead,
    /** An answer that took `there` and `back` milliseconds. */
    ask: async (there: number, back: number) => {
      here += there;
      const time = here + ahead;
      here += back;
      return time;
    },
  };
}

test("the shortest round trip tells the time", async () => {
  const { clock, ask, serverTime } = world(1_700_000_000_000);
  const trips = [
    [40, 90],
    [10, 200],
    [3, 3],
    [80, 5],
    [50, 50],
    [20, 60],
    [30, 30],
    [9, 70],
  ];
  await clock.measure(async () => {
    const [there = 0, back = 0] = trips.shift() ?? [];
    return ask(there, back);
  });
  expect(clock.now()).toBeCloseTo(serverTime(), 6);
});

test("it is right however wrong the wall clock of the page is", async () => {
  const { clock, ask, pass, serverTime } = world(Date.now() - 7 * 60_000);
  await clock.measure(() => ask(5, 5));
  pass(90_000);
  expect(clock.now()).toBeCloseTo(serverTime(), 6);
});

test("a measurement that breaks off leaves the old one in force", async () => {
  const { clock, ask, serverTime } = world(1000);
  await clock.measure(() => ask(2, 2));
  await expect(clock.measure(() => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
  expect(clock.now()).toBeCloseTo(serverTime(), 6);
});

test("the very first answer already beats the guess", async () => {
  const { clock, ask, serverTime } = world(123_456);
  let answers = 0;
  const broken = clock.measure(() => (++answers === 1 ? ask(4, 4) : Promise.reject(new Error("gone"))));
  await expect(broken).rejects.toThrow("gone");
  expect(clock.now()).toBeCloseTo(serverTime(), 6);
});
