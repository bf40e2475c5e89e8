import type { Socket } from "node:net";
import { type Client, ClientState } from "@colyseus/core";
import type { WebSocket } from "ws";
import { bundleSize, writeBundle } from "../../shared/table/bundle.ts";

/** The way out for every frame, the callback of which the types of Colyseus leave out. */
interface FrameSender {
  raw(frame: Uint8Array, options?: object, callback?: () => void): void;
}

/** FIN, and the opcode of binary data (RFC 6455, 5.2). */
const BINARY = 0x82;

/** What waits: a frame, and what goes before it. Pages that are sent the same share it. */
interface Chain {
  readonly before: Chain | undefined;
  readonly frame: Uint8Array;
}

/** A page, and what waits for it. */
interface Line {
  readonly client: Client;
  waiting: Chain | undefined;
}

/**
 * Whatever is sent to the pages of a table within one turn of the event loop leaves in one piece and arrives as one
 * message, see shared/table/bundle.ts: a patch and what happened come together and cost one write to each socket instead
 * of several, and pages that are sent the same are sent the same bytes.
 */
export class Outbox {
  readonly #lines = new Set<Line>();
  /** What was put last: the next page is likely to be sent the same. */
  #last: Chain | undefined;
  #isDue = false;
  readonly #flush = () => this.flush();

  /** From now on what is sent to this page waits for the end of the turn. */
  attach(client: Client): void {
    const line: Line = { client, waiting: undefined };
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

  /** Sends a frame to all who have joined; to those who are about to, once they have. */
  toAll(frame: Uint8Array): void {
    for (const line of this.#lines) {
      if (line.client.state === ClientState.JOINED) this.#put(line, frame);
      else line.client.enqueueRaw(frame);
    }
  }

  /** Sends a frame to all who have joined: the others are told the whole state when they have. */
  toJoined(frame: Uint8Array): void {
    for (const line of this.#lines) {
      if (line.client.state === ClientState.JOINED) this.#put(line, frame);
    }
  }

  /** Sends what waits. */
  flush(): void {
    this.#isDue = false;
    this.#last = undefined;
    const written: { readonly chain: Chain; readonly hasJoined: boolean; readonly bytes: Buffer }[] = [];
    for (const line of this.#lines) {
      const chain = line.waiting;
      if (chain === undefined) continue;
      line.waiting = undefined;
      const socket = openSocket(line.client);
      if (socket === undefined) continue;
      // Whoever has not yet said that they have joined may not have learned what a bundle is.
      const hasJoined = line.client.state !== ClientState.JOINING;
      let same = written.find((each) => each.chain === chain && each.hasJoined === hasJoined);
      if (same === undefined) {
        const frames = framesIn(chain);
        same = { chain, hasJoined, bytes: hasJoined ? packBundle(frames) : packFrames(frames) };
        written.push(same);
      }
      socket.write(same.bytes);
    }
  }

  #put(line: Line, frame: Uint8Array): void {
    const last = this.#last;
    const isSame = last !== undefined && last.frame === frame && last.before === line.waiting;
    line.waiting = this.#last = isSame ? last : { before: line.waiting, frame };
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

function framesIn(chain: Chain): Uint8Array[] {
  const frames: Uint8Array[] = [];
  for (let link: Chain | undefined = chain; link !== undefined; link = link.before) frames.push(link.frame);
  return frames.reverse();
}

/** The frames as they go over the line as one message, a single one as it is: unmasked, in one piece (RFC 6455, 5.2). */
function packBundle(frames: readonly Uint8Array[]): Buffer {
  if (frames.length === 1) return packFrames(frames);
  const size = bundleSize(frames);
  const bytes = Buffer.allocUnsafe(headerSize(size) + size);
  writeBundle(bytes, writeHeader(bytes, 0, size), frames);
  return bytes;
}

/** The same, each as a message of its own. */
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
