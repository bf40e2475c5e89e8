import { Protocol } from "@colyseus/core";

const MAX_DEPTH = 12;
/** msgpackr's mark for "here follows the list of names of a record, then its values". */
const RECORD = 0x72;

/**
 * Whether a frame is one of those a page sends, whole and plain: a known kind, a short name, and one msgpack value of
 * nothing but numbers, texts, lists, maps and records, none of which claims to be longer than the frame. Five bytes can
 * ask the decoder behind for 200 MB, and bytes that end too early make it throw: neither gets past here.
 */
export function isWellFormed(frame: Uint8Array): boolean {
  switch (frame[0]) {
    case Protocol.JOIN_ROOM:
    case Protocol.LEAVE_ROOM:
    case Protocol.PING:
      return frame.length === 1;
    case Protocol.ROOM_DATA:
      return isMessage(frame, 1);
    case Protocol.ROOM_REQUEST: {
      const type = afterNumber(frame, 1);
      return type !== undefined && isMessage(frame, type);
    }
    default:
      return false;
  }
}

/** A message name of at most 31 plain characters, then one value or nothing. */
function isMessage(frame: Uint8Array, at: number): boolean {
  const length = (frame[at] ?? 0) - 0xa0;
  if (length < 1 || length > 31) return false;
  const end = at + 1 + length;
  if (end > frame.length || frame.subarray(at + 1, end).some((byte) => byte < 0x20 || byte > 0x7e)) return false;
  return end === frame.length || new Walker(frame, end).value(0) === frame.length;
}

/** How many bytes follow the head of a fixed-size value. */
const FIXED: Readonly<Record<number, number>> = {
  192: 0,
  194: 0,
  195: 0,
  202: 4,
  203: 8,
  204: 1,
  205: 2,
  206: 4,
  207: 8,
  208: 1,
  209: 2,
  210: 4,
  211: 8,
};
/** How many bytes tell the length of a text, list or map. */
const SIZED: Readonly<Record<number, readonly [size: number, kind: "text" | "list" | "map"]>> = {
  217: [1, "text"],
  218: [2, "text"],
  219: [4, "text"],
  220: [2, "list"],
  221: [4, "list"],
  222: [2, "map"],
  223: [4, "map"],
};

function afterNumber(frame: Uint8Array, at: number): number | undefined {
  const head = frame[at] ?? 0xc1;
  if (head < 0x80) return at + 1;
  const size = head >= 0xcc && head <= 0xcf ? FIXED[head] : undefined;
  return size === undefined ? undefined : at + 1 + size;
}

class Walker {
  readonly #bytes: Uint8Array;
  /** How many names each kind of record has. Hardly any message has one. */
  #records: Map<number, number> | undefined;
  #at: number;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  /** Passes one value. @returns the place behind it, or -1 where there is none */
  value(depth: number): number {
    const head = this.#bytes[this.#at++];
    if (head === undefined || depth > MAX_DEPTH) return -1;
    if (head < 0x80) return this.#values(this.#records?.get(head) ?? 0, depth);
    if (head < 0x90) return this.#pairs(head & 0x0f, depth);
    if (head < 0xa0) return this.#values(head & 0x0f, depth);
    if (head < 0xc0) return this.#skip(head & 0x1f);
    if (head >= 0xe0) return this.#at;
    if (head === 0xd4) return this.#record(depth);
    const fixed = FIXED[head];
    if (fixed !== undefined) return this.#skip(fixed);
    const sized = SIZED[head];
    if (sized === undefined) return -1;
    const [size, kind] = sized;
    const length = this.#length(size);
    if (kind === "text") return this.#skip(length);
    return kind === "list" ? this.#values(length, depth) : this.#pairs(length, depth);
  }

  #values(count: number, depth: number): number {
    if (count > this.#bytes.length - this.#at) return -1;
    for (let passed = 0; passed < count; passed++) if (this.value(depth + 1) < 0) return -1;
    return this.#at;
  }

  #pairs(count: number, depth: number): number {
    if (count * 2 > this.#bytes.length - this.#at) return -1;
    for (let passed = 0; passed < count; passed++) {
      if (this.#text(depth) < 0 || this.value(depth + 1) < 0) return -1;
    }
    return this.#at;
  }

  /** A name: anything else the decoder refuses. */
  #text(depth: number): number {
    const head = this.#bytes[this.#at] ?? 0;
    const isText = (head >= 0xa0 && head < 0xc0) || SIZED[head]?.[1] === "text";
    return isText ? this.value(depth) : -1;
  }

  #record(depth: number): number {
    const [kind, id = 0, head = 0] = this.#bytes.subarray(this.#at, this.#at + 3);
    if (kind !== RECORD || id < 0x40 || id > 0x7f || head < 0x90 || head > 0x9f) return -1;
    this.#at += 3;
    const names = head & 0x0f;
    for (let passed = 0; passed < names; passed++) if (this.#text(depth) < 0) return -1;
    this.#records ??= new Map();
    this.#records.set(id, names);
    return this.#values(names, depth);
  }

  #skip(length: number): number {
    this.#at += length;
    return this.#at <= this.#bytes.length ? this.#at : -1;
  }

  #length(size: number): number {
    let length = 0;
    for (let read = 0; read < size; read++) length = length * 256 + (this.#bytes[this.#at++] ?? 0);
    return length;
  }
}
