import type { Socket } from "node:net";
import type { Client } from "@colyseus/core";
import type { WebSocket } from "ws";

/** The way out for every frame, the callback of which the types of Colyseus leave out. */
interface FrameSender {
  raw(frame: Uint8Array, options?: object, callback?: () => void): void;
}

/** FIN, and the opcode of binary data (RFC 6455, 5.2). */
const BINARY = 0x82;

/** Nothing waits. One for all: what is made anew for each turn and kept until the next would age on the heap. */
const NOTHING: readonly Uint8Array[] = [];

/** A page, and what waits for it. */
interface Line {
  readonly client: Client;
  waiting: readonly Uint8Array[];
}

/**
 * Whatever is sent to the pages of a table within one turn of the event loop leaves in one piece: a patch and what
 * happened arrive together and cost one write to each socket instead of several, and pages that are sent the same are
 * sent the same bytes.
 */
export class Outbox {
  readonly #lines = new Set<Line>();
  #isDue = false;
  readonly #flush = () => this.flush();

  /** From now on what is sent to this page waits for the end of the turn. */
  attach(client: Client): void {
    const line: Line = { client, waiting: NOTHING };
    this.#lines.add(line);
    const sender = client as unknown as FrameSender;
    const send = sender.raw.bind(client);
    const leave = client.leave.bind(client);
    sender.raw = (frame, options, callback) => {
      if (callback === undefined) this.#put(line, frame);
      else {
        this.flush();
        send(frame, options, callback);
      }
    };
    client.leave = (code, reason) => {
      this.flush();
      leave(code, reason);
    };
    client.ref.once("close", () => {
      this.#lines.delete(line);
      // What an answer given late would put into the line nobody would ever take out of it.
      sender.raw = send;
    });
  }

  /** Sends what waits. */
  flush(): void {
    this.#isDue = false;
    const written: { readonly frames: readonly Uint8Array[]; readonly bytes: Buffer }[] = [];
    for (const line of this.#lines) {
      const frames = line.waiting;
      if (frames === NOTHING) continue;
      line.waiting = NOTHING;
      const socket = openSocket(line.client);
      if (socket === undefined) continue;
      let same = written.find((each) => isSame(each.frames, frames));
      if (same === undefined) {
        same = { frames, bytes: packFrames(frames) };
        written.push(same);
      }
      socket.write(same.bytes);
    }
  }

  #put(line: Line, frame: Uint8Array): void {
    line.waiting = line.waiting === NOTHING ? [frame] : [...line.waiting, frame];
    if (this.#isDue) return;
    this.#isDue = true;
    process.nextTick(this.#flush);
  }
}

function openSocket({ ref }: Client): Socket | undefined {
  // The types of `ws` keep its socket private; without compression nothing is held back that would have to go first.
  const line = ref as unknown as WebSocket & { readonly _socket?: Socket | null };
  return line.readyState === line.OPEN ? (line._socket ?? undefined) : undefined;
}

function isSame(some: readonly Uint8Array[], others: readonly Uint8Array[]): boolean {
  return some.length === others.length && some.every((frame, index) => frame === others[index]);
}

/** The frames as they go over the line: unmasked, each in one piece (RFC 6455, 5.2). */
function packFrames(frames: readonly Uint8Array[]): Buffer {
  const bytes = Buffer.allocUnsafe(frames.reduce((sum, { length }) => sum + headerSize(length) + length, 0));
  let at = 0;
  for (const frame of frames) {
    at = writeHeader(bytes, at, frame.length);
    bytes.set(frame, at);
    at += frame.length;
  }
  return bytes;
}

function headerSize(length: number): number {
  if (length < 126) return 2;
  return length < 65_536 ? 4 : 10;
}

/** @returns where the frame itself begins */
function writeHeader(bytes: Buffer, at: number, length: number): number {
  bytes[at] = BINARY;
  if (length < 126) {
    bytes[at + 1] = length;
  } else if (length < 65_536) {
    bytes[at + 1] = 126;
    bytes.writeUInt16BE(length, at + 2);
  } else {
    bytes[at + 1] = 127;
    bytes.writeBigUInt64BE(BigInt(length), at + 2);
  }
  return at + headerSize(length);
}
