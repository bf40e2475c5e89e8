import { Client, type Room } from "@colyseus/sdk";
import { learnDialect } from "../../../client/net/dialect.ts";
import { games } from "../../../shared/games/registry.ts";
import type { TableState } from "../../../shared/table/board.ts";
import { framesOf } from "../../../shared/table/bundle.ts";
import { type PackedEvent, unpackEvent } from "../../../shared/table/events.ts";
import {
  type Answer,
  type ChatLine,
  type CreateOptions,
  type JoinOptions,
  type LinkMessage,
  MESSAGE,
  type OpenMessage,
  PROTOCOL,
  type SeatMessage,
  TABLE_ROOM,
  type TableRequest,
} from "../../../shared/table/protocol.ts";
import { type PebblesBoard, pebbles } from "./pebbles.ts";
import { until } from "./until.ts";

let lastId = 0;

/** What a browser's page does at a table, without the browser. */
export class Page {
  readonly room: Room<unknown, TableState>;
  readonly url: string;
  seat: number | undefined;
  token: string | undefined;
  hand: { lucky: number; peeked: number[] } | undefined;
  /** All hands that came, in order. */
  readonly hands: unknown[] = [];
  chats: ChatLine[] | undefined;
  events: object[] = [];
  /** The number of the last frame of events. */
  since: number | undefined;
  missed: object[] = [];
  link: LinkMessage | undefined;
  open: OpenMessage | undefined;
  closeCode: number | undefined;
  /** Every frame since, its length, and what it is (the first byte). */
  frames: { readonly kind: number; readonly length: number; readonly bytes: Uint8Array }[] = [];
  /** The same frames, as text, for a search. */
  text = "";

  private constructor(url: string, room: Room<unknown, TableState>) {
    this.url = url;
    this.room = room;
    learnDialect(room);
    room.reconnection.enabled = false;
    room.onMessage(MESSAGE.seat, (message: SeatMessage) => {
      this.seat = message.seat;
      this.token = message.token ?? this.token;
      this.since = message.events;
    });
    room.onMessage(MESSAGE.link, (link: LinkMessage) => {
      this.link = link;
    });
    room.onMessage(MESSAGE.open, (open: OpenMessage) => {
      this.open = open;
    });
    room.onMessage(MESSAGE.missed, (packed: PackedEvent[]) => this.missed.push(...unpacked(this.state.game, packed)));
    room.onMessage(MESSAGE.hand, (hand) => {
      this.hand = hand as Page["hand"];
      this.hands.push(hand);
    });
    room.onMessage(MESSAGE.chatHistory, (lines: ChatLine[]) => {
      this.chats = lines;
    });
    room.onMessage(MESSAGE.chat, (line: ChatLine) => this.chats?.push(line));
    room.onMessage(MESSAGE.events, (packed: PackedEvent[]) => {
      this.events.push(...unpacked(this.state.game, packed));
      this.since = (this.since ?? 0) + 1;
    });
    room.onLeave((code) => {
      this.closeCode = code;
    });
    const socket = this.socket;
    socket.addEventListener("message", ({ data }) => {
      for (const bytes of framesOf(new Uint8Array(data))) {
        this.frames.push({ kind: bytes[0] ?? 0, length: bytes.length, bytes });
        this.text += Buffer.from(bytes).toString("latin1");
      }
    });
  }

  static async set(url: string, options: Partial<CreateOptions> = {}): Promise<Page> {
    const asked = { protocol: PROTOCOL, game: "pebbles", name: "Anna", ...options };
    return Page.ready(url, await new Client(url).create<TableState>(TABLE_ROOM, asked));
  }

  static async join(url: string, code: string, options: Partial<JoinOptions> = {}): Promise<Page> {
    const asked = { protocol: PROTOCOL, ...options };
    return Page.ready(url, await new Client(url).joinById<TableState>(code, asked));
  }

  static async ready(url: string, room: Room): Promise<Page> {
    const page = new Page(url, room);
    await until(() => {
      if (page.closeCode !== undefined) throw new Error(`closed with ${page.closeCode} while joining`);
      return page.chats !== undefined && page.seat !== undefined;
    });
    return page;
  }

  get code(): string {
    return this.room.roomId;
  }

  get state(): TableState {
    return this.room.state;
  }

  get board(): PebblesBoard {
    return this.room.state.board as PebblesBoard;
  }

  get names(): string[] {
    return [...this.state.seats].map(({ name }) => name);
  }

  get socket(): WebSocket {
    return (this.room.connection.transport as unknown as { ws: WebSocket }).ws;
  }

  ask(request: TableRequest): Promise<Answer> {
    return this.room.request("table", request);
  }

  play(command: object, id = ++lastId): Promise<Answer> {
    return this.room.request("command", { id, c: command });
  }

  /** The line breaks without a word. */
  async drop(): Promise<void> {
    this.socket.close();
    await until(() => this.closeCode !== undefined);
  }

  /** The same browser after a reload. */
  again(options: Partial<JoinOptions> = {}): Promise<Page> {
    return Page.join(this.url, this.code, { token: this.token, ...options });
  }
}

function unpacked(game: string, packed: readonly PackedEvent[]): object[] {
  const table = games.get(game)?.events ?? pebbles.events;
  return packed.flatMap((event) => unpackEvent(table, event) ?? []);
}

/** A table at which so many sit, all ready, the first being the host. */
export async function gathered(url: string, players: number, options: Partial<CreateOptions> = {}): Promise<Page[]> {
  const host = await Page.set(url, options);
  const pages = [host];
  for (let number = 2; number <= players; number++) {
    const page = await Page.join(url, host.code, { name: `Player ${number}` });
    await page.ask({ type: "ready", isReady: true });
    pages.push(page);
  }
  return pages;
}

/** A table at which a match has begun. */
export async function playing(url: string, players: number, options: Partial<CreateOptions> = {}): Promise<Page[]> {
  const pages = await gathered(url, players, options);
  await pages[0]?.ask({ type: "start" });
  for (const page of pages) await until(() => page.state.phase === "playing" && page.hand !== undefined);
  return pages;
}
