import { Protocol } from "@colyseus/core";
import { Encoder } from "@colyseus/schema";
import { expect, test, vi } from "vitest";
import { CopyingSerializer } from "../../server/table/serializer.ts";
import { newState } from "../../server/table/state.ts";
import { pebbles } from "./support/pebbles.ts";

const record = {
  code: "ABCD",
  game: pebbles.id,
  options: {},
  isPublic: false,
  phase: "gathering",
  host: 0,
  seats: [],
  match: 0,
} as const;

test("a patch that waits for a slow line is not written over by the next", () => {
  Encoder.BUFFER_SIZE = 8 * 1024;
  const state = newState(pebbles, record);
  const serializer = new CopyingSerializer();
  serializer.reset(state);
  state.host = 1;
  const patch = serializer.takePatch();
  const before = [...(patch ?? [])];
  state.isPublic = true;
  state.options = "{ }";
  expect([...(serializer.takePatch() ?? [])]).not.toEqual(before);
  expect(before).not.toEqual([]);
  expect([...(patch ?? [])]).toEqual(before);
});

test("the whole state that waits for a slow line is not written over by the next", () => {
  const state = newState(pebbles, record);
  const serializer = new CopyingSerializer();
  serializer.reset(state);
  const whole = serializer.getFullState();
  const before = [...whole];
  state.options = "another";
  serializer.getFullState();
  expect([...whole]).toEqual(before);
});

test("a patch and a state larger than the room's buffer are whole, and still say what they are", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  Encoder.BUFFER_SIZE = 8 * 1024;
  const state = newState(pebbles, record);
  const serializer = new CopyingSerializer();
  serializer.reset(state);
  state.options = "x".repeat(20_000);
  const frames = [serializer.takePatch() ?? []];
  state.options = "y".repeat(9000);
  frames.push(serializer.takePatch() ?? []);
  const whole = serializer.getFullState();
  warn.mockRestore();
  expect(frames.map(([kind]) => kind)).toEqual([Protocol.ROOM_STATE_PATCH, Protocol.ROOM_STATE_PATCH]);
  expect(Buffer.from(frames[0] ?? []).toString("latin1")).toContain("x".repeat(20_000));
  expect(Buffer.from(frames[1] ?? []).toString("latin1")).toContain("y".repeat(9000));
  expect(whole[0]).toBe(Protocol.ROOM_STATE);
  expect(Buffer.from(whole).toString("latin1")).toContain("y".repeat(9000));
});

test("there is no patch where nothing changed, and none before there is a state", () => {
  const state = newState(pebbles, record);
  const serializer = new CopyingSerializer();
  expect(serializer.takePatch()).toBeUndefined();
  serializer.reset(state);
  state.host = 1;
  expect(serializer.takePatch()?.[0]).toBe(Protocol.ROOM_STATE_PATCH);
  expect(serializer.takePatch()).toBeUndefined();
});
