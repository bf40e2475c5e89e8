import fc from "fast-check";
import { expect, test } from "vitest";
import { bundleSize, framesOf, writeBundle } from "../../../shared/table/bundle.ts";

/** Frames as Colyseus makes them: their first byte is one of its kinds. */
const frame = fc.uint8Array({ minLength: 1, maxLength: 600 }).filter(([kind = 0]) => kind < 0x80);

function bundled(frames: readonly Uint8Array[], before = 0): Uint8Array {
  const bytes = new Uint8Array(before + bundleSize(frames));
  writeBundle(bytes, before, frames);
  return bytes.subarray(before);
}

test("the frames of a bundle come out as they went in, wherever it was written", () => {
  fc.assert(
    fc.property(fc.array(frame, { minLength: 2 }), fc.nat(9), (frames, before) => {
      expect(framesOf(bundled(frames, before))).toEqual(frames);
    }),
  );
});

test("whatever is no bundle is a frame itself", () => {
  fc.assert(
    fc.property(frame, (each) => {
      expect(framesOf(each)).toEqual([each]);
    }),
  );
  expect(framesOf(new Uint8Array())).toEqual([new Uint8Array()]);
});

test("a bundle that was cut short is told from a whole one", () => {
  const whole = bundled([new Uint8Array(3).fill(14), new Uint8Array(300).fill(13)]);
  for (let length = 6; length < whole.length; length++) {
    expect(() => framesOf(whole.subarray(0, length))).toThrow(RangeError);
  }
});
