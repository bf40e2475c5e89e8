import { expect, test } from "vitest";
import { advanced, hastened, neighbour, type Playback, sought, toggled } from "../../../client/replay/playback.ts";

const span = { from: 1000, to: 9000 };
const playing: Playback = { time: 2000, isPlaying: true, speed: 2 };

test("time goes by as fast as was chosen, and stands while it stands", () => {
  expect(advanced(playing, span, 500).time).toBe(3000);
  expect(advanced({ ...playing, isPlaying: false }, span, 500).time).toBe(2000);
});

test("at the end it stands, and begins anew when it is played again", () => {
  const end = advanced(playing, span, 99_999);
  expect(end).toEqual({ time: 9000, isPlaying: false, speed: 2 });
  expect(toggled(end, span)).toEqual({ time: 1000, isPlaying: true, speed: 2 });
});

test("one seeks within the match alone", () => {
  expect(sought(playing, span, 0).time).toBe(1000);
  expect(sought(playing, span, 99_999).time).toBe(9000);
});

test("the speeds come one after the other", () => {
  const next = hastened(playing);
  const after = hastened(next);
  const speeds = [playing, next, after, hastened(after)];
  expect(speeds.map(({ speed }) => speed)).toEqual([2, 4, 8, 1]);
});

test("one steps to the next moment and back", () => {
  expect(neighbour([1, 5, 9], 5, 1)).toBe(9);
  expect(neighbour([1, 5, 9], 5, -1)).toBe(1);
  expect(neighbour([1, 5, 9], 9, 1)).toBeUndefined();
});
