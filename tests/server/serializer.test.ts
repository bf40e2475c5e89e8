import { type Client, ClientState } from "@colyseus/core";
import { Encoder } from "@colyseus/schema";
import { expect, test } from "vitest";
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

/** A page whose line is slow: whatever is sent to it waits. */
function slowPage() {
  const frames: Uint8Array[] = [];
  const client = { state: ClientState.JOINED, raw: (frame: Uint8Array) => frames.push(frame) };
  return { frames, client: client as unknown as Client };
}

test("a patch that waits for a slow line is not written over by the next", () => {
  Encoder.BUFFER_SIZE = 8 * 1024;
  const state = newState(pebbles, record);
  const serializer = new CopyingSerializer();
  serializer.reset(state);
  const { client, frames } = slowPage();
  state.host = 1;
  serializer.applyPatches([client]);
  const first = [...(frames[0] ?? [])];
  state.isPublic = true;
  state.options = "{ }";
  serializer.applyPatches([client]);
  expect(frames).toHaveLength(2);
  expect([...(frames[0] ?? [])]).toEqual(first);
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
