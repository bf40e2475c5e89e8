import WebSocket from "ws";
import { framesOf } from "../../../shared/table/bundle.ts";
import { type JoinOptions, PROTOCOL } from "../../../shared/table/protocol.ts";
import { until } from "./until.ts";

/** A connection without the SDK: it keeps every frame as it came, and sends whatever it is told. */
export class RawPage {
  readonly socket: WebSocket;
  readonly frames: Buffer[] = [];
  closeCode: number | undefined;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on("message", (message: Buffer) => {
      this.frames.push(...framesOf(message).map((frame) => Buffer.from(frame)));
    });
    socket.on("close", (code) => {
      this.closeCode = code;
    });
    socket.on("error", () => undefined);
  }

  /** Joins like a page, up to and with the acknowledgement of the join. */
  static async join(url: string, code: string, options: Partial<JoinOptions> = {}): Promise<RawPage> {
    const body = JSON.stringify({ protocol: PROTOCOL, ...options });
    const seat = await (await fetch(`${url}/matchmake/joinById/${code}`, { method: "POST", body })).json();
    const path = `${seat.processId}/${seat.roomId}?sessionId=${seat.sessionId}`;
    const page = new RawPage(new WebSocket(`${url.replace("http", "ws")}/${path}`));
    await until(() => page.frames.length > 0);
    page.send([10]);
    // The whole state, the seat, the chat.
    await until(() => page.frames.length > 3);
    return page;
  }

  static open(url: string, path: string, headers: Record<string, string> = {}): RawPage {
    return new RawPage(new WebSocket(url.replace("http", "ws") + path, { headers }));
  }

  send(bytes: readonly number[] | Uint8Array): void {
    this.socket.send(Uint8Array.from(bytes));
  }

  /** All that came, as text, for a search. */
  get text(): string {
    return Buffer.concat(this.frames).toString("latin1");
  }
}

const text = (value: string) => [0xa0 + value.length, ...Buffer.from(value)];

/** What `send(type)` puts on the wire, followed by these bytes. */
export function message(type: string, ...payload: number[]): number[] {
  return [13, ...text(type), ...payload];
}

/** What `request(type)` puts on the wire, followed by these bytes. */
export function request(id: number, type: string, ...payload: number[]): number[] {
  return [21, id, ...text(type), ...payload];
}
