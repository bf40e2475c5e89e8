import { Client, type Room } from "@colyseus/sdk";
import { type Answer, type CreateOptions, type JoinOptions, MESSAGE, TABLE_ROOM } from "../../shared/table/protocol.ts";
import { learnDialect } from "./dialect.ts";

/** To which table: a new one, or the one with this code. */
export type Wish = { readonly create: CreateOptions } | { readonly code: string; readonly join: JoinOptions };

/** What comes over a line. */
export interface Listener {
  /** The table's state after a patch, as plain data. */
  onState(state: unknown): void;
  onMessage(type: string | number, payload: unknown): void;
  onBroken(code: number): void;
}

/** An open connection to a table. */
export interface Line {
  readonly code: string;
  /** @throws LineBroken when no answer came */
  request(type: string, payload?: unknown): Promise<Answer | number>;
  /** Without a word: the seat is kept. Nothing comes over the line any more. */
  hangUp(): void;
}

export type Dial = (wish: Wish, listener: Listener) => Promise<Line>;

export class LineBroken extends Error {}

const DIAL_TIMEOUT = 8000;
const REQUEST_TIMEOUT = 6000;

/** Dials the server this page came from. */
export const dial: Dial = async (wish, listener) => {
  const client = new Client(location.origin);
  const dialled = "create" in wish ? client.create(TABLE_ROOM, wish.create) : client.joinById(wish.code, wish.join);
  const room = await inTime(dialled);
  return overRoom(room, listener);
};

/** A network that swallows packets would leave the promise open for minutes. */
function inTime(dialled: Promise<Room>): Promise<Room> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(new LineBroken());
    }, DIAL_TIMEOUT);
    dialled.then(
      (room) => {
        clearTimeout(timer);
        if (isLate) void room.leave(false);
        else resolve(room);
      },
      (error) => {
        clearTimeout(timer);
        reject(error);
      },
    );
  });
}

function overRoom(room: Room, listener: Listener): Line {
  let isOpen = true;
  learnDialect(room);
  // The seat token does what the SDK's own reconnection does, and more: see session.ts.
  room.reconnection.enabled = false;
  room.onStateChange((state: { toJSON(): unknown }) => {
    if (isOpen) listener.onState(state.toJSON());
  });
  for (const type of Object.values(MESSAGE)) {
    room.onMessage(type, (payload: unknown) => {
      if (isOpen) listener.onMessage(type, payload);
    });
  }
  room.onLeave((code) => {
    if (!isOpen) return;
    isOpen = false;
    listener.onBroken(code);
  });
  return {
    code: room.roomId,
    async request(type, payload) {
      try {
        return (await room.request(type, payload, { timeout: REQUEST_TIMEOUT })) as Answer | number;
      } catch (error) {
        const isAnswered = isOpen && error instanceof Error && !error.message.includes("timed out");
        if (!isAnswered) throw new LineBroken();
        return { refused: "reason" in error ? String(error.reason) : "unknown" };
      }
    },
    hangUp() {
      isOpen = false;
      void room.leave(false);
    },
  };
}
