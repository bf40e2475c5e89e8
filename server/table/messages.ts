import { getMessageBytes, Protocol, ResponseStatus } from "@colyseus/core";
import { decode } from "@colyseus/schema";
import { unpack } from "msgpackr";
import { MESSAGE } from "../../shared/table/protocol.ts";

/** What a page sends: a message, or a request if it waits for an answer. */
export interface Message {
  readonly type: string;
  readonly payload: unknown;
  /** The request's number, for the answer; absent where none is expected. */
  readonly id: number | undefined;
}

/**
 * Reads a message of a page. Colyseus could, too, by a longer way, which every move would have to go.
 * @param frame well-formed, see frames.ts
 * @returns undefined for frames that are Colyseus's own: joins, farewells, pings
 */
export function readMessage(frame: Uint8Array): Message | undefined {
  const isRequest = frame[0] === Protocol.ROOM_REQUEST;
  if (!isRequest && frame[0] !== Protocol.ROOM_DATA) return undefined;
  const it = { offset: 1 };
  const id = isRequest ? decode.number(frame, it) : undefined;
  const type = decode.string(frame, it);
  return { type, payload: it.offset < frame.length ? unpack(frame.subarray(it.offset)) : undefined, id };
}

/** @returns the frame that tells what happened: `MESSAGE.events` */
export function eventsFrame(packed: Uint8Array): Uint8Array {
  return getMessageBytes.raw(Protocol.ROOM_DATA, MESSAGE.events, undefined, packed);
}

/** @returns the frame that answers a request */
export function answerFrame(id: number, answer: unknown): Uint8Array {
  return getMessageBytes[Protocol.ROOM_RESPONSE](id, ResponseStatus.OK, answer);
}

/** @returns the frame that tells a page that there is no such request */
export function unknownFrame(id: number, type: string): Uint8Array {
  const error = { name: "no_handler", message: `there is no request "${type}"` };
  return getMessageBytes[Protocol.ROOM_RESPONSE](id, ResponseStatus.ERROR, error);
}
