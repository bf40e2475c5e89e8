import { EventEmitter } from "node:events";
import { expect, test, vi } from "vitest";
import type { WebSocket } from "ws";
import { Heartbeat } from "../../server/table/heartbeat.ts";

/** As often as a table looks. */
const TICK = 500;

/** A line of which it is known when it was asked, and when cut off. @param answers whether every question is answered at once */
function line(answers = false) {
  const asked: number[] = [];
  const cutOff: number[] = [];
  let now = 0;
  const socket = Object.assign(new EventEmitter(), {
    ping: () => {
      asked.push(now);
      if (answers) heartbeat.hear(now);
    },
    terminate: () => cutOff.push(now),
  });
  const heartbeat = new Heartbeat(socket as unknown as WebSocket, now);
  return {
    asked,
    cutOff,
    socket,
    heartbeat,
    /** Time goes on until then, and the table looks at it as usual. @param each happens before every look */
    until(end: number, each: (now: number) => unknown = () => undefined) {
      while (now < end) {
        now += TICK;
        each(now);
        heartbeat.beat(now);
      }
    },
    /** The server stands still, and looks when it is over. */
    standStill(time: number) {
      now += time;
      heartbeat.beat(now);
    },
  };
}

test("a page that talks is not asked", () => {
  const { asked, cutOff, heartbeat, until } = line();
  until(20_000, (now) => now % 500 === 0 && heartbeat.hear(now));
  expect([asked, cutOff]).toEqual([[], []]);
});

test("a silent page is asked every second, and cut off after four", () => {
  const { asked, cutOff, until } = line();
  until(4000);
  expect([asked, cutOff]).toEqual([[1000, 2000, 3000], [4000]]);
});

test("a page that was just heard of is asked when it has been silent for a while", () => {
  const { asked, heartbeat, until } = line();
  until(2000, (now) => now === 500 && heartbeat.hear(now));
  expect(asked).toEqual([2000]);
});

test("a page that was heard of between two questions is cut off as promptly as another", () => {
  const { cutOff, heartbeat, until } = line();
  until(6000, (now) => now === 1500 && heartbeat.hear(now));
  expect(cutOff[0]).toBe(5500);
});

test("a page that only answers stays, and is asked once a second", () => {
  const { asked, cutOff, until } = line(true);
  until(60_000);
  expect(cutOff).toEqual([]);
  expect(asked).toEqual(Array.from({ length: 60 }, (_, n) => (n + 1) * 1000));
});

test("an answer to any question is a sign of life", () => {
  const { socket, cutOff, until } = line();
  until(3500);
  const now = vi.spyOn(performance, "now").mockReturnValue(3900);
  socket.emit("pong", Buffer.from("17"));
  now.mockRestore();
  until(7500);
  expect(cutOff).toEqual([]);
  until(8000);
  expect(cutOff).toEqual([8000]);
});

test("while the server stands still nobody's silence counts: a page is asked before it is cut off", () => {
  const { asked, cutOff, heartbeat, until, standStill } = line();
  until(1000);
  standStill(60_000);
  expect([asked, cutOff]).toEqual([[1000, 61_000], []]);
  heartbeat.hear(61_001);
  until(65_000);
  expect(cutOff).toEqual([]);
});

test("a page that was gone before the server stood still is cut off soon after", () => {
  const { cutOff, until, standStill } = line();
  until(3500);
  standStill(60_000);
  until(70_000);
  expect(cutOff[0]).toBe(63_500);
});

test("a server that stumbles again and again still finds out who is gone", () => {
  const { cutOff, standStill } = line();
  for (let n = 0; n < 4; n++) standStill(2000);
  expect(cutOff).toEqual([8000]);
});
