import type { Client, Room } from "@colyseus/core";
import { isWellFormed } from "./frames.ts";

/** The way in for every frame, which the types of Colyseus keep private. */
interface FrameReceiver {
  _onMessage(client: Client, frame: Uint8Array): void;
}

export interface FrameJudge {
  /** Every frame comes here first. @returns whether to look at it at all */
  count(client: Client): boolean;
  /** A frame that no page of ours would send. */
  malformed(client: Client): void;
  /** A frame at which the room itself threw. */
  failed(client: Client, error: unknown): void;
}

/** Looks at every frame before Colyseus decodes it: what it threw there would end the whole process. */
export function guardFrames(room: Room, judge: FrameJudge): void {
  const receiver = room as unknown as FrameReceiver;
  const receive = receiver._onMessage.bind(room);
  receiver._onMessage = (client, frame) => {
    if (!judge.count(client)) return;
    if (!isWellFormed(frame)) {
      judge.malformed(client);
      return;
    }
    try {
      receive(client, frame);
    } catch (error) {
      judge.failed(client, error);
    }
  };
}
