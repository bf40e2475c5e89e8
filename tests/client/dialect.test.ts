import type { Room } from "@colyseus/sdk";
import { expect, test } from "vitest";
import { learnDialect } from "../../client/net/dialect.ts";
import { bundleSize, writeBundle } from "../../shared/table/bundle.ts";

/** A room of the SDK as far as it is taught, and the frames that it was given. */
function pupil(receive: (frame: number[]) => void = () => undefined) {
  const given: number[][] = [];
  const events = {
    onmessage({ data }: MessageEvent) {
      const frame = [...new Uint8Array(data)];
      given.push(frame);
      receive(frame);
    },
  };
  learnDialect({ connection: { events } } as unknown as Room);
  return { given, hear: (data: Uint8Array) => events.onmessage({ data: data.slice().buffer } as MessageEvent) };
}

function bundled(...frames: number[][]): Uint8Array {
  const parts = frames.map((frame) => Uint8Array.from(frame));
  const bytes = new Uint8Array(bundleSize(parts));
  writeBundle(bytes, 0, parts);
  return bytes;
}

test("a room is given the frames of a bundle one by one, in order, and any other message as it is", () => {
  const { given, hear } = pupil();
  hear(Uint8Array.of(14, 1, 2));
  hear(bundled([15, 7], [13, 1], [22, 0, 0]));
  expect(given).toEqual([
    [14, 1, 2],
    [15, 7],
    [13, 1],
    [22, 0, 0],
  ]);
});

test("a frame at which the page fails does not keep the next one from it, and the failure is still seen", () => {
  const { given, hear } = pupil(([kind]) => {
    if (kind === 15) throw new Error("a page that fails at patches");
  });
  expect(() => hear(bundled([15, 7], [13, 1]))).toThrow("a page that fails at patches");
  expect(given).toEqual([
    [15, 7],
    [13, 1],
  ]);
});
