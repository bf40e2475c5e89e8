import { type Client, ClientState, type Room } from "@colyseus/core";
import { isWellFormed } from "./frames.ts";
import { type Message, readMessage } from "./messages.ts";

/** The way in for every frame, which the types of Colyseus keep private. */
interface FrameReceiver {
  _onMessage(client: Client, frame: Uint8Array): void;
}

export interface FrameJudge {
  /** Every frame comes here first. @returns whether to look at it at all */
  count(client: Client): boolean;
  /** A message, or a request. */
  hear(client: Client, message: Message): void;
  /** A frame that no page of ours would send. */
  malformed(client: Client): void;
  /** A frame at which the room itself threw. */
  failed(client: Client, error: unknown): void;
}

/** Looks at every frame before Colyseus does, which is left its own ones: what it threw there would end the whole process. */
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
      const message = readMessage(frame);
      if (message === undefined) receive(client, frame);
      else if (client.state !== ClientState.LEAVING) judge.hear(client, message);
    } catch (error) {
      judge.failed(client, error);
    }
  };
}
