/** The first byte of a message that bundles frames. No frame of Colyseus begins with it. */
const BUNDLE = 0xff;
/** Before a longer frame its length takes four bytes more. */
const LONG = 0xff;

const headOf = (length: number) => (length < LONG ? 1 : 5);

/** @returns how many bytes the frames take as one message */
export function bundleSize(frames: readonly Uint8Array[]): number {
  return frames.reduce((sum, { length }) => sum + headOf(length) + length, 1);
}

/** Writes frames as one message into `bytes` from `at` on: the mark, then each frame behind its length. */
export function writeBundle(bytes: Uint8Array, at: number, frames: readonly Uint8Array[]): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let next = at;
  bytes[next++] = BUNDLE;
  for (const frame of frames) {
    bytes[next++] = Math.min(frame.length, LONG);
    if (frame.length >= LONG) {
      view.setUint32(next, frame.length);
      next += 4;
    }
    bytes.set(frame, next);
    next += frame.length;
  }
}

/** The frames of a message, in order: those it bundles, or the message itself. @throws RangeError where it ends too early */
export function framesOf(message: Uint8Array): Uint8Array[] {
  if (message[0] !== BUNDLE) return [message];
  const view = new DataView(message.buffer, message.byteOffset, message.byteLength);
  const frames: Uint8Array[] = [];
  for (let next = 1; next < message.length; ) {
    let length = view.getUint8(next++);
    if (length === LONG) {
      length = view.getUint32(next);
      next += 4;
    }
    if (next + length > message.length) throw new RangeError("a frame longer than its bundle");
    frames.push(message.subarray(next, next + length));
    next += length;
  }
  return frames;
}
